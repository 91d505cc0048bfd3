import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdfEngine, type PdfEngine } from '#server/engines/pdf/engine.ts'
import { ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument } from '#shared/template/document.ts'
import * as z from 'zod/mini'
import { BROWSER_DIR } from '../browser.ts'
import { READERS } from './readers.ts'

let engine: PdfEngine
beforeAll(() => {
  engine = createPdfEngine({ dataDir: BROWSER_DIR, log: pino({ level: 'silent' }) })
})
afterAll(() => engine.close())

// PDFium takes a page whose text leaves more width than height free for vertical columns, written from
// top to bottom: for example a page of few short lines with dates at the right edge.
test.each(READERS)('words of a page with few lines are read as words by $name', async ({ read }) => {
  const job = (position: string) => ({ position, startDate: '2019-05', endDate: '2020-06' })
  const jobs = ['Mason', 'Joiner', 'Tiler', 'Smith', 'Baker', 'Cook'].map(job)
  const content = z.parse(ResumeContent, { experience: jobs })
  const { bytes } = await engine.print({ document: composeDocument(content, null), author: 'A', keywords: [] })
  expect((await read(bytes)).split(/\s+/).slice(0, 8)).toEqual([
    'EXPERIENCE',
    'Mason',
    'May',
    '2019',
    '–',
    'Jun',
    '2020',
    'Joiner',
  ])
})
