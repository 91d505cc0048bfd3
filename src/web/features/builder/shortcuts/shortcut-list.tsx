import { Trans, useLingui } from '@lingui/react/macro'
import { useModifierKey } from '#web/lib/use-modifier-key.ts'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

/** All keys of the builder. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const key = useModifierKey()
  const redo = key === '⌘' ? '⇧⌘Z' : 'Ctrl+Shift+Z, Ctrl+Y'
  const keys = [
    [`${key}S`, t`Save the resume`],
    [`${key}Z`, t`Undo`],
    [redo, t`Redo`],
    [`${key}K`, t`Open the commands; in a text, set a link`],
    [`${key}B`, t`Bold, in a text`],
    [`${key}I`, t`Italic, in a text`],
    ['Enter', t`Begin the next line of a list`],
    ['Backspace', t`In an empty line of a list, remove it and go back`],
    ['Space, ↑ ↓', t`On a handle: pick up, move, put down`],
    ['← →', t`Go to the next tab, when one has the focus`],
    ['F8', t`Go to the notification`],
    ['Esc', t`Close what is open`],
    ['?', t`Show these keys, outside of a text`],
  ]
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={<Trans>Keys</Trans>}>
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
