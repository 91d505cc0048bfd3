import {
  AlignmentType,
  convertInchesToTwip,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx'
import type { Block, BlockKind, Run } from '#shared/exports/blocks.ts'
import { isRightToLeft, splitByDirection } from '#server/engines/docx/direction.ts'
import { fontOf, styleSheet, type Look } from '#server/engines/docx/styles.ts'
import type { Paper } from '#shared/resume/schema.ts'
import { xmlText } from '#shared/text/escape.ts'

export type DocxJob = {
  readonly blocks: readonly Block[]
  readonly title: string
  readonly author: string
  readonly keywords: readonly string[]
  readonly lang: string
  readonly paper: Paper
  readonly look: Look
}

/** Sheets of paper in twips (a twentieth of a point), with the margin of the printed page (60 CSS pixels). */
const SHEETS: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: 11_906, height: 16_838 },
  letter: { width: 12_240, height: 15_840 },
}
const MARGIN = 900
const BULLETS = 'bullets'

/** Writes a resume as a Word document with real headings, lists and links, in the order of its page. */
export async function docxFile(job: DocxJob): Promise<Uint8Array> {
  const { width, height } = SHEETS[job.paper]
  const document = new Document({
    title: xmlText(job.title),
    creator: xmlText(job.author),
    lastModifiedBy: xmlText(job.author),
    keywords: xmlText(job.keywords.join(', ')),
    styles: styleSheet(job.look, job.lang),
    numbering: { config: [{ reference: BULLETS, levels: [bulletLevel(0, '•'), bulletLevel(1, '◦')] }] },
    sections: [
      {
        properties: {
          page: { size: { width, height }, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        children: job.blocks.map((block) => paragraph(block, width - 2 * MARGIN, job.look)),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

const bulletLevel = (level: number, text: string) => ({
  level,
  format: LevelFormat.BULLET,
  text,
  alignment: AlignmentType.LEFT,
  style: {
    paragraph: { indent: { left: convertInchesToTwip(0.22 * (level + 1)), hanging: convertInchesToTwip(0.17) } },
  },
})

const STYLES: Readonly<Record<BlockKind, IParagraphOptions>> = {
  name: { heading: HeadingLevel.TITLE },
  heading: { heading: HeadingLevel.HEADING_1, keepNext: true },
  entry: { heading: HeadingLevel.HEADING_2, keepNext: true },
  subtitle: { style: 'Employer', keepNext: true },
  contacts: { style: 'Contacts' },
  paragraph: {},
  bullet: { style: 'ListParagraph', numbering: { reference: BULLETS, level: 0 } },
}

function paragraph({ kind, runs, aside, nested }: Block, textWidth: number, look: Look): Paragraph {
  const dates = aside.length > 0 ? [new TextRun({ children: [new Tab()] }), ...children(aside, look, 'Dates')] : []
  return new Paragraph({
    ...STYLES[kind],
    ...(nested && { numbering: { reference: BULLETS, level: 1 } }),
    ...(aside.length > 0 && { tabStops: [{ type: TabStopType.RIGHT, position: textWidth }] }),
    ...(isRightToLeft(runs.map(({ text }) => text).join('')) && { bidirectional: true }),
    children: [...children(runs, look), ...dates],
  })
}

function children(runs: readonly Run[], look: Look, style?: string): ParagraphChild[] {
  return runs.flatMap((run): ParagraphChild[] => {
    const texts = textRuns(run, look, run.href ? 'Hyperlink' : style)
    return run.href ? [new ExternalHyperlink({ link: xmlText(run.href), children: texts })] : texts
  })
}

function textRuns({ text, bold, italic, underline }: Run, look: Look, style: string | undefined): TextRun[] {
  return splitByDirection(xmlText(text)).flatMap(({ text: part, rightToLeft }) =>
    part.split('\n').map(
      (line, i) =>
        new TextRun({
          text: line,
          ...(i > 0 && { break: 1 }),
          ...(bold && { bold: true }),
          ...(italic && { italics: true }),
          ...(underline && { underline: {} }),
          ...(rightToLeft && { rightToLeft: true, font: fontOf(look) }),
          ...(style && { style }),
        }),
    ),
  )
}
