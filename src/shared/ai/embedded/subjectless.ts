import { isMark } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { readGroup } from '#shared/ai/embedded/verb-group.ts'

/** A part of a sentence that names nobody: a deed, a duty or a phrase. */
export function withoutSubject(words: readonly Word[], core: readonly Word[], connector: readonly string[]): Clause {
  const base = { connector, lead: [], subject: 'none' as const, subjectWords: [], words }
  const first = core.find(({ tag }) => tag !== 'ADV')
  // 'Last year', 'lost luggage'
  const isAdjective = first?.tag === 'ADJ' && first.lower === 'last'
  const startsWithVerb =
    first && first.forms.length > 0 && first.tag !== 'PROPN' && !isAdjective && core.indexOf(first) < 2
  const charged = first && /^(?:responsible for|in charge of|accountable for)\b/.test(rendered(core).toLowerCase())
  if (charged) return { ...base, group: { ...CHARGED, word: first }, rest: core }
  const isTitle =
    /^(?:mgr|manager|clerk|assistant|engineer|keeper|lead|nurse|supervisor|driver|worker|technician|operator|coordinator|teacher|trainer|cook|chef)$/.test(
      core[1]?.lower ?? '',
    )
  const isListed =
    first?.forms.includes('gerund') &&
    (core[core.indexOf(first) + 1] === undefined ||
      isMark(core[core.indexOf(first) + 1]) ||
      // 'Packing of biscuits': a thing.
      core[core.indexOf(first) + 1]?.lower === 'of')
  const second = first && core[core.indexOf(first) + 1]
  // 'People paid me', 'film pays better': what stands before a verb is none.
  const isSubject =
    first?.forms.includes('base') &&
    !first.forms.includes('past') &&
    second?.tag === 'VERB' &&
    second.forms.some((form) => form === 'past' || form === 'third') &&
    !second.forms.includes('base')
  // 'Order picking' is a thing, 'start picking' a deed.
  const isCompound =
    first?.forms.includes('base') &&
    !first.forms.includes('past') &&
    core[core.indexOf(first) + 1]?.forms.includes('gerund') &&
    !/^(?:start|keep|stop|begin|continue|finish|try|avoid|enjoy)$/.test(first.base)
  // 'Grades 9 to 11': nobody leaves out whom they speak of but themselves.
  const isPlural = first?.forms.includes('third') && !first.forms.includes('past') && first.tag !== 'AUX'
  // 'Damage, zero', 'spend per visitor': a thing and its number.
  const after = first && core[core.indexOf(first) + 1]
  const isThing =
    (first?.forms.includes('base') || first?.forms.includes('gerund')) &&
    !first.forms.includes('past') &&
    (isOfThing(first, after) ||
      /^(?:per|rates?|times?|count|volume|level|share|ratio|speed|figures?|numbers?)$/.test(after?.lower ?? '') ||
      (isMark(after) && /^(?:[$€£]?\d.*|zero)$/.test(core[core.indexOf(first) + 2]?.lower ?? '')))
  // 'Till, bread oven, cleaning': things in a row; of deeds another would follow.
  const isFirstOfThings =
    first?.forms.includes('base') &&
    !first.forms.includes('past') &&
    isMark(after) &&
    /^(?:NOUN|PROPN|ADJ)$/.test(core[core.indexOf(first) + 2]?.tag ?? '')
  // 'Waiting time': how long it took, and nobody's waiting.
  // 'Budget 7,500', 'cost 3,000 to fix': so much it was, and nobody's deed.
  const isPrice =
    /^(?:budget|costs?|target|price|profit|average|total|turnover|waste|loss|limit)$/.test(first?.lower ?? '') &&
    /^[$€£]?\d/.test(after?.text ?? '')
  // 'Housing desk', 'wiring faults'
  const isTime =
    first?.forms.includes('gerund') &&
    /^(?:times?|lists?|costs?|desk|lady|ladies|rooms?|department|office|faults?|tables?|cent(?:re|er)|association|benefits?|machines?|area)$/.test(
      after?.lower ?? '',
    ) &&
    (/^lad(?:y|ies)$/.test(after?.lower ?? '') || !HANDLES.test(first.base))
  if (isThing || isFirstOfThings || isTime || isPrice) return { ...base, group: null, rest: core }
  if (!startsWithVerb || isPlural || isTitle || isListed || isCompound || isSubject)
    return { ...base, group: null, rest: core }
  const { group, rest } = readGroup(core)
  return { ...base, group, rest }
}

/** What is done with rooms, machines and faults. */
const HANDLES =
  /^(?:clean|repair|set|lay|wait|book|fix|service|check|find|operate|run|use|load|maintain|test|paint|prepare|build|manage|renovate|program)$/

/** 'Crew of 4', 'range of 30 cheeses': few verbs go on with 'of'. */
const isOfThing = (first: Word, after: Word | undefined): boolean =>
  after?.lower === 'of' && !/^(?:consist|think|dispose|hear|know|speak|learn|dream|approve|get|take)$/.test(first.base)

/** 'Responsible for the till', with 'was' left out. */
const CHARGED = {
  base: 'be',
  time: 'present',
  negative: false,
  passive: false,
  copula: true,
  progressive: false,
  adverbs: [],
} as const
