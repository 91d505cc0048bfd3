import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation, keyboard and screen reader go on in the new page: its title is spoken, its main part has the
 * focus. An element of the page that already has the focus keeps it: an address may change while someone types. A page
 * loaded in full by one of our redirects is no different, except that the browser announces its title.
 */
export function NavigationFocus() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef<string>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = pathname
    const isLoaded = before === undefined
    if (before === pathname || (isLoaded && !cameFromHere())) return
    if (!isLoaded) setTitle(document.title)
    const main = document.getElementById('main')
    // What has the focus outside of a page that is loaded was reached by the keyboard meanwhile.
    if (isLoaded && document.activeElement !== document.body) return
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

/** Whether a page of this site led to this load; not for a reload, nor for going back. */
function cameFromHere(): boolean {
  const [load] = performance.getEntriesByType('navigation') as readonly Partial<PerformanceNavigationTiming>[]
  return load?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`)
}
