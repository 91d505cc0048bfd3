import { pieceOf, type Piece } from '#shared/parse/line.ts'
import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { entriesOf, type Entry } from '#shared/parse/entries.ts'
import { find, numbered, type Find } from '#shared/parse/find.ts'
import { rolesOf, type RoleWords } from '#shared/parse/roles.ts'
import type { Section } from '#shared/parse/sections.ts'
import { datesIn } from '#shared/parse/work.ts'
import { isDegreeWord, isSchoolWord, mayEndWithPlace } from '#shared/parse/words.ts'

const WORDS: RoleWords = {
  isTitle: (text: string) => isDegreeWord(text) && !isSchoolWord(text),
  isOrganization: isSchoolWord,
}
const GPA =
  /^(?:c?gpa|grade(?: point average)?|final grade|note|abschlussnote|gesamtnote|durchschnitt|moyenne|mention|nota(?: media)?|calificación|promedio|score|result)\s*[:=]?\s*(.+)$/iu

/** Schools and degrees, numbered starting at `from`. */
export function educationOf({ lines, confidence }: Section, from: number): readonly Find[] {
  const entries = entriesOf(lines).map((entry) => withGrade(entry))
  const roles = rolesOf(entries, WORDS)
  const all = entries.map((entry, index) => {
    const role = roles[index]
    const [degree, field] = qualification(role?.title ?? null)
    const roleConfidence = confidence * (role?.confidence ?? 0)
    return [
      ...find('degree', degree, roleConfidence),
      ...find(
        'field',
        field && GPA.test(field.text) ? null : field,
        roleConfidence * 0.95 * (mayEndWithPlace(role?.title?.text ?? '') ? CONFIDENCE.maybePlace : 1),
      ),
      ...find('institution', role?.organization, roleConfidence),
      ...datesIn(entry, confidence, 'endDate').filter(({ path }) => path !== 'current'),
      ...find('gpa', entry.grade ?? gradeIn(field), confidence * CONFIDENCE.labeled),
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
function qualification(title: Piece | null): readonly [Piece | null, Piece | null] {
  if (!title) return [null, null]
  const [, degree, field] =
    /^(.+?),\s+(?!\d)(.+)$/u.exec(title.text) ??
    /^(.+?)\s+(?:in|en|im Fach|of)\s+(?=\p{Lu})(?!(?:Science|Arts|Business|Laws|Engineering|Philosophy|Education|Fine|Commerce|Technology|Applied)\b)(.+)$/u.exec(
      title.text,
    ) ??
    /^(.+?)\s+en\s+(?!alternance|apprentissage|ligne|cours)(\p{Ll}.+)$/u.exec(title.text) ??
    /^(.+?)\s+[–-]\s+(.+)$/u.exec(title.text) ??
    []
  return degree && field
    ? [
        { ...title, text: degree },
        { ...title, text: field },
      ]
    : [title, null]
}
