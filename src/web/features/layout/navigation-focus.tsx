import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation, keyboard and screen reader go on in the new page: its title is spoken, its main part has the
 * focus. An element of the page that already has the focus keeps it: an address may change while someone types.
 */
export function NavigationFocus() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef<string>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = pathname
    if (before === undefined || before === pathname) return
    setTitle(document.title)
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
