import { useRef } from 'react'

type Handle = ((event: Event) => void) | undefined
type Own = { onOpenAutoFocus?: Handle; onCloseAutoFocus?: Handle; isGoing?: () => boolean }

/**
 * Gives the focus back to where it was before a dialog opened: ours are opened by their owners and know no trigger.
 * The focus stays where it is if what closed the dialog has moved it on. If where it was is gone or `isGoing`, as a line
 * of a list is that was deleted, it goes to the heading of that list.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus, isGoing }: Own) {
  const before = useRef<Element | null>(null)
  const above = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement
      above.current = headingAbove(before.current)
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus(event: Event) {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      const isFree = !document.activeElement || document.activeElement === document.body
      if (!isFree) return
      const heading = isGoing?.() || !before.current?.isConnected ? above.current : null
      if (heading) heading.tabIndex = -1
      const to = heading ?? before.current
      if (to instanceof HTMLElement) to.focus()
    },
  }
}

/** The heading of the list that an element is in; the page's first one where the list has no other line. */
function headingAbove(element: Element | null): HTMLElement | null {
  const list = element?.closest('ul, ol')
  if (!list) return null
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(
    (each) => each.compareDocumentPosition(list) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  // The last line may take its list and the heading along.
  return headings.at(list.childElementCount > 1 ? -1 : 0) ?? null
}
