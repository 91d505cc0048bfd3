import { useRef } from 'react'

type Handle = ((event: Event) => void) | undefined
type Own = { onOpenAutoFocus?: Handle; onCloseAutoFocus?: Handle }

/**
 * Gives the focus back to where it was before a dialog opened: ours are opened by their owners and know no trigger.
 * The focus stays where it is if what closed the dialog has moved it on.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: Own) {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus(event: Event) {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      const isFree = !document.activeElement || document.activeElement === document.body
      if (isFree && before.current instanceof HTMLElement) before.current.focus()
    },
  }
}
