import { useState, type DragEvent, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { ImportButton } from '#web/features/import/import-button.tsx'
import { ImportStatus } from '#web/features/import/import-status.tsx'
import { PasteButton } from '#web/features/import/paste-button.tsx'
import { useImport } from '#web/features/import/use-import.ts'

type ImportPlaceProps = { heading: ReactNode; signedIn: boolean; children: ReactNode }

/** A list of resumes with its heading and the way to bring files in: by a button, or dropped anywhere on it. */
export function ImportArea({ heading, signedIn, children }: ImportPlaceProps) {
  const imports = useImport(signedIn)
  const { reading, take, takeText } = imports
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
        <div className="flex flex-wrap gap-2">
          <PasteButton isBusy={reading !== null} onText={(text) => void takeText(text)} />
          <ImportButton isBusy={reading !== null} onFiles={(files) => void take(files)} />
        </div>
        <p className="basis-full text-xs text-ink-faint">
          <Trans>
            Import a PDF, Word, OpenDocument, RTF, HTML, or text file, a LinkedIn archive, Europass XML, JSON Resume, or
            Reactive Resume. Your file isn’t uploaded.
          </Trans>
        </p>
      </div>
      <ImportStatus {...imports} />
      {children}
    </section>
  )
}
