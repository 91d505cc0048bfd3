import { logout } from '#shared/contract/account.ts'
import { askToLogOut } from '#web/features/layout/log-out-question.ts'
import { call } from '#web/lib/api/call.ts'
import { refusal } from '#web/lib/api/call-error.ts'
import { finishWork, giveUpWork, restOfWork } from '#web/persistence/unsaved-work.ts'

/** Saves what was typed, ends the session and starts afresh at the front door. Words that cannot be saved are told. */
export async function logOut(): Promise<void> {
  await finishWork()
  const rest = restOfWork()
  if (rest) {
    if (!(await askToLogOut(rest))) return
    giveUpWork()
  }
  await endSession()
}

/** The plain address does it when the call cannot. */
async function endSession(): Promise<void> {
  try {
    const reply = await call(logout)
    if (reply.status !== 200) throw refusal(reply)
    location.assign('/')
  } catch {
    location.assign('/api/logout')
  }
}
