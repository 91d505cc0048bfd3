import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useLingui } from '@lingui/react/macro'
import { UnreadableFileError } from '#shared/read-file/unreadable-file.ts'
import type { OpenFile } from '#web/features/read-file/open-file.ts'
import { loadReadFileMessages } from '#web/features/read-file/read-file-catalog.tsx'
import type { ReportProps } from '#web/features/x-ray/report-props.ts'
import { refusalMessage } from '#web/features/read-file/refusal-message.ts'

export type XRayState =
  | { readonly state: 'waiting' }
  | { readonly state: 'reading'; readonly name: string }
  | { readonly state: 'refused'; readonly name: string; readonly sentence: string }
  | ({ readonly state: 'open'; readonly Report: ComponentType<ReportProps> } & ReportProps)

/** Fetches what opens files; tests bring their own. */
export type LoadReader = () => Promise<Pick<typeof import('#web/features/read-file/open-file.ts'), 'openFile'>>
const fetchReader: LoadReader = () => import('#web/features/read-file/open-file.ts')

/** Reads the file that was chosen last. The readers and the report are fetched with the first one. */
export function useXRay(loadReader: LoadReader = fetchReader) {
  const { t } = useLingui()
  const [shown, setShown] = useState<XRayState>({ state: 'waiting' })
  const latest = useRef(0)
  const open = useRef<OpenFile>(undefined)
  useEffect(() => () => open.current?.close(), [])

  async function take(file: File): Promise<void> {
    const ticket = ++latest.current
    open.current?.close()
    open.current = undefined
    setShown({ state: 'reading', name: file.name })
    const failed = t`We couldn’t load the file readers; your file wasn’t uploaded. Check your connection, reload the page, and try again.`
    const result = await readIt(file, loadReader, failed)
    // Another file was chosen in the meantime.
    if (ticket !== latest.current) return result.state === 'open' ? result.file.close() : undefined
    if (result.state === 'open') open.current = result.file
    setShown(result)
  }

  return { shown, take }
}

/** `failed` says what to do when the readers themselves can't be loaded. */
async function readIt(file: File, loadReader: LoadReader, failed: string): Promise<XRayState> {
  const { name } = file
  try {
    const [{ openFile }, { Report }] = await Promise.all([
      loadReader(),
      import('#web/features/x-ray/report.tsx'),
      loadReadFileMessages(),
    ])
    return { state: 'open', name, file: await openFile(file), Report }
  } catch (error) {
    if (error instanceof UnreadableFileError) return { state: 'refused', name, sentence: refusalMessage(error.refusal) }
    console.error(error)
    return { state: 'refused', name, sentence: failed }
  }
}
