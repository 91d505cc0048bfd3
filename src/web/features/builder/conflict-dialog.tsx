import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import type { Resume } from '#shared/contract/resumes.ts'
import { resumeAddress } from '#web/features/builder/address.ts'
import { useBuilder } from '#web/features/builder/builder-context.tsx'
import { keepMine, leaveConflict, takeTheirs } from '#web/features/builder/conflict.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'

/** The resume was saved elsewhere meanwhile: the visitor chooses, and the other version is kept as well. */
export default function ConflictDialog({ theirs }: { theirs: Resume }) {
  const { i18n } = useLingui()
  const builder = useBuilder()
  const [busy, setBusy] = useState(false)
  const when = i18n.date(theirs.updatedAt, { dateStyle: 'medium', timeStyle: 'short' })
  async function choose(act: typeof keepMine) {
    setBusy(true)
    await act(builder, theirs)
    setBusy(false)
  }
  return (
    <Dialog open onOpenChange={(open) => open || leaveConflict(builder.store)}>
      <DialogContent
        title={<Trans>This resume was saved elsewhere</Trans>}
        description={
          <Trans>
            Another tab or device has saved “{theirs.title}” on {when}, after you opened it here.
          </Trans>
        }
        footer={
          <>
            <Button onClick={() => leaveConflict(builder.store)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button loading={busy} onClick={() => void choose(takeTheirs)}>
              <Trans>Take the newer version</Trans>
            </Button>
            <Button look="primary" loading={busy} onClick={() => void choose(keepMine)}>
              <Trans>Keep mine</Trans>
            </Button>
          </>
        }
      >
        <div className="grid gap-3 text-ink-soft">
          <p>
            <Trans>Nothing is lost: whichever you choose, this browser keeps the other version beside it.</Trans>
          </p>
          <p>
            <a
              href={resumeAddress(theirs.id)}
              target="_blank"
              rel="noreferrer"
              className={`${TEXT_LINK} inline-flex items-center gap-1.5`}
            >
              <Trans>Open the newer version in a new tab</Trans>
              <ExternalLink aria-hidden className="size-3.5" />
            </a>
          </p>
        </div>
      </DialogContent>
    </Dialog>
  )
}
