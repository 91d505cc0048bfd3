import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdfEngine, type PdfEngine } from '#server/engines/pdf/engine.ts'
import { emptyContent, FONTS } from '#shared/resume/schema.ts'
import { composeDocument } from '#shared/template/document.ts'
import { BROWSER_DIR } from '../browser.ts'
import { READERS } from './readers.ts'

let engine: PdfEngine
beforeAll(() => {
  engine = createPdfEngine({ dataDir: BROWSER_DIR, log: pino({ level: 'silent' }) })
})
afterAll(() => engine.close())

const PAIRS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./-:'].map(
  (sign) => `x${sign}${sign}x`,
)

test.each(FONTS)('no letter of a pair is lost in the italics of %s', async (font) => {
  const words = PAIRS.map((pair) => `*${pair}*`).join(' ')
  const content = { ...emptyContent(), summary: `${words} **${words}**`, design: { font } }
  const { bytes } = await engine.print({ document: composeDocument(content, null), author: 'A', keywords: [] })
  for (const { name, read } of READERS) {
    const found = (await read(bytes)).split(/\s+/)
    expect({ name, missing: PAIRS.filter((pair) => found.filter((word) => word === pair).length < 2) }).toEqual({
      name,
      missing: [],
    })
  }
})
