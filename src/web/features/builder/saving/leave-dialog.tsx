import { Trans } from '@lingui/react/macro'
import type { Blocker } from 'react-router'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

/** Asks what should become of unsaved edits before another page is shown. */
export default function LeaveDialog({ blocker }: { blocker: Extract<Blocker, { state: 'blocked' }> }) {
  const { store, save } = useBuilder()
  function leave() {
    store.setState({ leaving: true })
    blocker.proceed()
  }
  async function saveAndLeave() {
    if (await save()) leave()
    else blocker.reset()
  }
  return (
    <Dialog open onOpenChange={(open) => open || blocker.reset()}>
      <DialogContent
        title={<Trans>Save before you leave?</Trans>}
        description={<Trans>Your latest changes aren’t in your account yet, but they’re saved in this browser.</Trans>}
        footer={
          <>
            <Button onClick={() => blocker.reset()}>
              <Trans>Stay here</Trans>
            </Button>
            <Button onClick={leave}>
              <Trans>Leave without saving</Trans>
            </Button>
            <Button look="primary" onClick={() => void saveAndLeave()}>
              <Trans>Save and leave</Trans>
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
