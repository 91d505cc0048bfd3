import { capitalized } from '#shared/text/capitalized.ts'
import { checkerOf } from '#shared/grounding/check-line.ts'
import type { TextKind, Violation } from '#shared/grounding/types.ts'
import type {
  Line,
  ResumeContext,
  Target,
  AnsweredQuestion,
  Unused,
  WriteRequest,
  Written,
} from '#shared/writer/types.ts'

/**
 * Keeps only grounded lines. An ungrounded line is replaced by its quote if that makes a decent bullet point, or else
 * set aside as 'ungrounded'. Each line is checked against the answers about the same entry; names may come from the
 * whole resume.
 */
export function groundWritten(written: Written, request: WriteRequest): Written {
  const unused: Unused[] = []
  const known = namesOf(request.atHand)
  const keeperFor = (answered: readonly AnsweredQuestion[]) => {
    const check = checkerOf({ answers: answered.map(({ answer }) => answer), known }, request.language)
    return (
      lines: readonly Line[],
      replacementOf: typeof verbatimOf = verbatimOf,
      kind: TextKind = 'line',
    ): readonly Line[] =>
      lines.flatMap((line) => {
        if (check(line.text, line.source.quote, kind).length === 0) return [line]
        const replacement = replacementOf(line, check)
        if (!replacement) unused.push({ source: line.source, why: 'ungrounded' })
        return replacement ? [replacement] : []
      })
  }
  const about = (target: Target) => keeperFor(request.told.filter((item) => isSameTarget(item.target, target)))
  const experience = written.experience.map(({ index, description, achievements }) => {
    const keep = about({ part: 'experience', index })
    return { index, description: keep(description), achievements: keep(achievements) }
  })
  const projects = written.projects.map(({ index, description }) => ({
    index,
    description: about({ part: 'projects', index })(description),
  }))
  // A summary and skills may rest on any answer. A quote can't replace a skill or a sentence of a summary.
  const keep = keeperFor(request.told)
  const noReplacement = () => null
  return {
    summary: keep(written.summary, noReplacement),
    experience,
    skills: keep(written.skills, noReplacement, 'skill'),
    projects,
    unused: [...written.unused, ...unused],
  }
}

const isSameTarget = (a: Target, b: Target): boolean =>
  a.part === b.part && ('index' in a ? a.index : null) === ('index' in b ? b.index : null)

const namesOf = ({ experience, projects, skills }: ResumeContext): readonly string[] => [
  ...experience.flatMap(({ company, position }) => [company, position]),
  ...projects.map(({ name }) => name),
  ...skills,
]

type Check = (text: string, quote?: string) => readonly Violation[]

/** The quote as a line, if it reads as one: an action without a subject or a noun phrase, short and whole. */
function verbatimOf(line: Line, check: Check): Line | null {
  const { quote } = line.source
  const text = quote
    .trim()
    .replace(/^(?:and |so |then |well,? )*(?:i|we) (?=\p{L}+(?:ed|t|ew|ote|ade|an) )/iu, '')
    .replace(/[\s.,;:!]+$/, '')
  const words = text.split(/\s+/)
  if (
    words.length < 3 ||
    words.length > 30 ||
    /[.?!]\s|(?<!\p{L})(?:i|we|my|mine|our|ours|me|us|myself|ich|wir|mein\w*|unser\w*|je|j|nous|mon|ma|mes|yo|mi|mis|nosotros)(?!\p{L})/iu.test(
      text,
    )
  )
    return null
  const shown = capitalized(text)
  return shown === line.text || check(shown, quote).length > 0 ? null : { ...line, text: shown, verbatim: true }
}
