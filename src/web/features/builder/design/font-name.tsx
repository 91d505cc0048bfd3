import { useEffect, useRef } from 'react'
import type { FontFamily } from '#shared/resume/schema.ts'
import { declareFonts } from '#web/preview/fonts.ts'

/** The name of a family, set in itself. Its files are fetched once it comes into sight. */
export function FontName({ family }: { family: FontFamily }) {
  const name = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!name.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      declareFonts([family], '')
      observer.disconnect()
    })
    observer.observe(name.current)
    return () => observer.disconnect()
  }, [family])
  return (
    <span ref={name} style={{ fontFamily: `'${family}'` }}>
      {family}
    </span>
  )
}
