/** Why sign-in failed. `refused` carries the message of the server. */
export type AdminProblem =
  | { readonly code: 'missing' | 'wrong' | 'failed' }
  | { readonly code: 'refused'; readonly message: string }

/** The password of a submitted form; empty if it is not text. */
export function passwordOf(form: FormData): string {
  const value = form.get('password')
  return typeof value === 'string' ? value : ''
}

/** What a reply of the API means for the form. */
export function problemOf(status: number, message: string): AdminProblem {
  return status === 401 ? { code: 'wrong' } : { code: 'refused', message }
}
