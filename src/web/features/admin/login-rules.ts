/** Why the administrator is not in yet. `refused` carries the server's own sentence. */
export type AdminProblem =
  | { readonly code: 'missing' | 'wrong' | 'failed' }
  | { readonly code: 'refused'; readonly message: string }

/** The password of a form that was sent; what is no text is none. */
export function passwordOf(form: FormData): string {
  const value = form.get('password')
  return typeof value === 'string' ? value : ''
}

/** What an answer of the API means for the form. */
export function problemOf(status: number, message: string): AdminProblem {
  return status === 401 ? { code: 'wrong' } : { code: 'refused', message }
}
