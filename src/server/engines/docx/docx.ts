import {
  AlignmentType,
  Document,
  Header,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  type ISectionOptions,
} from 'docx'
import type { Paper } from '#shared/resume/schema.ts'
import { wordPage } from '#shared/docx-look/word-page.ts'
import type { WordPage, WordParagraph } from '#shared/docx-look/word-paragraph.ts'
import { xmlText } from '#shared/text/escape.ts'
import { hex, paragraphProperties, twips } from '#server/engines/docx/formats.ts'
import { BULLETS, paragraphWriter } from '#server/engines/docx/paragraphs.ts'
import { pictureRun } from '#server/engines/docx/picture.ts'
import { withShapes } from '#server/engines/docx/picture-shape.ts'
import { levelIndent, stylesOf, styleSheet, type Styles } from '#server/engines/docx/styles.ts'

/** A laid-out resume, the sheet it is printed with, and what the file says about itself. */
export type DocxJob = {
  readonly html: string
  readonly css: string
  readonly title: string
  readonly author: string
  readonly keywords: readonly string[]
  readonly lang: string
  readonly paper: Paper
}

/** Sheets of paper in twips (a twentieth of a point). */
const SHEETS: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: 11_906, height: 16_838 },
  letter: { width: 12_240, height: 15_840 },
}

/**
 * Writes a resume as a Word document that looks like its page: with real headings, lists and links, in the order of the
 * page, and with named styles, so that it stays easy to edit.
 */
export async function docxFile(job: DocxJob): Promise<Uint8Array> {
  const whole = wordPage(job)
  const page = whole.isBled ? { ...whole, paragraphs: belowHeader(whole.paragraphs) } : whole
  const styles = stylesOf(page)
  const document = new Document({
    title: xmlText(job.title),
    creator: xmlText(job.author),
    lastModifiedBy: xmlText(job.author),
    keywords: xmlText(job.keywords.join(', ')),
    styles: styleSheet(page, styles, job.lang),
    numbering: { config: [{ reference: BULLETS, levels: levelsOf(page, styles) }] },
    sections: [sectionOf(page, styles, job.paper)],
  })
  const shapes = page.paragraphs.flatMap(({ picture }) => (picture && pictureRun(picture) ? [picture.shape] : []))
  return withShapes(new Uint8Array(await Packer.toArrayBuffer(document)), shapes)
}

function sectionOf(page: WordPage, styles: Styles, paper: Paper): ISectionOptions {
  const { width, height } = SHEETS[paper]
  const [left, right] = page.isRightToLeft
    ? [page.margin.right, page.margin.left]
    : [page.margin.left, page.margin.right]
  const margin = {
    top: twips(page.margin.top),
    right: twips(right),
    bottom: twips(page.margin.bottom),
    left: twips(left),
  }
  const textWidth = width - margin.left - margin.right
  return {
    properties: {
      page: {
        size: { width, height },
        margin: page.isBled ? { ...margin, top: 0, header: 0 } : margin,
      },
      ...(page.isBled && { titlePage: true }),
    },
    ...(page.isBled && {
      headers: { first: spacer(twips(BAND_START), page.paragraphs[0]), default: spacer(margin.top) },
    }),
    children: page.paragraphs.map(paragraphWriter(page, styles, textWidth)),
  }
}

/** The least height of a header in LibreOffice, which would otherwise leave a gap below it, in points. */
const BAND_START = 3

/** Without the part of the first band that is in the header; neighbors in it share its upper edge. */
function belowHeader(paragraphs: readonly WordParagraph[]): readonly WordParagraph[] {
  const edge = paragraphs[0]?.format.borders.top
  if (!edge) return paragraphs
  const top = { ...edge, space: Math.max(0, edge.space - BAND_START) }
  return paragraphs.map((paragraph) => {
    const { format } = paragraph
    return format.borders.top === edge
      ? { ...paragraph, format: { ...format, borders: { ...format.borders, top } } }
      : paragraph
  })
}

/**
 * A band begins at the edge of the first page, so the document has no margin there: later pages get theirs from an
 * empty header. That of the first page has the color of the band.
 */
function spacer(height: number, band?: WordParagraph) {
  const line = { before: 0, after: 0, line: height, lineRule: LineRuleType.EXACT }
  if (!band) return new Header({ children: [new Paragraph({ spacing: line })] })
  const { bottom: _, top, ...sides } = band.format.borders
  const borders = { ...(top && { top: { ...top, width: 0.25, space: 0 } }), ...sides }
  const look = paragraphProperties({ ...band, format: { ...band.format, borders } }, null)
  return new Header({ children: [new Paragraph({ ...look, spacing: line })] })
}

const LEVEL_SIGNS = ['•', '◦', '▪'] as const

function levelsOf({ paragraphs }: WordPage, { ofRole }: Styles) {
  return LEVEL_SIGNS.map((usual, level) => {
    const bullet = paragraphs.find((paragraph) => paragraph.bullet?.level === level)?.bullet
    const indent = levelIndent(ofRole.bullet, level)
    return {
      level,
      format: LevelFormat.BULLET,
      text: bullet?.sign ?? usual,
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent }, ...(bullet && { run: { color: hex(bullet.color) } }) },
    }
  })
}
