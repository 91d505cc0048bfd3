import type { FileReaders } from '#server/engines/file-readers/file-readers.ts'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import type { TaskOptions } from '#server/engines/workers/worker-pool.ts'
import { composePrintable } from '#server/exports/compose-printable.ts'
import { keywordsOf, type Layout } from '#shared/template/document.ts'
import { publishingSamples } from '#shared/template/publishing-samples.ts'
import { readBackOf, type Counts, type ReadBack } from '#shared/template/read-back/read-back.ts'

export type MeasureTemplate = (layout: Layout, options: TaskOptions) => Promise<ReadBack>
type Engines = { readonly pdf: Pick<PdfEngine, 'print'>; readonly readers: Pick<FileReaders, 'count'> }

/** Prints sample resumes in a template, one after another, and reads the files back. Throws what the engines refuse with. */
export const createMeasureTemplate =
  ({ pdf, readers }: Engines): MeasureTemplate =>
  async (layout, { owner, signal }) => {
    const counts: Counts[] = []
    for (const content of publishingSamples()) {
      const document = composePrintable(content, layout)
      const about = { author: content.personalInfo.fullName, keywords: keywordsOf(content) }
      const { bytes } = await pdf.print({ document, ...about, ...(owner && { owner }), ...(signal && { signal }) })
      counts.push(await readers.count({ content, layout, bytes }, { owner, signal }))
    }
    return readBackOf(counts)
  }
