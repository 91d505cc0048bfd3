import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Layout } from '#shared/template/document.ts'
import { useLanguageWords } from '#web/preview/use-language-words.ts'
import { createPaper, type PageLayout, type Paper } from '#web/preview/paper.ts'

/** Milliseconds without a change after which a near fit is searched in full. */
const FIT_PAUSE = 400

type PaperInUse = {
  readonly host: RefObject<HTMLDivElement | null>
  readonly paper: RefObject<Paper | null>
  /** Null until the paper is laid out for the first time. */
  readonly layout: PageLayout | null
}

/** Keeps a paper in step with a resume: before the browser paints, and again when a font has come. */
export function usePaper(content: ResumeContent, template: Layout | null): PaperInUse {
  const host = useRef<HTMLDivElement>(null)
  const paper = useRef<Paper>(null)
  const hasWords = useLanguageWords(content.language)
  const [layout, setLayout] = useState<PageLayout | null>(null)
  const accept = (next: PageLayout) => setLayout((before) => (before && isSame(before, next) ? before : next))
  const layOutAgain = useEffectEvent((how: 'near' | 'fully') => {
    if (paper.current) accept(paper.current.again(how))
  })

  useLayoutEffect(() => {
    if (!host.current) return
    paper.current ??= createPaper(host.current)
    accept(paper.current.put(content, template))
  }, [content, template, hasWords])

  useEffect(() => {
    if (content.design?.fitPages === undefined) return
    const pause = setTimeout(() => layOutAgain('fully'), FIT_PAUSE)
    return () => clearTimeout(pause)
  }, [content, template])

  useEffect(() => {
    const handleFonts = () => layOutAgain('near')
    document.fonts.addEventListener('loadingdone', handleFonts)
    return () => document.fonts.removeEventListener('loadingdone', handleFonts)
  }, [])

  return { host, paper, layout }
}

const isSame = (one: PageLayout, other: PageLayout): boolean =>
  one.pages === other.pages &&
  one.fitted?.reached === other.fitted?.reached &&
  one.fitted?.fit.gap === other.fitted?.fit.gap
