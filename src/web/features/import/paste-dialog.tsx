import { Suspense, useState } from 'react'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'
import type { PasteFormProps } from '#web/features/import/paste/paste-form.tsx'
import { ReadFileCatalog } from '#web/features/read-file/read-file-catalog.tsx'

/** Takes a resume as pasted text; fetched when it first opens. It keeps the text while it is closed. */
export function PasteDialog(props: PasteFormProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <Fetched.Content {...props} />
    </Suspense>
  )
}

const Fetched = dialogOnDemand(
  async () => {
    const [{ PasteForm }] = await Promise.all([
      import('#web/features/import/paste/paste-form.tsx'),
      ReadFileCatalog.preload(),
    ])
    const Spoken = (props: PasteFormProps) => (
      <ReadFileCatalog>
        <PasteForm {...props} />
      </ReadFileCatalog>
    )
    return { default: Spoken }
  },
  ({ onOpenChange }: PasteFormProps) => onOpenChange(false),
)
