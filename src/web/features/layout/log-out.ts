import { logout } from '#shared/contract/account.ts'
import { call } from '#web/lib/call.ts'
import { refusal } from '#web/lib/call-error.ts'

/** Ends the session and starts afresh at the front door; the plain address does it when the call cannot. */
export async function logOut(): Promise<void> {
  try {
    const reply = await call(logout)
    if (reply.status !== 200) throw refusal(reply)
    location.assign('/')
  } catch {
    location.assign('/api/logout')
  }
}
