import { Suspense, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { FileUp, X } from 'lucide-react'
import { useImport, type FailedImport, type Reading } from '#web/features/import/use-import.ts'
import type { Review } from '#web/features/import/review/review-dialog.tsx'
import { useIsDeferred } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { ReadFileCatalog } from '#web/features/read-file/read-file-catalog.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type ImportPlaceProps = { heading: ReactNode; signedIn: boolean; children: ReactNode }

/** A list of resumes with its heading and the way to bring files in: by a button, or dropped anywhere on it. */
export function ImportArea({ heading, signedIn, children }: ImportPlaceProps) {
  const { reading, review, notTaken, take, cancel, forget } = useImport(signedIn)
  const [isOver, setOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take([...event.dataTransfer.files])
  }
  const handleDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <section
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={clsx('grid content-start gap-4 rounded-xl', isOver && 'outline-2 outline-offset-8 outline-focus')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {heading}
        <ImportButton isBusy={reading !== null} onFiles={(files) => void take(files)} />
        <p className="basis-full text-xs text-ink-faint">
          <Trans>
            Import a PDF, Word file, LinkedIn archive, JSON Resume, or Reactive Resume. Your file isn’t uploaded.
          </Trans>
        </p>
      </div>
      <output className="empty:sr-only">
        {reading && !review && <ReadingNow reading={reading} onCancel={cancel} />}
      </output>
      {notTaken.length > 0 && <NotTakenNotice files={notTaken} onClose={forget} />}
      {children}
      {review && (
        <Suspense>
          <ReviewDialog.Content key={review.draft.name} {...review} />
        </Suspense>
      )}
    </section>
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

/** The kinds that a file chooser offers; what is dropped is known by its first bytes. */
const KINDS = '.pdf,.docx,.json,.zip,application/pdf,application/json,application/zip'

function ImportButton({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  // Only scripts can read a file here: before they run there is nothing to press.
  const isHydrated = useHydrated()
  const isReady = useIsDeferred() || isHydrated
  return (
    <>
      <Button size="small" loading={isBusy} disabled={!isReady} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        <Trans>Import</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        multiple
        hidden
        aria-label={t`Resume files`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again after it was corrected.
          target.value = ''
        }}
      />
    </>
  )
}

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
      <Notice tone="bad" announce title={<Trans>Import failed</Trans>} className="pr-12">
        <ul className="grid gap-1">
          {files.map(({ name, sentence }) => (
            <li key={name} className="wrap-anywhere">
              <strong className="font-medium text-ink">{name}</strong>: {sentence}
            </li>
          ))}
        </ul>
      </Notice>
      <IconButton label={t`Close this message`} size="small" className="absolute top-1.5 right-1.5" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
