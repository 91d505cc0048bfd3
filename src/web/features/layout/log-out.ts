import { logout } from '#shared/contract/account.ts'
import { confirmLogOut } from '#web/features/layout/log-out-question.ts'
import { call } from '#web/lib/api/call.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { finishUnsavedWork, abandonWork, unsavedRest } from '#web/persistence/unsaved-work.ts'

/** Saves what was typed, ends the session and starts over on the home page. The visitor is warned about text that cannot be saved. */
export async function logOut(): Promise<void> {
  await finishUnsavedWork()
  const rest = unsavedRest()
  if (rest) {
    if (!(await confirmLogOut(rest))) return
    abandonWork()
  }
  await endSession()
}

/** The plain address does it when the call cannot. */
async function endSession(): Promise<void> {
  try {
    const reply = await call(logout)
    if (reply.status !== 200) throw toCallError(reply)
    location.assign('/')
  } catch {
    location.assign('/api/logout')
  }
}
