import type { Line, Told, Unused, Written } from '#shared/writer/types.ts'

/** What one answer gave. */
export type Answered = {
  readonly told: Told
  readonly lines: readonly Line[]
  readonly unused: readonly Unused[]
}

/** Sentences that make a summary. */
const MOST_SENTENCES = 4

/** Puts lines where their answers belong, each once; an entry that nothing was said of is absent. */
export function placed(answers: readonly Answered[], knownSkills: readonly string[]): Written {
  const of = (part: Told['target']['part']) => answers.filter(({ told: { target } }) => target.part === part)
  const known = new Set(knownSkills.map((skill) => skill.toLowerCase()))
  const summary = onceEach(linesOf(of('summary')))
  return {
    summary: summary.slice(0, MOST_SENTENCES),
    experience: byIndex(of('experience')).map(({ index, lines }) => ({ index, description: [], achievements: lines })),
    skills: onceEach(linesOf(of('skills'))).filter(({ text }) => !known.has(text.toLowerCase())),
    projects: byIndex(of('projects')).map(({ index, lines }) => ({ index, description: lines })),
    unused: [
      ...answers
        .flatMap(({ unused }) => unused)
        .filter(({ source, why }) => why !== 'maybe-skill' || !known.has(source.quote.toLowerCase())),
      ...summary.slice(MOST_SENTENCES).map(({ source }) => ({ source, why: 'enough' as const })),
    ],
  }
}

const linesOf = (answers: readonly Answered[]): readonly Line[] => answers.flatMap(({ lines }) => lines)

function byIndex(answers: readonly Answered[]) {
  const indexOf = ({ told: { target } }: Answered) => ('index' in target ? target.index : 0)
  return [
    ...Map.groupBy(
      answers.filter(({ lines }) => lines.length > 0),
      indexOf,
    ),
  ].map(([index, own]) => ({
    index,
    lines: onceEach(linesOf(own)),
  }))
}

/** The same line but once, whatever its capitals. */
function onceEach(lines: readonly Line[]): readonly Line[] {
  const byText = new Map<string, Line>()
  for (const line of lines) if (!byText.has(line.text.toLowerCase())) byText.set(line.text.toLowerCase(), line)
  return [...byText.values()]
}
