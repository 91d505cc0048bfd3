import { pieceOf, type Piece } from '#shared/parse/line.ts'
import { SURE } from '#shared/parse/confidence.ts'
import { entriesOf, type Entry } from '#shared/parse/entries.ts'
import { find, numbered, type Find } from '#shared/parse/find.ts'
import { rolesOf, type RoleWords } from '#shared/parse/roles.ts'
import type { Section } from '#shared/parse/sections.ts'
import { datesIn } from '#shared/parse/work.ts'
import { isDegreeWord, isSchoolWord } from '#shared/parse/words.ts'

const WORDS: RoleWords = { isWhat: (text: string) => isDegreeWord(text) && !isSchoolWord(text), isWhere: isSchoolWord }
const GPA =
  /^(?:c?gpa|grade(?: point average)?|final grade|note|abschlussnote|gesamtnote|durchschnitt|moyenne|mention|nota(?: media)?|calificación|promedio|score|result)\s*[:=]?\s*(.+)$/iu

/** Schools and degrees, numbered starting at `from`. */
export function educationOf({ lines, sure }: Section, from: number): readonly Find[] {
  const entries = entriesOf(lines).map((entry) => withGrade(entry))
  const roles = rolesOf(entries, WORDS)
  const all = entries.map((entry, index) => {
    const role = roles[index]
    const [degree, field] = qualification(role?.what ?? null)
    const certain = sure * (role?.sure ?? 0)
    return [
      ...find('degree', degree, certain),
      ...find('field', field && GPA.test(field.text) ? null : field, certain * 0.95),
      ...find('institution', role?.where, certain),
      ...datesIn(entry, sure, 'endDate').filter(({ path }) => path !== 'current'),
      ...find('gpa', entry.grade ?? gradeIn(field), sure * SURE.labelled),
    ]
  })
  return numbered('education', from, all)
}

type WithGrade = Entry & { readonly grade: Piece | null }

const gradeIn = (piece: Piece | null | undefined): Piece | null => {
  const grade = GPA.exec(piece?.text ?? '')?.[1]
  return piece && grade ? { ...piece, text: grade } : null
}

/** Finds the grade among the opening lines or in the body. */
function withGrade(entry: Entry): WithGrade {
  const graded = entry.head.find(({ text }) => GPA.test(text))
  const below = entry.body.map(pieceOf).find(({ text }) => GPA.test(text))
  const piece = graded ?? below
  const grade = piece ? { ...piece, text: GPA.exec(piece.text)?.[1] ?? '' } : null
  return { ...entry, head: entry.head.filter((part) => part !== graded), grade }
}

/** Splits 'BSc, Mathematics', 'Master of Science in Physics' or 'Licence de droit' into degree and field of study. */
function qualification(what: Piece | null): readonly [Piece | null, Piece | null] {
  if (!what) return [null, null]
  const [, degree, field] =
    /^(.+?),\s+(?!\d)(.+)$/u.exec(what.text) ??
    /^(.+?)\s+(?:in|en|im Fach|of)\s+(?=\p{Lu})(?!(?:Science|Arts|Business|Laws|Engineering|Philosophy|Education|Fine|Commerce|Technology|Applied)\b)(.+)$/u.exec(
      what.text,
    ) ??
    /^(.+?)\s+en\s+(?!alternance|apprentissage|ligne|cours)(\p{Ll}.+)$/u.exec(what.text) ??
    /^(.+?)\s+[–-]\s+(.+)$/u.exec(what.text) ??
    []
  return degree && field
    ? [
        { ...what, text: degree },
        { ...what, text: field },
      ]
    : [what, null]
}
