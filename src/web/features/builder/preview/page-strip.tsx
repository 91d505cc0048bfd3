import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { useLingui } from '@lingui/react/macro'
import { PAPER_SIZES } from '#shared/template/document.ts'
import { useResume } from '#web/features/builder/state/builder-context.tsx'
import { centerOfView } from '#web/features/builder/preview/center-of-view.ts'

type PageStripProps = {
  /** The pane with the paper in it. */
  pane: RefObject<HTMLElement | null>
  pages: number
}

/** Pixels of a page's picture and between two of them: wide enough for a finger. */
const WIDTH = 48
const GAP = 8
/** Milliseconds without a change after which the pictures follow: they must not be in the way of a key. */
const PAUSE = 700

/** A small picture of each page, to go there. */
export function PageStrip({ pane, pages }: PageStripProps) {
  const { t } = useLingui()
  const host = useRef<HTMLDivElement>(null)
  const content = useResume((state) => state.content)
  const templateId = useResume((state) => state.templateId)
  const at = usePageInView(pane)
  const paper = PAPER_SIZES[content.design?.paper ?? 'a4']
  const scale = WIDTH / paper.width

  useEffect(() => {
    const pause = setTimeout(() => {
      if (pane.current && host.current) copyPages(pane.current, host.current, paper, pages)
    }, PAUSE)
    return () => clearTimeout(pause)
  }, [pane, paper, pages, content, templateId])

  return (
    <nav aria-label={t`Pages`} className="min-w-0 overflow-x-auto px-2 py-1 max-lg:w-full">
      <div className="relative flex w-fit" style={{ gap: GAP }}>
        {Array.from({ length: pages }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={t`Page ${index + 1} of ${pages}`}
            aria-current={index === at ? 'page' : undefined}
            onClick={() => goToPage(pane.current, index)}
            className="relative z-1 shrink-0 ring-1 ring-line-strong aria-[current]:ring-2 aria-[current]:ring-focus forced-colors:outline"
            style={{ width: WIDTH, height: paper.height * scale }}
          />
        ))}
        <div ref={host} inert aria-hidden className="absolute" style={{ '--paper-zoom': scale } as CSSProperties} />
      </div>
    </nav>
  )
}

const pagesIn = (pane: HTMLElement | null) => [...(pane?.querySelectorAll('[data-page]') ?? [])]

function goToPage(pane: HTMLElement | null, index: number): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  pagesIn(pane)[index]?.scrollIntoView({ block: 'start', inline: 'center', behavior: still ? 'instant' : 'smooth' })
}

/** The page at the center of what is seen, also as it scrolls. */
function usePageInView(pane: RefObject<HTMLElement | null>): number {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const look = () => {
      const scroller = pane.current?.querySelector(':scope > section')
      if (!scroller) return
      const { x, y } = centerOfView(scroller)
      const distances = pagesIn(pane.current).map((page) => {
        const { left, right, top, bottom } = page.getBoundingClientRect()
        return Math.abs((left + right) / 2 - x) + Math.abs((top + bottom) / 2 - y)
      })
      setAt(distances.indexOf(Math.min(...distances)))
    }
    look()
    // The window scrolls the pages on a narrow screen, their pane on others.
    window.addEventListener('scroll', look, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', look, { capture: true })
  }, [pane])
  return at
}

/** Copies the laid-out resume, with its pages beside each other in any browser. */
function copyPages(pane: HTMLElement, host: HTMLElement, { width, height }: Size, pages: number): void {
  const original = pane.querySelector<HTMLElement>(':scope > section [role=presentation]')
  const text = original?.shadowRoot?.querySelector('.pages')
  if (!original?.shadowRoot || !text) return
  const gap = (GAP / WIDTH) * width
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const beside = new CSSStyleSheet()
  beside.replaceSync(
    `.pages{height:${height}px;columns:${width}px;column-height:auto;column-wrap:auto;column-gap:${gap}px}`,
  )
  root.adoptedStyleSheets = [...original.shadowRoot.adoptedStyleSheets, beside]
  host.style.width = `${pages * (width + gap)}px`
  host.style.height = `${height}px`
  const sheets = Array.from({ length: pages }, (_, index) => {
    const sheet = document.createElement('div')
    sheet.className = 'page'
    sheet.style.left = `${index * (width + gap)}px`
    return sheet
  })
  root.replaceChildren(...sheets, text.cloneNode(true))
}

type Size = { readonly width: number; readonly height: number }
