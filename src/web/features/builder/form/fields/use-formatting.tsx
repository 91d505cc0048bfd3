import { Suspense, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { applyFormat, formatForKey, type TextFormat } from '#web/features/builder/form/fields/apply-format.ts'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'

export const LinkDialog = dialogOnDemand(
  () => withPanelCatalog(import('#web/features/builder/form/fields/link-dialog.tsx')),
  ({ onClose }) => onClose(),
)

/** Bold, italic, underlines and links for the text controls inside an element, by keys and by buttons. */
export function useFormatting(): {
  watch: { onFocus: (event: FocusEvent) => void; onKeyDown: (event: KeyboardEvent) => void }
  apply: (mark: TextFormat) => void
  dialog: ReactNode
} {
  const { store } = useBuilder()
  const control = useRef<HTMLTextAreaElement>(null)
  const [linking, setLinking] = useState<HTMLTextAreaElement | null>(null)

  function apply(mark: TextFormat) {
    if (!control.current) return
    if (mark === 'link') setLinking(control.current)
    else applyFormat(store, control.current, mark)
  }
  return {
    watch: {
      onFocus: ({ target }) => {
        if (target instanceof HTMLTextAreaElement) control.current = target
      },
      onKeyDown: (event) => {
        const mark = event.target instanceof HTMLTextAreaElement ? formatForKey(event) : null
        if (!mark) return
        event.preventDefault()
        apply(mark)
      },
    },
    apply,
    dialog: linking && (
      <Suspense>
        <LinkDialog.Content control={linking} onClose={() => setLinking(null)} />
      </Suspense>
    ),
  }
}
