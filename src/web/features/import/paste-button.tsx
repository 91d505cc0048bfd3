import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { ClipboardPaste } from 'lucide-react'
import { PasteDialog } from '#web/features/import/paste-dialog.tsx'
import { useIsReady } from '#web/features/import/use-is-ready.ts'
import { Button } from '#web/ui/button.tsx'

/** Opens the dialog that takes a resume as pasted text. */
export function PasteButton({ isBusy, onText }: { isBusy: boolean; onText: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look="quiet" disabled={!useIsReady()} aria-disabled={isBusy} onClick={() => setOpen(true)}>
        <ClipboardPaste aria-hidden />
        <Trans>Paste text</Trans>
      </Button>
      <PasteDialog open={isOpen} onOpenChange={setOpen} onText={onText} />
    </>
  )
}
