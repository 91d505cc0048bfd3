import { Trans } from '@lingui/react/macro'
import type { LogOutQuestion } from '#web/features/layout/log-out-question.ts'
import type { UnsavedRest } from '#web/persistence/unsaved-work.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Says, before the session ends, where text is kept that isn't in the account. */
export default function LogOutDialog({ question: { rest, answer } }: { question: LogOutQuestion }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || answer(false)}
      title={<Trans>Sign out before everything is saved?</Trans>}
      description={<Words rest={rest} />}
      keepLabel={<Trans>Stay signed in</Trans>}
      confirmLabel={<Trans>Sign out</Trans>}
      onConfirm={() => answer(true)}
    />
  )
}

function Words({ rest }: { rest: UnsavedRest }) {
  switch (rest) {
    case 'hidden':
      return (
        <Trans>
          Your latest changes are saved only in this browser. To get them back, sign in here and open the resume.
        </Trans>
      )
    case 'listed':
      return (
        <Trans>
          This resume isn’t in your account yet. It’s kept in this browser and shown on the home page, where anyone
          using this browser can open it.
        </Trans>
      )
    case 'nowhere':
      return (
        <Trans>
          Your latest changes aren’t in your account yet, and your browser is blocking storage. They’ll be lost when you
          sign out.
        </Trans>
      )
  }
}
