import { PDFDocument } from '@cantoo/pdf-lib'
import { structureProblems } from '#server/engines/pdf/structure-checks.ts'
import { blocksOf } from '#shared/exports/blocks.ts'
import { plainText } from '#shared/exports/plain-text.ts'
import type { ReadFile } from '#shared/parse/items.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { scoreFields, type FieldScore } from '#shared/parse/score-fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument, type Layout } from '#shared/template/document.ts'
import { shareOf, sumOf, type Measures, type Share } from '#shared/template/rubric.ts'
import { readMammoth, readPdfium, readPdfjs } from '../integrity/readers.ts'
import type { Files } from './files.ts'
import { foreignFields } from './foreign.ts'
import { piecesOf } from '#shared/template/read-back/pieces.ts'
import { compareReading, type Reading } from '#shared/template/read-back/reading.ts'
import { rightOf } from '#shared/template/read-back/read-back.ts'
import { straightAcross } from '#shared/template/read-back/straight-across.ts'

export type Printed = { readonly name: string; readonly content: ResumeContent; readonly files: Files }
export type Proof = { readonly measures: Measures; readonly faults: readonly string[] }

/** Reads a template's files back and counts the results; `faults` lists each problem. */
export async function measure(layout: Layout | null, printed: readonly Printed[]): Promise<Proof> {
  const proofs = await Promise.all(printed.map((one) => measureOne(layout, one)))
  const share = (pick: (measures: Measures) => Share) => sumOf(proofs.map(({ measures }) => pick(measures)))
  const sum = (pick: (measures: Measures) => number) => proofs.reduce((all, { measures }) => all + pick(measures), 0)
  return {
    measures: {
      text: {
        pdfjs: share(({ text }) => text.pdfjs),
        pdfium: share(({ text }) => text.pdfium),
        mammoth: share(({ text }) => text.mammoth),
      },
      words: {
        pdfjs: share(({ words }) => words.pdfjs),
        pdfium: share(({ words }) => words.pdfium),
        mammoth: share(({ words }) => words.mammoth),
      },
      order: share(({ order }) => order),
      ownPdf: share(({ ownPdf }) => ownPdf),
      ownDocx: share(({ ownDocx }) => ownDocx),
      other: share(({ other }) => other),
      across: share(({ across }) => across),
      tagged: share(({ tagged }) => tagged),
      unread: [...new Set(proofs.flatMap(({ measures }) => measures.unread))],
      pages: sum(({ pages }) => pages),
    },
    faults: proofs.flatMap(({ faults }) => faults),
  }
}

async function measureOne(layout: Layout | null, { name, content, files }: Printed): Promise<Proof> {
  const pieces = piecesOf(content, layout)
  const pdfjs = (await readPdfjs(files.pdf)).file
  const pdfium = await readPdfium(files.pdf)
  const mammoth = await readMammoth(files.docx)
  const readings = {
    pdfjs: compareReading(pieces, pdfjs.text, pdfjs.items),
    pdfium: compareReading(pieces, pdfium.text, pdfium.items),
    mammoth: compareReading(pieces, mammoth.text),
  }
  const own = {
    pdfjs: ownFields(content, pdfjs),
    pdfium: ownFields(content, pdfium),
    mammoth: ownFields(content, mammoth),
  }
  const plain = await foreignFields(pieces, plainText(blocksOf(composeDocument(content, layout).html)))
  const other = await foreignFields(pieces, pdfjs.text)
  const missed = [...plain].filter((field) => !other.has(field))
  const problems = structureProblems(await PDFDocument.load(files.pdf, { updateMetadata: false }))
  return {
    measures: {
      text: { pdfjs: kept(readings.pdfjs), pdfium: kept(readings.pdfium), mammoth: kept(readings.mammoth) },
      words: { pdfjs: whole(readings.pdfjs), pdfium: whole(readings.pdfium), mammoth: whole(readings.mammoth) },
      order: sumOf([readings.pdfjs, readings.pdfium].map(inOrder)),
      ownPdf: sumOf([own.pdfjs, own.pdfium].map(rightOf)),
      ownDocx: rightOf(own.mammoth),
      other: { right: plain.size - missed.length, all: plain.size },
      across: kept(compareReading(pieces, straightAcross(pdfjs.items))),
      tagged: { right: problems.length === 0 ? 1 : 0, all: 1 },
      unread: Object.entries(readings).flatMap(([reader, { unread }]) => unread.map((sign) => `${reader}: ${sign}`)),
      pages: pdfjs.pages.length,
    },
    faults: [
      ...Object.entries(readings).flatMap(([reader, reading]) =>
        readingFaults(reading).map((fault) => `${reader}: ${fault}`),
      ),
      ...Object.entries(own).flatMap(([reader, { faults }]) =>
        faults.map((fault) => `our parser on ${reader}: ${fault}`),
      ),
      ...missed.map((field) => `the other parser: ${field}`),
      ...problems,
    ].map((fault) => `${name}, ${fault}`),
  }
}

/** These files have no embedded data, which our parser's callers would use instead of the text. */
const ownFields = (content: ResumeContent, file: ReadFile): FieldScore =>
  scoreFields(content, parseResume(file).content)

const kept = ({ kept: right, characters: all }: Reading): Share => ({ right, all })
const whole = ({ words: all, brokenWords }: Reading): Share => ({ right: all - brokenWords.length, all })
const inOrder = ({ pairs: all, inverted }: Reading): Share => ({ right: Math.max(0, all - inverted), all })
function readingFaults({ broken, brokenWords, inverted }: Reading): readonly string[] {
  return [
    ...broken.map(({ path, text }) => `${path ?? 'a title'} does not come back whole: “${text}”`),
    ...brokenWords.map(({ word }) => `does not come back as a word by itself: “${word}”`),
    ...(inverted > 0 ? [`${inverted} pairs in the other order`] : []),
  ]
}

export const percent = (share: Share): string => {
  // Rounded down, so that 99.99 does not become 100.
  const shown = Math.floor(shareOf(share) * 10_000) / 100
  return shown === 100 ? '100' : shown.toFixed(2)
}
