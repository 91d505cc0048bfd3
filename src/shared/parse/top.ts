import { NO_HEADING } from '#shared/parse/confidence.ts'
import { datesOf } from '#shared/parse/dated-lines.ts'
import { entriesOf } from '#shared/parse/entries.ts'
import { continuesOn, isHeadLike } from '#shared/parse/head-lines.ts'
import { textOf, type Line } from '#shared/parse/line.ts'
import type { Section } from '#shared/parse/sections.ts'
import { isDegreeWord, isSchoolWord, isTitleWord } from '#shared/parse/words.ts'

/** What comes before the first heading: contact details, and sections without a heading. */
export type Top = { readonly contact: readonly Line[]; readonly sections: readonly Section[] }

/**
 * Splits the top by content: running text is the summary, dated entries are jobs and schools, and 'Skills: …' are
 * skills.
 */
export function topOf(lines: readonly Line[]): Top {
  const begin = lines.findIndex((line, index) => isText(line) || (index > 0 && datesOf(line)?.found.isRange))
  if (begin === -1) return { contact: lines, sections: [] }
  const dated = lines.findIndex((line, index) => index >= begin && datesOf(line)?.found.isRange)
  const text = lines.slice(begin, dated === -1 ? undefined : entryStart(lines, dated, begin))
  const rest = lines.slice(begin + text.length)
  const labelled = labelledIn([...text, ...rest])
  const summary = text.filter((line) => !labelled.has(line) && !isShortWay(line))
  const sections = [
    section('summary', summary),
    ...entrySections(rest.filter((line) => !labelled.has(line))),
    section('skills', [...labelled]),
  ]
  return {
    contact: [...lines.slice(0, begin), ...text.filter((line) => isShortWay(line))],
    sections: sections.filter((one) => one.lines.length > 0),
  }
}

/** Short lines with an address or number among the text are contact details. */
const isShortWay = (line: Line) => /@|https?:|www\.|linkedin\.com|\+\d/.test(textOf(line)) && textOf(line).length < 120

/** Whether a line is a sentence or as long as one. */
const isText = (line: Line): boolean => {
  const text = textOf(line)
  return (
    !isShortWay(line) &&
    line.cells.length === 1 &&
    text.split(/\s+/).length >= 8 &&
    /\p{Ll}{2}/u.test(text) &&
    !/[|•·]/.test(text)
  )
}

const SKILL_LABEL =
  /^(?:skills?|key skills|technical skills|technologies|tools|languages|kenntnisse|sprachen|edv|compétences|langues|idiomas|habilidades|competencias)\s*:/iu
const isLabelled = (line: Line) => SKILL_LABEL.test(textOf(line))

/** Lines that begin with a label, and those that continue them. */
function labelledIn(lines: readonly Line[]): ReadonlySet<Line> {
  const labelled = new Set<Line>()
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    if (isLabelled(line) || (above && labelled.has(above) && continuesOn(above, line))) labelled.add(line)
  }
  return labelled
}

const section = (kind: Section['kind'], lines: readonly Line[]): Section => ({
  kind,
  title: null,
  lines,
  confidence: NO_HEADING,
  languages: [],
})

/** An entry may begin with short lines above its dates. */
function entryStart(lines: readonly Line[], dated: number, from: number): number {
  let start = dated
  const isHead = (at: number) => {
    const [before, line] = [lines[at - 1], lines[at]]
    return (
      line !== undefined &&
      isHeadLike(line) &&
      !isText(line) &&
      !(before && isText(before) && continuesOn(before, line))
    )
  }
  while (start > from && dated - start < 2 && isHead(start - 1)) start -= 1
  return start
}

/** Entries without a heading are schools if their first lines say so, and jobs otherwise. */
function entrySections(lines: readonly Line[]): readonly Section[] {
  if (lines.length === 0) return []
  const parts: Record<'experience' | 'education', Line[]> = { experience: [], education: [] }
  let at = 0
  for (const { head, length } of entriesOf(lines)) {
    const headText = head.map(({ text }) => text).join(' ')
    const [hasDegree, hasSchool] = [isDegreeWord(headText), isSchoolWord(headText)]
    // 'Associate' and 'Master' are titles, too.
    const isSchool = (hasDegree && hasSchool) || ((hasDegree || hasSchool) && !isTitleWord(headText))
    parts[isSchool ? 'education' : 'experience'].push(...lines.slice(at, at + length))
    at += length
  }
  parts.experience.push(...lines.slice(at))
  return [section('experience', parts.experience), section('education', parts.education)]
}
