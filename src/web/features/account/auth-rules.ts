import { MIN_PASSWORD } from '#shared/contract/account.ts'

export type AuthTab = 'sign-in' | 'sign-up'
export type AuthForm = {
  readonly tab: AuthTab
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly emailsAgreed: boolean
}

/** Why no one is signed in yet. `refused` carries the server's own sentence, and those for single fields. */
export type AuthProblem =
  | { readonly code: 'missing' | 'short' | 'failed' | 'offline' }
  | { readonly code: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }

/** What goes back to the page: everything that was typed, except the password. */
export type AuthAnswer = {
  readonly tab: AuthTab
  readonly problem: AuthProblem
  readonly typed: Omit<AuthForm, 'tab' | 'password'>
}

export const tabOf = (word: unknown): AuthTab => (word === 'sign-up' ? 'sign-up' : 'sign-in')

export function readAuthForm(form: FormData): AuthForm {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    tab: tabOf(form.get('tab')),
    email: text('email').trim(),
    password: text('password'),
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    emailsAgreed: form.has('emailsAgreed'),
  }
}

/** The rules that need no server. */
export function problemOf({ tab, email, password }: AuthForm): AuthProblem | undefined {
  if (!email || !password) return { code: 'missing' }
  if (tab === 'sign-up' && password.length < MIN_PASSWORD) return { code: 'short' }
  return undefined
}

export function answerOf({ tab, password: _password, ...typed }: AuthForm, problem: AuthProblem): AuthAnswer {
  return { tab, problem, typed }
}
