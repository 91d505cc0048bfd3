import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ImportStatus } from '#web/features/import/import-status.tsx'
import { PasteDialog } from '#web/features/import/paste-dialog.tsx'
import { useImport } from '#web/features/import/use-import.ts'
import { ExamplePicker } from '#web/features/builder/start/example-picker.tsx'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'

/** How a resume is begun that is not typed from the first letter. */
export type Way = { readonly kind: 'import'; readonly file: File } | { readonly kind: 'paste' | 'example' }

type StartWayProps = { way: Way | null; onClose: () => void; onPage: () => void }

/** What a way needs: a dialog, or what becomes of the file. It stays while a file or a text is read. */
export default function StartWay({ way, onClose, onPage }: StartWayProps) {
  const { store, signedIn } = useBuilder()
  const imports = useImport(signedIn)
  const reviewing = imports.review !== null
  useLayoutEffect(() => {
    store.setState({ reviewing })
    return () => store.setState({ reviewing: false })
  }, [store, reviewing])
  const started = useRef<Way>(null)
  const start = useEffectEvent(() => {
    if (way?.kind !== 'import' || started.current === way) return
    started.current = way
    void imports.take([way.file])
  })
  useEffect(() => start(), [way])
  const close = (open: boolean) => open || onClose()
  return (
    <>
      <ImportStatus {...imports} />
      <PasteDialog open={way?.kind === 'paste'} onOpenChange={close} onText={(text) => void imports.takeText(text)} />
      {way?.kind === 'example' && <ExamplePicker onClose={onClose} onPage={onPage} />}
    </>
  )
}
