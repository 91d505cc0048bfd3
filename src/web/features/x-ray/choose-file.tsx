import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { FileSearch, FileUp, Lock } from 'lucide-react'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Button } from '#web/ui/button.tsx'

type ChooseFileProps = { readonly isBusy: boolean; readonly onFile: (file: File) => void }

/** A place to drop a file on, with a button that asks for one. */
export function FileDrop({ isBusy, onFile }: ChooseFileProps) {
  const [isOver, setOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
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
      className={clsx(
        'grid justify-items-center gap-4 rounded-xl border border-dashed px-6 py-12 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-text">
        <FileSearch aria-hidden className="size-6" />
      </span>
      <p className="text-base font-semibold pointer-coarse:hidden">
        <Trans>Drop your resume here (PDF or Word)</Trans>
      </p>
      {/* Fingers drop nothing. */}
      <p className="hidden text-base font-semibold pointer-coarse:block">
        <Trans>Your resume (PDF or Word)</Trans>
      </p>
      <FileButton isBusy={isBusy} onFile={onFile} look="primary">
        <Trans>Choose a file</Trans>
      </FileButton>
      <p className="flex max-w-md items-start gap-2 text-start text-sm text-ink-soft">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
        <Trans>Your file isn’t uploaded. It’s read in your browser and forgotten when you leave the page.</Trans>
      </p>
    </section>
  )
}

type FileButtonProps = ChooseFileProps & { readonly look?: 'primary' | 'secondary'; readonly children: ReactNode }

export function FileButton({ isBusy, onFile, look = 'secondary', children }: FileButtonProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  // Only scripts can read a file here: before they run there is nothing to press.
  const isReady = useHydrated()
  return (
    <>
      <Button look={look} loading={isBusy} disabled={!isReady} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        hidden
        aria-label={t`Resume file`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again after it was corrected.
          target.value = ''
        }}
      />
    </>
  )
}
