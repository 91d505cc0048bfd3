import { Trans } from '@lingui/react/macro'
import type { LogOutQuestion } from '#web/features/layout/log-out-question.ts'
import type { UnsavedRest } from '#web/persistence/unsaved-work.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Says where the words are that are not in the account, before the session ends. */
export default function LogOutDialog({ question: { rest, answer } }: { question: LogOutQuestion }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || answer(false)}
      title={<Trans>Log out before all is saved?</Trans>}
      description={<Words rest={rest} />}
      keepLabel={<Trans>Stay logged in</Trans>}
      confirmLabel={<Trans>Log out</Trans>}
      onConfirm={() => answer(true)}
    />
  )
}

function Words({ rest }: { rest: UnsavedRest }) {
  switch (rest) {
    case 'hidden':
      return (
        <Trans>
          Your last changes are not in your account yet. This browser keeps them: they come back when you log in here
          and open the resume.
        </Trans>
      )
    case 'listed':
      return (
        <Trans>
          This resume is not in your account yet. This browser keeps it: it stands on the start page, where everybody
          who uses this browser can open it.
        </Trans>
      )
    case 'nowhere':
      return (
        <Trans>
          Your last changes are not in your account yet, and this browser keeps nothing for us. They are lost when you
          log out.
        </Trans>
      )
  }
}
