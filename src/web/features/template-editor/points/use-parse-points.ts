import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Layout } from '#shared/template/document.ts'
import type { ParsePoints, PointsAnswer, PointsQuestion } from '#web/features/template-editor/points/points.ts'
import { readPaper } from '#web/features/template-editor/points/read-paper.ts'
import { createPaper } from '#web/preview/paper.ts'

/** Milliseconds without a change after which a layout is read. */
const PAUSE = 500

type Parsed = {
  /** Where the resume is laid out at its full size, out of sight. */
  readonly host: RefObject<HTMLDivElement | null>
  /** Of the last layout that was read; null before the first, or where workers don’t start. */
  readonly points: ParsePoints | null
}

/** Reads a resume back from its layout after each change. */
export function useParsePoints(content: ResumeContent, template: Layout): Parsed {
  const host = useRef<HTMLDivElement>(null)
  const worker = useRef<Worker>(null)
  const asked = useRef(0)
  const [points, setPoints] = useState<ParsePoints | null>(null)

  useEffect(() => {
    const parser = new Worker(new URL('./points-worker.ts', import.meta.url), { type: 'module' })
    worker.current = parser
    parser.addEventListener('message', ({ data }: MessageEvent<PointsAnswer>) => {
      if (data.id === asked.current) setPoints(data.points)
    })
    parser.addEventListener('error', () => setPoints(null))
    return () => parser.terminate()
  }, [])

  useEffect(() => {
    let isLast = true
    const pause = setTimeout(async () => {
      if (!host.current) return
      const paper = createPaper(host.current)
      paper.put(content, template)
      // Lines are as long as their font makes them.
      await document.fonts.ready
      if (!isLast || !host.current) return
      paper.again('fully')
      asked.current += 1
      const read = readPaper(paper.doc, content.design?.paper ?? 'a4')
      worker.current?.postMessage({ id: asked.current, content, read } satisfies PointsQuestion)
    }, PAUSE)
    return () => {
      isLast = false
      clearTimeout(pause)
    }
  }, [content, template])

  return { host, points }
}
