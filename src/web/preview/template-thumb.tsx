import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { clsx } from 'clsx'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { PAPER_SIZES, type Layout } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { useNear } from '#web/lib/use-near.ts'
import { createPaper, type Paper } from '#web/preview/paper.ts'
import { useLanguageWords } from '#web/preview/use-language-words.ts'

type TemplateThumbProps = {
  template: Layout | null
  /** An invented person's resume unless another is given. */
  content?: ResumeContent
  className?: string
}

/** Made with the first thumb, and the same for all. */
let sample: ResumeContent | undefined

/** The first page of a template, as wide as its place. It is beside the template's name and says nothing itself. */
export function TemplateThumb({ template, content, className }: TemplateThumbProps) {
  const frame = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const made = useRef<{
    paper: Paper
    content?: ResumeContent | undefined
    template?: Layout | null
    hasWords?: boolean
  }>(null)
  const isNear = useNear(frame)
  const hasWords = useLanguageWords(content?.language)
  const width = useWidth(frame)
  const paper = PAPER_SIZES[content?.design?.paper ?? 'a4']

  useEffect(() => {
    // What is out of sight waits for a new content until it is scrolled to, so that not all thumbs change at once.
    if (!isNear || !host.current) return
    const before = (made.current ??= { paper: createPaper(host.current) })
    if (before.template === template && before.content === content && before.hasWords === hasWords) return
    before.paper.put(content ?? (sample ??= sampleContent('long')), template)
    made.current = { paper: before.paper, content, template, hasWords }
  }, [isNear, content, template, hasWords])

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
