import { Suspense } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { FailedImport, Reading, useImport } from '#web/features/import/use-import.ts'
import type { Review } from '#web/features/import/review/review-dialog.tsx'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'
import { ReadFileCatalog } from '#web/features/read-file/read-file-catalog.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type StatusProps = Pick<ReturnType<typeof useImport>, 'reading' | 'review' | 'notTaken' | 'cancel' | 'forget'>

/** What becomes of what was brought: its reading, the review of what was read, and what could not be read. */
export function ImportStatus({ reading, review, notTaken, cancel, forget }: StatusProps) {
  return (
    <>
      <output className="empty:sr-only">
        {reading && !review && <ReadingNow reading={reading} onCancel={cancel} />}
      </output>
      {notTaken.length > 0 && <NotTakenNotice files={notTaken} onClose={forget} />}
      {review && (
        <Suspense>
          <ReviewDialog.Content key={review.draft.name} {...review} />
        </Suspense>
      )}
    </>
  )
}

/** Only who brings a PDF or an archive needs it. */
const ReviewDialog = dialogOnDemand(
  async () => {
    const [{ ReviewDialog: Dialog }] = await Promise.all([
      import('#web/features/import/review/review-dialog.tsx'),
      ReadFileCatalog.preload(),
    ])
    const Spoken = (review: Review) => (
      <ReadFileCatalog>
        <Dialog {...review} />
      </ReadFileCatalog>
    )
    return { default: Spoken }
  },
  ({ onCancel }) => onCancel(),
)

function ReadingNow({ reading: { name, at, of }, onCancel }: { reading: Reading; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-surface p-3 text-sm">
      <Spinner size="small" silent />
      <p className="min-w-0 grow wrap-anywhere">
        <Trans>Reading {name}</Trans>{' '}
        {of > 1 && (
          <span className="text-ink-faint tabular-nums">
            <Trans>
              ({at} of {of})
            </Trans>
          </span>
        )}
      </p>
      <Button size="small" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}

function NotTakenNotice({ files, onClose }: { files: readonly FailedImport[]; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <div className="relative">
      <Notice tone="bad" announce title={<Trans>Import failed</Trans>} className="pe-12">
        <ul className="grid gap-1">
          {files.map(({ name, sentence }) => (
            <li key={name} className="wrap-anywhere">
              <strong className="font-medium text-ink">{name}</strong>: {sentence}
            </li>
          ))}
        </ul>
      </Notice>
      <IconButton label={t`Close this message`} size="small" className="absolute top-1.5 inset-e-1.5" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
