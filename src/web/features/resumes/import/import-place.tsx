import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { FileUp, X } from 'lucide-react'
import { useImport, type NotTaken } from '#web/features/resumes/import/use-import.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type ImportPlaceProps = { heading: ReactNode; signedIn: boolean; children: ReactNode }

/** A list of resumes with its heading and the way to bring files in: by a button, or dropped anywhere on it. */
export function ImportPlace({ heading, signedIn, children }: ImportPlaceProps) {
  const { isBusy, notTaken, take, forget } = useImport(signedIn)
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        {heading}
        <ImportButton isBusy={isBusy} onFiles={(files) => void take(files)} />
      </div>
      {notTaken.length > 0 && <NotTakenNotice files={notTaken} onClose={forget} />}
      {children}
    </section>
  )
}

function ImportButton({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  // Only scripts can read a file here: before they run there is nothing to press.
  const isReady = useHydrated()
  return (
    <>
      <Button size="small" loading={isBusy} disabled={!isReady} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        <Trans>Import</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        aria-label={t`JSON Resume files`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again after it was mended.
          target.value = ''
        }}
      />
    </>
  )
}

function NotTakenNotice({ files, onClose }: { files: readonly NotTaken[]; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <div className="relative">
      <Notice tone="bad" announce title={<Trans>Nothing was stored of what could not be read</Trans>} className="pr-12">
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
