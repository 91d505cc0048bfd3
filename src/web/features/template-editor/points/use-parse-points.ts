import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Layout } from '#shared/template/document.ts'
import type { ReadBack } from '#shared/template/read-back/read-back.ts'
import type { PointsAnswer, PointsQuestion, ReadSample } from '#web/features/template-editor/points/points.ts'
import { readPaper } from '#web/features/template-editor/points/read-paper.ts'
import { createPaper } from '#web/preview/paper.ts'

/** Milliseconds without a change after which a layout is read. */
const PAUSE = 500

type Parsed = {
  /** Where resumes are laid out at their full size, out of sight. */
  readonly host: RefObject<HTMLDivElement | null>
  /** Of the last layout that was read; null before the first, or where workers don’t start. */
  readonly points: ReadBack | null
}

/** Reads resumes back from a layout after each change. */
export function useParsePoints(contents: readonly ResumeContent[], layout: Layout): Parsed {
  const host = useRef<HTMLDivElement>(null)
  const worker = useRef<Worker>(null)
  const asked = useRef(0)
  const [points, setPoints] = useState<ReadBack | null>(null)

  useEffect(() => {
    const parser = new Worker(new URL('./points-worker.ts', import.meta.url), { type: 'module' })
    worker.current = parser
    parser.addEventListener('message', ({ data }: MessageEvent<PointsAnswer>) => {
      if (data.id === asked.current) setPoints(data.readBack)
    })
    parser.addEventListener('error', () => setPoints(null))
    return () => parser.terminate()
  }, [])

  useEffect(() => {
    let isLast = true
    const pause = setTimeout(async () => {
      const samples: ReadSample[] = []
      for (const content of contents) {
        if (!isLast || !host.current) return
        samples.push({ content, read: await readInto(host.current, content, layout) })
      }
      if (!isLast) return
      asked.current += 1
      worker.current?.postMessage({ id: asked.current, layout, samples } satisfies PointsQuestion)
    }, PAUSE)
    return () => {
      isLast = false
      clearTimeout(pause)
    }
  }, [contents, layout])

  return { host, points }
}

async function readInto(host: HTMLElement, content: ResumeContent, layout: Layout) {
  const paper = createPaper(host)
  paper.put(content, layout)
  // Lines are as long as their font makes them. Meanwhile, keys are answered.
  await Promise.all([document.fonts.ready, new Promise((resolve) => setTimeout(resolve))])
  paper.again('fully')
  return readPaper(paper.doc, content.design?.paper ?? 'a4')
}
