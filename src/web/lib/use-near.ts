import { useEffect, useState, type RefObject } from 'react'

/** How far from the window something is made already, so that scrolling finds it there. */
const AHEAD = '240px'

/** Whether an element is in the window or near it. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
