import type { AiEngine, Line, Told, WriteRequest, Written } from '#shared/writer/types.ts'
import { withAsSaid } from '#shared/ai/embedded/as-said.ts'
import { heard, type Heard } from '#shared/ai/embedded/answer.ts'
import type { Draft, Left } from '#shared/ai/embedded/draft.ts'
import { draftsOf } from '#shared/ai/embedded/drafts.ts'
import { isFit } from '#shared/ai/embedded/fit.ts'
import { onceEach, placed, type Placed } from '#shared/ai/embedded/placed.ts'
import { strongest } from '#shared/ai/embedded/rank.ts'
import { capitalised, quoted } from '#shared/ai/embedded/render.ts'
import { skillsOf } from '#shared/ai/embedded/skill-lines.ts'
import { withTeam } from '#shared/ai/embedded/shared.ts'
import { structured } from '#shared/ai/embedded/structured.ts'
import { summaryOf } from '#shared/ai/embedded/summary.ts'
import { survivorsOf } from '#shared/grounding/ground-written.ts'
import { loadTagger, type Tagger } from '#shared/ai/embedded/tagger.ts'

/**
 * Writes without a model of language: it tidies what was said and orders it, and adds nothing. In English it composes
 * lines; in German, French and Spanish it splits and cleans, word for word.
 */
export const embeddedEngine = (): AiEngine => ({
  name: 'embedded',
  write: async (request) => {
    if (request.language !== 'en') return structured(request, request.language)
    return written(request, await loadTagger())
  },
})

function written(request: WriteRequest, tag: Tagger): Written {
  const { told, atHand } = request
  const answers = told.map((one) => {
    const said = heard(one.answer, tag)
    return { one, said, skills: skillsOf(one, said, atHand.skills) }
  })
  const parts = answers.map(({ one, said, skills }): Placed & { readonly skills: readonly Line[] } => {
    if (one.target.part === 'skills') return { told: one, lines: [], unused: skills.unused, skills: skills.lines }
    const part =
      one.target.part === 'summary' ? summaryOf(one, said, atHand) : bullets(one, said, survivorsOf(one, request))
    // What is only mentioned may be anybody's: a tool is a skill where a line says that it was worked with.
    const isTold = ({ source }: Line): boolean =>
      part.lines.some(({ text }) => text.toLowerCase().includes(source.quote.toLowerCase()))
    const open = skills.lines.filter((tool) => !isTold(tool))
    return {
      told: one,
      lines: part.lines,
      unused: [...part.unused, ...open.map(({ source }) => ({ source, why: 'maybe-skill' as const }))],
      skills: skills.lines.filter(isTold),
    }
  })
  const skills = onceEach(parts.flatMap((part) => part.skills))
  return withoutAskedTwice(placed(parts, skills), [...atHand.skills, ...skills.map(({ text }) => text)])
}

/** Nobody is asked whether something is a skill that stands among them already, or twice. */
function withoutAskedTwice(all: Written, skills: readonly string[]): Written {
  const named = new Set(skills.map((skill) => skill.toLowerCase().replace(/ \(.*\)$/, '')))
  const unused = all.unused.filter(({ why, source: { quote } }) => {
    const name = quote.toLowerCase()
    const isNew = why !== 'maybe-skill' || !named.has(name)
    if (why === 'maybe-skill') named.add(name)
    return isNew
  })
  return { ...all, unused }
}

/** `holds` tells whether the check would leave anything of a line: what it would not is told in its own words, or offered. */
function bullets(
  told: Told,
  { sentences, spoken, unwanted, all }: Heard,
  holds: (line: Line) => boolean,
): Omit<Placed, 'told'> {
  const { drafts, left, withdrawn } = draftsOf({ sentences, spoken, all }, told.current)
  const source = (of: Parameters<typeof quoted>[1]) => ({ questionId: told.questionId, quote: quoted(told.answer, of) })
  const lineOf = (draft: Draft): Line => {
    const { text, words, verbatim, isAsSaid = false } = draft
    return {
      text: capitalised(withTeam(draft)),
      source: source(words),
      verbatim: isAsSaid || (verbatim && source(words).quote.toLowerCase().includes(text.toLowerCase())),
    }
  }
  const { kept, over, refused } = strongest(
    drafts.filter(({ text }) => isFit(text)),
    all.length,
    (draft) => holds(lineOf(draft)),
  )
  const lines = withAsSaid(kept, over, { sentences, spoken, withdrawn }, (draft) => holds(lineOf(draft)))
  const shown = new Set(
    lines.filter(({ isAsSaid }) => isAsSaid).flatMap(({ words }) => words.map(({ start }) => start)),
  )
  const isShown = ({ words }: Pick<Left, 'words'>) => words.every(({ start }) => shown.has(start))
  const unused = [
    ...left,
    ...unwanted.map((words) => ({ words, why: 'unclear' as const })),
    ...drafts.filter(({ text }) => !isFit(text)).map(({ words }) => ({ words, why: 'unclear' as const })),
    ...refused.map(({ words }) => ({ words, why: 'ungrounded' as const })),
    ...over.map(({ words }) => ({ words, why: 'enough' as const })),
  ].flatMap((one) => (isShown(one) ? [] : [{ source: source(one.words), why: one.why }]))
  return {
    lines: lines.map((draft) => ({ ...lineOf(draft), isDuty: draft.kind === 'duty' })),
    unused: unused.filter(({ source: { quote } }) => quote !== ''),
  }
}
