import { Trans, useLingui } from '@lingui/react/macro'
import { useKeyNames } from '#web/lib/use-key-names.ts'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

/** All keyboard shortcuts of the builder. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { command, redo, enter, isMac } = useKeyNames()
  const keys = [
    [`${command}S`, t`Save Resume`],
    [`${command}Z`, t`Undo`],
    [isMac ? redo : `${redo}, ${command}Y`, t`Redo`],
    [`${command}K`, t`Open commands; in a text field, add a link`],
    [`${command}B`, t`Bold`],
    [`${command}I`, t`Italic`],
    [`${command}U`, t`Underline`],
    [`${command}], ${command}[`, t`Indent or outdent a bullet point`],
    [enter, t`Start a new bullet point`],
    [t`Backspace`, t`Remove an empty bullet point`],
    [`${t`Space`}, ↑ ↓`, t`On a drag handle: pick up, move, drop`],
    ['← →', t`Switch tabs (when a tab is focused)`],
    ['F8', t`Go to notifications`],
    [t`Esc`, t`Close a dialog or menu`],
    ['?', t`Show this list (when not typing)`],
  ]
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={<Trans>Keyboard shortcuts</Trans>}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5">
          {keys.map(([keys, words]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="rounded-md border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs font-medium">
                  {keys}
                </kbd>
              </dt>
              <dd className="text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
