import type { AiEngine, Line, Told, Unused, WriteRequest, Written } from '#shared/ai/types.ts'
import { heard } from '#shared/ai/embedded/answer.ts'
import { draftsOf, type Draft } from '#shared/ai/embedded/drafts.ts'
import { isFit } from '#shared/ai/embedded/fit.ts'
import { strongest } from '#shared/ai/embedded/rank.ts'
import { capitalised, quoted } from '#shared/ai/embedded/render.ts'
import { skillLines } from '#shared/ai/embedded/skill-lines.ts'
import { structured } from '#shared/ai/embedded/structured.ts'
import { summaryLines } from '#shared/ai/embedded/summary.ts'
import { loadTagger, type Tagger } from '#shared/ai/embedded/tagger.ts'

/**
 * Writes without a model of language: it tidies what was said and orders it, and adds nothing. In English it composes
 * lines; in German, French and Spanish it splits and cleans, word for word.
 */
export const embeddedEngine = (): AiEngine => ({
  name: 'embedded',
  write: async (request) => {
    if (request.language !== 'en') return structured(request)
    return written(request, await loadTagger())
  },
})

type Made = { readonly lines: readonly (Line & { readonly kind: Draft['kind'] })[]; readonly unused: readonly Unused[] }

function written(request: WriteRequest, tag: Tagger): Written {
  const spoken = request.told.map((told) => ({ told, made: made(told, tag) }))
  const summary = request.told
    .filter(({ target }) => target.part === 'summary')
    .flatMap((told) => summaryLines(told, request.atHand, tag))
  const indexes = (part: 'experience' | 'projects') => [
    ...new Set(
      spoken.flatMap(({ told: { target }, made: { lines } }) =>
        target.part === part && lines.length > 0 ? [target.index] : [],
      ),
    ),
  ]
  const linesAt = (part: 'experience' | 'projects', index: number) =>
    onceEach(
      spoken
        .filter(({ told: { target } }) => target.part === part && target.index === index)
        .flatMap(({ made: { lines } }) => lines),
    )
  return {
    summary: onceEach(summary).slice(0, 3),
    experience: indexes('experience').map((index) => ({
      index,
      ...describedAndAchieved(linesAt('experience', index)),
    })),
    skills: onceEach(request.told.flatMap((told) => skillLines(told, request.atHand.skills, tag))),
    projects: indexes('projects').map((index) => ({ index, description: linesAt('projects', index).map(plain) })),
    unused: spoken.flatMap(({ told: { target }, made: { unused } }) =>
      target.part === 'experience' || target.part === 'projects' ? unused : [],
    ),
  }
}

function made(told: Told, tag: Tagger): Made {
  if (told.target.part === 'summary' || told.target.part === 'skills') return { lines: [], unused: [] }
  const { sentences, unwanted, words } = heard(told.answer, tag)
  const { drafts, left } = draftsOf(sentences, told.current)
  const { kept, over } = strongest(
    drafts.filter(({ text }) => isFit(text)),
    words,
  )
  const source = (of: readonly { start: number; end: number }[]) => ({
    questionId: told.questionId,
    quote: quoted(told.answer, of),
  })
  const unused = [
    ...left.map((one) => ({ source: source(one.words), why: one.why })),
    ...unwanted.map((one) => ({ source: source(one), why: 'unclear' as const })),
    ...drafts.filter(({ text }) => !isFit(text)).map((one) => ({ source: source(one.words), why: 'unclear' as const })),
    ...over.map((one) => ({ source: source(one.words), why: 'repeated' as const })),
  ]
  return {
    lines: kept.map((draft) => ({
      text: capitalised(draft.text),
      source: source(draft.words),
      verbatim: draft.verbatim,
      kind: draft.kind,
    })),
    unused: unused.filter(({ source: { quote } }) => quote !== ''),
  }
}

/** The first duty without a number describes the work; all else was achieved in it. */
function describedAndAchieved(lines: Made['lines']) {
  const duty = lines.find(({ kind, text }) => kind === 'duty' && !/\d/.test(text))
  return { description: duty ? [plain(duty)] : [], achievements: lines.filter((line) => line !== duty).map(plain) }
}

const plain = ({ text, source, verbatim }: Line): Line => ({ text, source, verbatim })

function onceEach<T extends Line>(lines: readonly T[]): readonly T[] {
  const seen = new Set<string>()
  return lines.filter(({ text }) => {
    const key = text.toLowerCase()
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
