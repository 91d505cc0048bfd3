import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { clsx } from 'clsx'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { PAPER_SIZES, type Layout } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { useLanguageWords } from '#web/preview/use-language-words.ts'
import { createPaper } from '#web/preview/paper.ts'

type TemplateThumbProps = {
  template: Layout | null
  /** An invented person's resume unless another is given. */
  content?: ResumeContent
  className?: string
}

/** How far below the window a thumb is made already, so that scrolling finds it there. */
const AHEAD = '240px'

/** Made with the first thumb, and the same for all. */
let sample: ResumeContent | undefined

/** The first page of a template, as wide as its place. It is beside the template's name and says nothing itself. */
export function TemplateThumb({ template, content, className }: TemplateThumbProps) {
  const frame = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  const hasWords = useLanguageWords(content?.language)
  const width = useWidth(frame)
  const paper = PAPER_SIZES[content?.design?.paper ?? 'a4']

  useEffect(() => {
    if (isSeen && host.current) createPaper(host.current).put(content ?? (sample ??= sampleContent('long')), template)
  }, [isSeen, content, template, hasWords])

  return (
    <div
      ref={frame}
      inert
      aria-hidden
      className={clsx('relative w-full overflow-hidden bg-paper [contain:strict]', className)}
      style={{ aspectRatio: `${paper.width} / ${paper.height}` }}
    >
      <div ref={host} style={{ '--paper-zoom': width / paper.width } as CSSProperties} />
    </div>
  )
}

function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
