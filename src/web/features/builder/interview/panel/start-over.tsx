import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { isBegun } from '#shared/interview/flow.ts'
import { useInterview, useInterviewState } from '#web/features/builder/interview/panel/interview.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Starts over after confirming that the answers may be deleted. */
export function StartOver() {
  const { startOver } = useInterview()
  const isOffered = useInterviewState((state) => isBegun(state.interview))
  const [isOpen, open] = useState(false)
  if (!isOffered) return null
  return (
    <>
      <Button look="quiet" size="small" className="-me-3 max-sm:-ms-3" onClick={() => open(true)}>
        <Trans>Start over</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={open}
        title={<Trans>Start the interview over?</Trans>}
        description={<Trans>All answers in this interview will be deleted. Your resume won’t change.</Trans>}
        confirmLabel={<Trans>Delete answers</Trans>}
        onConfirm={() => void startOver()}
      />
    </>
  )
}
