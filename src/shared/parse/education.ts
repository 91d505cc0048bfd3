import { pieceOf, type Piece } from '#shared/parse/line.ts'
import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { entriesOf, type Entry } from '#shared/parse/entries.ts'
import { find, findAll, numbered, type Find } from '#shared/parse/find.ts'
import { rolesOf, type RoleWords } from '#shared/parse/roles.ts'
import type { Section } from '#shared/parse/sections.ts'
import { datesIn } from '#shared/parse/work.ts'
import { isDegreeWord, isPlace, isSchoolWord, mayEndWithPlace } from '#shared/parse/words.ts'

const WORDS: RoleWords = {
  isTitle: (text: string) => isDegreeWord(text) && !isSchoolWord(text),
  isOrganization: isSchoolWord,
}
const GPA =
  /^(?:c?gpa|grade(?: point average)?|final grade|note|abschlussnote|gesamtnote|durchschnitt|moyenne|mention|nota(?: media)?|calificación|promedio|score|result)\s*[:=]?\s*(.+)$/iu

/** Schools and degrees, numbered starting at `from`. */
export function educationOf({ lines, confidence }: Section, from: number): readonly Find[] {
  const entries = entriesOf(lines).map((entry) => withDetails(withGrade(withPlace(entry))))
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
      ...find('location', entry.place, confidence * CONFIDENCE.byWords),
      ...find('honors', entry.honors, confidence * CONFIDENCE.byWords),
      ...find('thesis', entry.thesis, confidence * CONFIDENCE.labeled),
      ...findAll('courses', entry.courses, confidence * CONFIDENCE.labeled),
    ]
  })
  return numbered('education', from, all)
}

/** Takes a place that a dot or bar separates from the school: 'University of Bergen · Bergen, Norway'. */
function withPlace(entry: Entry): Entry & { readonly place: Piece | null } {
  const parts = entry.head.flatMap((head) => head.text.split(/\s+[·|•]\s+/u).map((text) => ({ ...head, text })))
  const place =
    parts.length > entry.head.length ? parts.find(({ text }, index) => index > 0 && isPlace(text)) : undefined
  return place ? { ...entry, head: parts.filter((part) => part !== place), place } : { ...entry, place: null }
}

const THESIS =
  /^(?:(?:master[’']?s |bachelor[’']?s )?thesis|dissertation|abschlussarbeit|bachelorarbeit|masterarbeit|mémoire|thèse|trabajo final|tesis)\s*:\s*(.+)$/iu
const COURSES =
  /^(?:subjects?|modules?|(?:relevant |selected )?(?:courses|coursework)|schwerpunkte|kurse|matières|cours|asignaturas|materias)\s*:\s*(.+)$/iu
const HONORS =
  /\b(?:with (?:high |highest )?(?:distinction|honou?rs)|cum laude|dean[’']s list|valedictorian|mit auszeichnung|mention (?:très )?bien|premio extraordinario|matrícula de honor)\b/iu

type Details = { readonly thesis: Piece | null; readonly courses: readonly Piece[]; readonly honors: Piece | null }

/** Takes labeled lines and lines about honors from the opening lines and the text. */
function withDetails<T extends Entry>(entry: T): T & Details {
  const pieces = [...entry.head, ...entry.body.map(pieceOf)]
  const labelled = (label: RegExp): Piece | null => {
    const piece = pieces.find(({ text }) => label.test(text))
    return piece ? { ...piece, text: label.exec(piece.text)?.[1] ?? '' } : null
  }
  const honors = pieces.find(({ text }) => HONORS.test(text) && text.length < 90 && !GPA.test(text)) ?? null
  const courses = labelled(COURSES)
  const isDetail = ({ text }: Piece) => THESIS.test(text) || COURSES.test(text) || text === honors?.text
  // A degree with its honors in one line stays whole.
  const isOpening = honors !== null && honors === entry.head[0]
  return {
    ...entry,
    head: entry.head.filter((part, index) => index === 0 || !isDetail(part)),
    thesis: labelled(THESIS),
    courses: courses ? courses.text.split(/\s*[,;]\s+/u).map((text) => ({ ...courses, text })) : [],
    honors: isOpening ? null : honors,
  }
}

type WithGrade = Entry & { readonly grade: Piece | null }

const gradeIn = (piece: Piece | null | undefined): Piece | null => {
  const grade = GPA.exec(piece?.text ?? '')?.[1]
  return piece && grade ? { ...piece, text: grade } : null
}

/** Finds the grade among the opening lines or in the body. */
function withGrade<T extends Entry>(entry: T): T & WithGrade {
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
