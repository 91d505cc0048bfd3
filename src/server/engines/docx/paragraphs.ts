import { ExternalHyperlink, LineRuleType, Paragraph, Tab, TabStopType, TextRun, type ParagraphChild } from 'docx'
import type { RunFormat } from '#shared/docx-look/run-format.ts'
import type { WordParagraph, WordRun } from '#shared/docx-look/word-paragraph.ts'
import { xmlText } from '#shared/text/escape.ts'
import { isRightToLeft, splitByDirection } from '#server/engines/docx/direction.ts'
import { fontOf } from '#server/engines/docx/fonts.ts'
import { paragraphProperties, runProperties, twips } from '#server/engines/docx/formats.ts'
import { pictureRun } from '#server/engines/docx/picture.ts'
import { STYLES, type RoleStyle, type Styles } from '#server/engines/docx/styles.ts'

/** The name of our list in the document's numbering. */
export const BULLETS = 'bullets'

/** Writes paragraphs with the styles of a document; `textWidth` is between its margins, in twips. */
export const paragraphWriter =
  (styles: Styles, textWidth: number) =>
  (paragraph: WordParagraph): Paragraph => {
    const { role, lead, runs, aside, bullet, format, text } = paragraph
    const base = styles.ofRole[role]
    const picture = pictureOf(paragraph)
    const write = writeRuns(base?.text ?? text)
    const before = lead.length > 0 ? [...write(lead, styles.ofDates), tab()] : []
    const after = aside.length > 0 ? [tab(), ...write(aside, styles.ofDates)] : []
    return new Paragraph({
      ...(role !== 'paragraph' && { style: STYLES[role].id }),
      ...(bullet && { numbering: { reference: BULLETS, level: bullet.level, custom: true } }),
      ...paragraphProperties(paragraph, base?.format ?? null),
      ...(picture.isInLine && {
        spacing: {
          before: twips(format.before),
          after: twips(format.after),
          line: SINGLE,
          lineRule: LineRuleType.AUTO,
        },
      }),
      ...breaks(paragraph, base),
      ...((aside.length > 0 || picture.after.length > 0) && {
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth - twips(format.right) }],
      }),
      ...(isRightToLeft(runs.map((run) => run.text).join('')) && { bidirectional: true }),
      children: [...picture.before, ...before, ...write(runs, null), ...after, ...picture.after],
    })
  }

/** Lines with a picture: multiples of them would be multiples of its height. */
const SINGLE = 240

/** What a picture puts before and after the text of its paragraph. */
function pictureOf({ picture, runs }: WordParagraph) {
  const run = picture && pictureRun(picture)
  const isInLine = run !== null && picture?.isInLine === true
  if (!run) return { before: [], after: [], isInLine }
  if (!isInLine || runs.length === 0) return { before: [run], after: [], isInLine }
  if (picture?.side === 'right') return { before: [], after: [tab(), run], isInLine }
  return { before: [run, new TextRun('   ')], after: [], isInLine }
}

const tab = () => new TextRun({ children: [new Tab()] })

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
const writeRuns =
  (base: RunFormat) =>
  (runs: readonly WordRun[], dates: RunFormat | null): ParagraphChild[] =>
    runs.flatMap((run): ParagraphChild[] => {
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
