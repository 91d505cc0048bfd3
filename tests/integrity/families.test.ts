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

/** Quotes, dashes, brackets, signs, ligature words, accents, Central European, Vietnamese, Cyrillic and Greek words. */
const WORDS = [
  ...'it’s ‘single’ “double” „tief“ «franc» 2019–2021 long—dash well-known (round) [square] {curly} five…'.split(' '),
  ...'C++ C# R&D A/B 50% €1.3m £5k $9 a@b.com x=y #1 ½ office fjord affluent difficult fling afflict'.split(' '),
  ...'Größe naïve façade señor Ångström Łódź Žižek Dvořák İstanbul Șerban Nguyễn Nẵng Đà Việt'.split(' '),
  ...'Українська руководила Београд Ελληνικά Ωμέγα'.split(' '),
]

test.each(FONTS)('every word in the four faces of %s comes back from the PDF', async (font) => {
  const lines = ['', '*', '**', '***'].map((sign) => WORDS.map((word) => `${sign}${word}${sign}`).join(' '))
  const content = { ...emptyContent(), summary: lines.join('\n\n'), design: { font } }
  const { bytes } = await engine.print({ document: composeDocument(content, null), author: 'A', keywords: [] })
  for (const { name, read } of READERS) {
    const found = (await read(bytes)).normalize('NFC').split(/\s+/)
    const missing = WORDS.filter((word) => found.filter((each) => each === word).length < 4)
    expect({ name, missing }).toEqual({ name, missing: [] })
  }
})
