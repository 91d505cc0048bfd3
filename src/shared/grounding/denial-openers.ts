import type { Denial, Word } from '#shared/grounding/types.ts'
import { oncePer } from '#shared/text/once-per.ts'

/** How a denial begins: its kind, how many words open it, and what it is about. */
export type Opener = {
  readonly kind: Denial
  readonly length: number
  readonly isThing: boolean
  readonly isSubject: boolean
}

/** The denial that begins at a word, or null. */
export function openerAt(words: readonly Word[], at: number): Opener | null {
  const clause = words[at]?.sentence
  const rest = words
    .slice(at, at + 5)
    .filter(({ sentence }) => sentence === clause)
    .map(({ lower }) => lower)
    .join(' ')
  if (NOT_ONLY.test(rest) || isStartingPoint(words, at)) return null
  for (const { pattern, ...opener } of OPENERS) {
    const [match] = pattern.exec(rest) ?? []
    if (match && !(opener.kind === 'hedge' && isHabit(words, at, match)) && !isExcess(words, at, match))
      return { ...opener, length: match.split(' ').length }
  }
  return null
}

const NOT_ONLY =
  /^(?:not|n't|\S+n't|cannot|never) (?:only|just|merely|simply|least|to mention|until|that)\b|^not (?:bad|sure|too bad)|^(?:not|never|no) (?:more|less|fewer|longer|later|higher|lower) than|^no (?:matter|longer than|doubt|problem|wonder|later)|^(?:don't|do not|didn't|dont) (?:think|mind|remember|know (?:if|whether|what|why|where|exactly|the exact|when|really))\b|^without (?:a )?(?:doubt|question)|^nothing (?:special|much|fancy|big|but)/

/** 'From nothing to 220 regulars' is not a denial. */
const isStartingPoint = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.lower === 'from' && /^(?:nothing|zero|0|no|none)$/.test(words[at]?.lower ?? '')

/** '135 degrees, which was too high, to 98' is not 'too high to do something'. */
const isExcess = (words: readonly Word[], at: number, match: string): boolean =>
  match.startsWith('too ') && words[at + 2]?.clause !== words[at]?.clause

/** 'I would open the shop every morning' describes a habit. */
const isHabit = (words: readonly Word[], at: number, match: string): boolean =>
  match === 'would' && sentencesWithHabits(words).has(words[at]?.sentence ?? -1)

const sentencesWithHabits = oncePer(
  (words: readonly Word[]): ReadonlySet<number> =>
    new Set(
      words
        .filter(({ lower }) => /^(?:every|each|usually|always|often|regularly|whenever|daily)$/.test(lower))
        .map(({ sentence }) => sentence),
    ),
)

const actionOnly = { isThing: false, isSubject: false } as const
const OPENERS: readonly (Omit<Opener, 'length'> & { readonly pattern: RegExp })[] = [
  {
    ...actionOnly,
    kind: 'negation',
    pattern:
      /^(?:quit|gave up|dropped out of|abandoned|stopped(?= \w+ing)|failed|refused?|refusing|declined|unable|forgot|neglected|not able|not allowed|never got|didn't get|was not allowed|wasn't allowed|weren't allowed|wasn't able|weren't able|did not manage|didn't manage|no longer)(?: to)?\b/,
  },
  {
    kind: 'negation',
    isThing: false,
    isSubject: true,
    pattern: /^(?:nobody|no one|no-one|none of|none|neither|nothing)\b/,
  },
  {
    kind: 'negation',
    isThing: false,
    isSubject: false,
    pattern:
      /^(?:no|little|hardly any|barely any|next to no|not much|not any|without|lack of) (?:\w+ )?(?:experience|knowledge|training|background|involvement|contact|influence|part|interest|responsibility|say|qualification) (?:with|of|in|for|to|about)\b/,
  },
  {
    kind: 'negation',
    isThing: true,
    isSubject: false,
    pattern: /^(?:hardly any|barely any|next to no|no|without|zero|0(?![.,]\d)|lack of|lacked)\b/,
  },
  {
    kind: 'contrast',
    isThing: false,
    isSubject: false,
    pattern: /^(?:decided|advised|voted|argued|spoke|was|am) against\b/,
  },
  { kind: 'negation', isThing: false, isSubject: false, pattern: /^too \w+ to\b/ },
  { kind: 'contrast', isThing: true, isSubject: false, pattern: /^(?:instead of|rather than)\b/ },
  {
    ...actionOnly,
    kind: 'negation',
    pattern:
      /^(?:not|never|cannot|hardly|barely|rarely|seldom|scarcely|nor|avoid(?:ed|ing)?|\S+n't|(?:do|does|did|is|was|were|has|have|had|could|would|should|wo|ca|are)nt)\b/,
  },
  {
    ...actionOnly,
    kind: 'hedge',
    pattern:
      /^(?:almost|nearly|(?:the |my )?(?:plan|goal|idea|aim|dream|intention) (?:was|is) to|tried to|try to|trying to|attempted to|hoped to|hoped|hope to|hoping to|i hope|wanted to|want to|wants to|wish to|wished to|i wish|would like to|i'd like to|like to become|i'd love to|would love to|love to|plan to|planned to|planning to|plans to|intend to|intended to|going to|about to|supposed to|meant to|asked to|offered to|aim to|aiming to|dream of|dreaming of|thinking of|thinking about|considering|could have|should have|would have|would've|could've|may(?! (?:i|we|and|the|on|in|\d+)\b)|might|would|i'll|we'll|will|applied for|keen to|eager to|ready to|willing to|promised to|scheduled to|expected to|due to be|interested in|looking to|looking for|seeking to|seeking|learned to|learnt to|learning to|learned how to|learnt how to|learning how to|how to)(?: have| be)?\b/,
  },
]
