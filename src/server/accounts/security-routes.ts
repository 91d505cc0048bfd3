import type { Hono } from 'hono'
import { COMMON_PASSWORD } from '#server/accounts/common-password-problem.ts'
import { isCommonPassword } from '#server/common-passwords.ts'
import { forwardCookies } from '#server/http/forward-cookies.ts'
import { knownCookie } from '#server/http/known-cookie.ts'
import { notFound, problem, waitText, tooManyAttempts } from '#server/http/problem.ts'
import { serve, serveSignedIn } from '#server/http/serve.ts'
import type { Accounts } from '#server/accounts/service.ts'
import type { EmailAddresses } from '#server/accounts/email-addresses.ts'
import type { AccountDeletion } from '#server/accounts/deletion.ts'
import type { Passwords } from '#server/accounts/passwords.ts'
import type { Sessions } from '#server/accounts/sessions.ts'
import {
  changeEmail,
  changePassword,
  checkPasswordReset,
  confirmEmail,
  deleteUser,
  endOtherSessions,
  endSession,
  listSessions,
  requestPasswordReset,
  resetPassword,
  sendEmailConfirmation,
} from '#shared/contract/security.ts'

const EXPIRED = problem(410, 'link_expired', 'This link has expired or was already used. Request a new one.')
const TAKEN = 'An account with this email already exists.'
const SAME = 'This is already your email address.'
const WRONG = 'That password is incorrect. Try again.'
const MISSING = notFound('session_not_found', 'This session has already ended.')
const DONE = { status: 200, body: {} } as const
const SENT = { status: 202, body: {} } as const

const wrongPassword = (field: string) => problem(422, 'wrong_password', WRONG, { [field]: WRONG })
const enoughEmails = (waitSeconds: number) => ({
  ...tooManyAttempts(waitSeconds),
  ...problem(
    429,
    'too_many_tries',
    `We’ve already sent you several emails. Check your spam folder, or try again in ${waitText(waitSeconds)}.`,
  ),
})

type Services = {
  readonly accounts: Accounts
  readonly passwords: Passwords
  readonly addresses: EmailAddresses
  readonly sessions: Sessions
  readonly deletion: AccountDeletion
}

export function accountSecurityRoutes(app: Hono, services: Services): void {
  passwordRoutes(app, services)
  addressRoutes(app, services)
  sessionRoutes(app, services)
  deletionRoutes(app, services)
}

function passwordRoutes(app: Hono, { accounts, passwords }: Services): void {
  serve(
    app,
    requestPasswordReset,
  )(async ({ body, c }) => {
    const asked = await passwords.requestReset(body.email, c.get('visitor').network)
    return asked.state === 'too_many_tries' ? tooManyAttempts(asked.waitSeconds) : SENT
  })

  serve(app, checkPasswordReset)(async ({ params }) => ((await passwords.canReset(params.token)) ? DONE : EXPIRED))

  serve(
    app,
    resetPassword,
  )(async ({ params, body, c }) => {
    if (isCommonPassword(body.password)) return COMMON_PASSWORD
    const reset = await passwords.reset(params.token, body.password)
    if (reset.state === 'expired') return EXPIRED
    knownCookie.set(c, await accounts.knownToken(reset.userId))
    return DONE
  })

  serveSignedIn(
    app,
    changePassword,
  )(async ({ user, body, c }) => {
    if (isCommonPassword(body.password)) return COMMON_PASSWORD
    const sessionId = await accounts.sessionId(c.req.raw.headers)
    const changed = await passwords.change(user.id, sessionId ?? '', body)
    if (changed.state === 'too_many_tries') return tooManyAttempts(changed.waitSeconds)
    if (changed.state === 'wrong_password') return wrongPassword('currentPassword')
    knownCookie.set(c, await accounts.knownToken(user.id))
    return DONE
  })
}

function addressRoutes(app: Hono, { addresses }: Services): void {
  serveSignedIn(
    app,
    sendEmailConfirmation,
  )(async ({ user }) => {
    const sent = await addresses.resendConfirmation(user.id)
    return sent.state === 'too_many_tries' ? enoughEmails(sent.waitSeconds) : SENT
  })

  serve(
    app,
    confirmEmail,
  )(async ({ params }) => {
    const confirmed = await addresses.confirm(params.token)
    if (confirmed.state === 'expired') return EXPIRED
    if (confirmed.state === 'email_taken') return problem(409, 'email_taken', TAKEN)
    return { status: 200, body: { email: confirmed.email } }
  })

  serveSignedIn(
    app,
    changeEmail,
  )(async ({ user, body, c }) => {
    const asked = await addresses.change({ ...user, network: c.get('visitor').network }, body)
    switch (asked.state) {
      case 'too_many_tries':
        return tooManyAttempts(asked.waitSeconds)
      case 'wrong_password':
        return wrongPassword('password')
      case 'email_taken':
        return problem(409, 'email_taken', TAKEN, { email: TAKEN })
      case 'same_email':
        return problem(409, 'same_email', SAME, { email: SAME })
      case 'asked':
        return SENT
    }
  })
}

function sessionRoutes(app: Hono, { accounts, sessions }: Services): void {
  serveSignedIn(
    app,
    listSessions,
  )(async ({ user, c }) => ({
    status: 200,
    body: await sessions.list(user.id, await accounts.sessionId(c.req.raw.headers)),
  }))

  serveSignedIn(
    app,
    endSession,
  )(async ({ user, params }) => ((await sessions.end(user.id, params.session)) ? DONE : MISSING))

  serveSignedIn(
    app,
    endOtherSessions,
  )(async ({ user, c }) => {
    await sessions.endOthers(user.id, (await accounts.sessionId(c.req.raw.headers)) ?? '')
    return DONE
  })
}

function deletionRoutes(app: Hono, { accounts, deletion }: Services): void {
  serveSignedIn(
    app,
    deleteUser,
  )(async ({ user, body, c }) => {
    const gone = await deletion.remove(user.id, body.password)
    if (gone.state === 'too_many_tries') return tooManyAttempts(gone.waitSeconds)
    if (gone.state === 'wrong_password') return wrongPassword('password')
    forwardCookies(c, await accounts.logout(c.req.raw.headers))
    knownCookie.drop(c)
    return DONE
  })
}
