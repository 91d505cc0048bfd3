import type { Line, AnsweredQuestion, Unused, Written } from '#shared/writer/types.ts'

/** What was made of one answer. */
export type AnswerResult = {
  readonly answered: AnsweredQuestion
  readonly lines: readonly Line[]
  readonly unused: readonly Unused[]
}

/** Maximum number of sentences of a summary. */
const MAX_SENTENCES = 4

/** Assigns lines to the sections of their answers, each once; an entry without lines is absent. */
export function placed(answers: readonly AnswerResult[], knownSkills: readonly string[]): Written {
  const of = (part: AnsweredQuestion['target']['part']) =>
    answers.filter(({ answered: { target } }) => target.part === part)
  const known = new Set(knownSkills.map((skill) => skill.toLowerCase()))
  const summary = withoutDuplicates(linesOf(of('summary')))
  return {
    summary: summary.slice(0, MAX_SENTENCES),
    experience: byIndex(of('experience')).map(({ index, lines }) => ({ index, description: [], achievements: lines })),
    skills: withoutDuplicates(linesOf(of('skills'))).filter(({ text }) => !known.has(text.toLowerCase())),
    projects: byIndex(of('projects')).map(({ index, lines }) => ({ index, description: lines })),
    unused: [
      ...answers
        .flatMap(({ unused }) => unused)
        .filter(({ source, why }) => why !== 'maybe-skill' || !known.has(source.quote.toLowerCase())),
      ...summary.slice(MAX_SENTENCES).map(({ source }) => ({ source, why: 'enough' as const })),
    ],
  }
}

const linesOf = (answers: readonly AnswerResult[]): readonly Line[] => answers.flatMap(({ lines }) => lines)

function byIndex(answers: readonly AnswerResult[]) {
  const indexOf = ({ answered: { target } }: AnswerResult) => ('index' in target ? target.index : 0)
  return [
    ...Map.groupBy(
      answers.filter(({ lines }) => lines.length > 0),
      indexOf,
    ),
  ].map(([index, own]) => ({
    index,
    lines: withoutDuplicates(linesOf(own)),
  }))
}

/** Each line once, ignoring case. */
function withoutDuplicates(lines: readonly Line[]): readonly Line[] {
  const byText = new Map<string, Line>()
  for (const line of lines) if (!byText.has(line.text.toLowerCase())) byText.set(line.text.toLowerCase(), line)
  return [...byText.values()]
}
