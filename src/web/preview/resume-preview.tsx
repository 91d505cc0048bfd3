import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeMarked, type Layout } from '#shared/template/document.ts'
import { mapFields } from '#web/preview/field-map.ts'
import { fieldNear, textsOfField } from '#web/preview/find-fields.ts'
import { bringIntoView, highlightField } from '#web/preview/highlight-field.ts'
import type { WordPlace } from '#web/preview/highlight-words.ts'
import { PageFrames } from '#web/preview/page-frames.tsx'
import { pagesStack, sizeOfPages } from '#web/preview/pages.ts'
import type { PageLayout, Paper } from '#web/preview/paper.ts'
import { usePaper } from '#web/preview/use-paper.ts'

export type { PageLayout } from '#web/preview/paper.ts'

type ResumePreviewProps = {
  content: ResumeContent
  /** `null` prints in the built-in layout. */
  template: Layout | null
  /** Scales the paper; its layout stays that of the full size. */
  zoom?: number
  /** Path of the field being edited: lightly marked on the paper, and brought into view. */
  activeField?: string | null
  /** Words that are marked where they stand. */
  words?: readonly WordPlace[]
  /** A click on the paper, with the path of the field whose text is nearest. The keyboard has the form for it. */
  onFieldClick?: (path: string) => void
  onLayout?: (layout: PageLayout) => void
  /** What comes after the last page. */
  below?: ReactNode
}

/** The resume as it will print, page after page, laid out in the frame in which its content changes. */
export function ResumePreview({
  content,
  template,
  zoom = 0.75,
  activeField = null,
  words = NO_WORDS,
  onFieldClick,
  onLayout,
  below,
}: ResumePreviewProps) {
  const { t } = useLingui()
  const scroller = useRef<HTMLElement>(null)
  const { host, paper, layout } = usePaper(content, template)
  useMark({ scroller, paper, content, template, layout, activeField })
  useWords({ paper, content, template, layout, words })
  useReport(layout, onLayout)

  function handleClick(event: MouseEvent) {
    // With a key held, a link opens as it does anywhere; after a drag there is text to copy.
    if (
      !onFieldClick ||
      !paper.current ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      getSelection()?.toString()
    )
      return
    event.preventDefault()
    const fields = mapFields(paper.current.doc, composeMarked(content, template))
    const path = fieldNear(fields, event.clientX, event.clientY)
    if (path !== undefined) onFieldClick(path)
  }
  const paperName = content.design?.paper ?? 'a4'
  const pages = layout?.pages ?? 1
  const size = sizeOfPages(paperName, pages, pagesStack())
  return (
    <section
      ref={scroller}
      aria-label={t`Resume preview`}
      // What scrolls must be reached by keyboard, or its lower pages are not.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx('h-full min-h-0 overflow-auto lg:overscroll-contain', !pagesStack() && 'snap-x snap-proximity')}
    >
      <div className="relative mx-auto mb-9" style={{ width: size.width * zoom, height: size.height * zoom }}>
        <PageFrames paper={paperName} pages={pages} zoom={zoom} />
        <div
          ref={host}
          role="presentation"
          onClick={handleClick}
          className={clsx(onFieldClick && 'cursor-text')}
          style={{ '--paper-zoom': zoom } as CSSProperties}
        />
      </div>
      {below}
    </section>
  )
}

const NO_WORDS: readonly WordPlace[] = []

type Marked = Pick<ResumePreviewProps, 'content' | 'template'> & {
  scroller: RefObject<HTMLElement | null>
  paper: RefObject<Paper | null>
  layout: PageLayout | null
  activeField: string | null
}

/** Marks the field being edited, again after each change of the paper. */
function useMark({ scroller, paper, content, template, layout, activeField }: Marked) {
  useLayoutEffect(() => {
    if (activeField === null || !paper.current) return
    const texts = textsOfField(paper.current.doc, composeMarked(content, template), activeField)
    if (texts[0] && scroller.current) bringIntoView(scroller.current, texts[0])
    return highlightField(texts)
  }, [scroller, paper, content, template, layout, activeField])
}

/** Milliseconds that words wait after a change: reading the whole paper must not be in the way of a key. */
const WORDS_PAUSE = 250

function useWords({
  paper,
  content,
  template,
  layout,
  words,
}: Omit<Marked, 'scroller' | 'activeField'> & { words: readonly WordPlace[] }) {
  const unmark = useRef<() => void>(undefined)
  useEffect(() => {
    if (words.length === 0 && !unmark.current) return
    let isLast = true
    const pause = setTimeout(async () => {
      const { highlightWords } = await import('#web/preview/highlight-words.ts')
      if (!isLast) return
      // Old marks go once the new ones are in place, so that none flickers.
      const clear = unmark.current
      const fields = words.length > 0 && paper.current && mapFields(paper.current.doc, composeMarked(content, template))
      unmark.current = fields ? highlightWords(fields, words) : undefined
      clear?.()
    }, WORDS_PAUSE)
    return () => {
      isLast = false
      clearTimeout(pause)
    }
  }, [paper, content, template, layout, words])
  useEffect(() => () => unmark.current?.(), [])
}

function useReport(layout: PageLayout | null, onLayout: ((layout: PageLayout) => void) | undefined) {
  const report = useEffectEvent((next: PageLayout) => {
    onLayout?.(next)
  })
  useLayoutEffect(() => {
    if (layout) report(layout)
  }, [layout])
}
