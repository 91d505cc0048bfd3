import { Trans } from '@lingui/react/macro'
import { FileButton, FileDrop } from '#web/features/x-ray/choose-file.tsx'
import { useXRay, type LoadReader } from '#web/features/x-ray/use-x-ray.ts'
import { EmptyReport } from '#web/features/x-ray/empty-report.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Takes a file and shows what text extractors read in it. */
export function XRay({ loadReader }: { loadReader?: LoadReader }) {
  const { shown, take } = useXRay(loadReader)
  const handleFile = (file: File) => void take(file)
  const isBusy = shown.state === 'reading'
  if (shown.state === 'open')
    return (
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-soft">
            <Trans>Your file was read in your browser. Nothing was uploaded.</Trans>
          </p>
          <FileButton isBusy={isBusy} onFile={handleFile}>
            <Trans>Choose another file</Trans>
          </FileButton>
        </div>
        {/* Another file is another report: its page, its tab and its focus start over. */}
        <shown.Report key={shown.name + shown.file.id} name={shown.name} file={shown.file} />
      </div>
    )
  return (
    <div className="grid gap-6">
      {shown.state === 'refused' && (
        <Notice tone="bad" announce title={<Trans>We couldn’t read {shown.name}</Trans>}>
          {shown.sentence}
        </Notice>
      )}
      <FileDrop isBusy={isBusy} onFile={handleFile} />
      <output className={isBusy ? 'text-sm text-ink-soft' : 'sr-only'}>
        {isBusy && <Trans>Reading {shown.name}…</Trans>}
      </output>
      {!isBusy && <EmptyReport />}
      {isBusy && (
        <div className="grid gap-6 lg:grid-cols-[29rem_1fr]">
          <Skeleton className="aspect-210/297" />
          <Skeleton className="min-h-80" />
        </div>
      )}
    </div>
  )
}
