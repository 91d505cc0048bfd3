import { Suspense } from 'react'
import { useLogOutQuestion } from '#web/features/layout/log-out-question.ts'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'

/** A dialog that does not come keeps everyone where the words are. */
const LogOutDialog = dialogOnDemand(
  () => import('#web/features/layout/log-out-dialog.tsx'),
  ({ question }) => question.answer(false),
)

/** Where someone is asked whose words are not in the account yet. */
export function LogOutSlot() {
  const question = useLogOutQuestion()
  return <Suspense>{question && <LogOutDialog.Content question={question} />}</Suspense>
}
