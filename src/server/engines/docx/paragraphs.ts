import { ExternalHyperlink, LineRuleType, Paragraph, Tab, TabStopType, TextRun, type ParagraphChild } from 'docx'
import type { RunFormat } from '#shared/docx-look/run-format.ts'
import { points, type WordPage, type WordParagraph, type WordRun } from '#shared/docx-look/word-paragraph.ts'
import { xmlText } from '#shared/text/escape.ts'
import { orderedRuns, placedFormat, runsRightToLeft, splitByDirection } from '#server/engines/docx/direction.ts'
import { aboutWidth, fontOf } from '#server/engines/docx/fonts.ts'
import { paragraphProperties, runProperties, twips } from '#server/engines/docx/formats.ts'
import { pictureRun } from '#server/engines/docx/picture.ts'
import { STYLES, type RoleStyle, type Styles } from '#server/engines/docx/styles.ts'

/** The name of our list in the document's numbering. */
export const BULLETS = 'bullets'

/** Writes the paragraphs of a page with the styles of a document; `textWidth` is between its margins, in twips. */
export const paragraphWriter =
  (page: WordPage, styles: Styles, textWidth: number) =>
  (paragraph: WordParagraph): Paragraph => {
    const { role, lead, runs, aside, bullet, format, text } = paragraph
    const base = styles.ofRole[role]
    const isMirrored = runsRightToLeft(paragraph, page)
    const picture = pictureOf(paragraph, isMirrored, textWidth)
    const write = writeRuns(base?.text ?? text, isMirrored)
    const before = lead.length > 0 ? [...write(lead, styles.ofDates), tab()] : []
    const after = datesAfter(paragraph, write, styles, textWidth)
    const placed = { text, format: placedFormat(paragraph, isMirrored, page) }
    return new Paragraph({
      ...(role !== 'paragraph' && { style: STYLES[role].id }),
      ...(bullet && { numbering: { reference: BULLETS, level: bullet.level, custom: true } }),
      ...paragraphProperties(placed, base?.format ?? null),
      ...(picture.isInLine && {
        spacing: {
          before: twips(format.before),
          after: twips(format.after),
          line: SINGLE,
          lineRule: LineRuleType.AUTO,
        },
      }),
      ...breaks(paragraph, base),
      ...((aside.length > 0 || picture.isAtEnd) && {
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth - twips(format.right) }],
      }),
      ...(isMirrored && { bidirectional: true }),
      children: [...picture.before, ...before, ...write(runs, null), ...after, ...picture.after],
    })
  }

/** Lines with a picture: multiples of them would be multiples of its height. */
const SINGLE = 240

/** What a picture puts before and after the text of its paragraph, or above it where there is no room beside the other. */
function pictureOf({ picture, runs, format }: WordParagraph, isMirrored: boolean, textWidth: number) {
  const run = picture && pictureRun(picture)
  const isInLine = run !== null && picture?.isInLine === true
  const rest = { after: [], isInLine, isAtEnd: false }
  if (!run) return { ...rest, before: [] }
  if (!isInLine || runs.length === 0) return { ...rest, before: [run] }
  if (picture?.side !== (isMirrored ? 'left' : 'right')) return { ...rest, before: [run, new TextRun('   ')] }
  const room = textWidth - twips(format.left + format.right + points(picture.width) + APART)
  return twips(widthOf(runs)) <= room
    ? { before: [], after: [tab(), run], isInLine, isAtEnd: true }
    : { ...rest, before: [tab(), run, new TextRun({ break: 1 })], isAtEnd: true }
}

const tab = () => new TextRun({ children: [new Tab()] })

/** Dates at the right edge: below a title that leaves no room for them. */
function datesAfter({ runs, aside, format }: WordParagraph, write: RunWriter, { ofDates }: Styles, textWidth: number) {
  if (aside.length === 0) return []
  const isLong = twips(widthOf([...runs, ...aside]) + APART) > textWidth - twips(format.left + format.right)
  return [...(isLong ? [new TextRun({ break: 1 })] : []), tab(), ...write(aside, ofDates)]
}

/** In points, between a text and what is at the right edge. */
const APART = 8
const widthOf = (runs: readonly WordRun[]): number =>
  runs.reduce((sum, { text, format }) => sum + aboutWidth(text, format), 0)

/** Titles keep to the next paragraph by their style. */
function breaks({ role, keepNext, keepLines, breakBefore }: WordParagraph, base: RoleStyle | undefined) {
  const isTitle = role === 'heading' || role === 'entry'
  return {
    ...(keepNext !== isTitle && { keepNext }),
    ...(keepLines !== (base?.keepLines ?? false) && { keepLines }),
    ...(breakBefore && { pageBreakBefore: true }),
  }
}

/** `dates` is the character style of runs at the right edge. */
type RunWriter = (runs: readonly WordRun[], dates: RunFormat | null) => ParagraphChild[]

const writeRuns =
  (base: RunFormat, isMirrored: boolean): RunWriter =>
  (runs, dates) =>
    (isMirrored ? orderedRuns(runs) : runs).flatMap((run): ParagraphChild[] => {
      const texts = textRuns(run, base, dates)
      return run.href ? [new ExternalHyperlink({ link: xmlText(run.href), children: texts })] : texts
    })

function textRuns({ text, href, format }: WordRun, base: RunFormat, dates: RunFormat | null): TextRun[] {
  const style = href ? 'Hyperlink' : dates && 'Dates'
  // A character style sets all but the switches, which come from the style of the paragraph.
  const { bold, italic, upperCase } = base
  const properties = runProperties(format, dates && !href ? { ...dates, bold, italic, upperCase } : base)
  return splitByDirection(xmlText(text)).flatMap(({ text: part, rightToLeft }) =>
    part.split('\n').map(
      (line, i) =>
        new TextRun({
          text: line,
          ...(i > 0 && { break: 1 }),
          ...properties,
          ...(rightToLeft && { rightToLeft: true, font: fontOf(format.family) }),
          ...(style && { style }),
        }),
    ),
  )
}
