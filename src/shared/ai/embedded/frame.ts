import { copulaFrame, partText } from '#shared/ai/embedded/being.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { told } from '#shared/ai/embedded/deed-text.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { GOOD_TO_LACK, hasAmount } from '#shared/ai/embedded/facts.ts'
import { haveText, lackText, notNegative } from '#shared/ai/embedded/having.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { participleOf, pastOf } from '#shared/ai/embedded/verbs.ts'

export type FrameKind = 'action' | 'duty' | 'fact' | 'result' | 'negative' | 'unclear' | 'context'

/** What a clause says, written without its subject; marks and capitals come later. */
export type Frame = {
  readonly kind: FrameKind
  readonly text: string
  readonly clause: Clause
  readonly own: boolean
}

/** Verbs of opinion, speech and state: true of a person, but no deed. */
const NO_DEEDS = new Set(
  'disagree think feel love like hate enjoy believe guess suppose remember mean say tell wonder worry forget hear know prefer appreciate understand expect miss seem look ask talk complain die cry laugh lose fail break crash suffer need want struggle mess quit regret admit confess swear bet leave argue shout yell fight spill oversleep hurt steal lie cheat swear drink smoke resign sit stand sleep wait go come see'.split(
    ' ',
  ),
)
/** What an own or a team's clause with a verb says. */
export function frameOf(clause: Clause, current: boolean): Frame {
  const own = clause.subject !== 'team'
  const { group } = clause
  const frame = (kind: FrameKind, text: string | null): Frame => ({
    kind: text ? kind : 'unclear',
    text: text ?? '',
    clause,
    own,
  })
  if (!group) return frame('unclear', null)
  if (group.negative) return frame('action', notNegative(clause)) // only what the closed list allows
  if (/^(?:wish|future|attempt)$/.test(group.time))
    return frame(group.time === 'attempt' ? 'negative' : 'context', rendered(clause.rest))
  if (group.time === 'would' && !HABIT.test(rendered(clause.words).toLowerCase())) return frame('context', null)
  if (
    NEARLY.test(group.adverbs.map(({ lower }) => lower).join(' ')) &&
    !/^(?:double|triple|halve|quadruple|eliminate|reach)$/.test(group.base)
  )
    return frame('negative', null)
  if (current && group.progressive && PROJECTS.test(group.base)) return frame('context', null)
  if (clause.subject === 'own' && clause.subjectWords.length > 1 && group.progressive)
    return frame('duty', partText(clause, [group.word, ...clause.rest], !(current && group.time === 'present')))
  if (clause.subject === 'own' && clause.subjectWords.length > 1 && /^(?:include|involve)$/.test(group.base))
    return frame('duty', partText(clause, trimmed(clause.rest), !(current && group.time === 'present')))
  // 'The framework I had written is still in use': of what follows the deed is no object.
  if (!group.copula && /^(?:is|was|are|were|has)$/.test(clause.rest[0]?.lower ?? '')) return frame('unclear', null)
  if (group.copula && group.word.lower === 'being') return frame('context', null)
  if (group.copula) return copulaFrame(clause, current, frame)
  if (/^(?:nothing|nobody|none|neither|nowhere)$/.test(clause.rest[0]?.lower ?? '')) return frame('negative', null)
  if (clause.rest[0]?.lower === 'no')
    return frame(GOOD_TO_LACK.test(rendered(clause.rest).toLowerCase()) ? 'fact' : 'negative', lackText(clause))
  if (group.base === 'have') return frame('fact', haveText(clause, !(current && group.time === 'present')))
  if (group.base === 'be') return frame('unclear', null)
  const goesOn = group.time === 'present' || (group.time === 'perfect' && group.progressive)
  // 'I work here for 4 years': that much is done.
  const isLong = /\bfor (?:about |over |almost |nearly )?\d+ (?:years?|months?)\b/.test(rendered(clause.rest))
  const isPast = !(current && goesOn && !(isLong && !group.progressive))
  if (group.passive && BAD_TO_SUFFER.test(group.word.lower)) return frame('negative', null)
  if (group.passive && /^(?:paid|told|used)$/.test(group.word.lower)) return frame('context', null)
  if (group.passive) return frame('fact', told(participleOf(group.base), clause, isPast))
  if (/^(?:start|begin|finish)$/.test(group.base) && /^(?:at|early|late|work)$/.test(clause.rest[0]?.lower ?? ''))
    return frame('context', null)
  const isCounted =
    hasAmount(rendered(clause.rest)) &&
    (/^(?:see|talk|ask|come|hear|look)$/.test(group.base) ||
      (group.base === 'go' && /^(?:from|to)$/.test(clause.rest[0]?.lower ?? '')))
  const next = clause.rest[0]?.lower ?? ''
  if (isPay(clause) || isMistake(clause)) return frame('context', null)
  // 'Got up at 4'; 'became many letters' was meant otherwise; what somebody attended, they did not assist.
  const isNone =
    (group.base === 'get' && /^(?:up|home|there|lost|sick|ill|mad|angry)$/.test(next)) ||
    (group.base === 'become' && /^(?:many|much|all|\d+)$/.test(next)) ||
    (group.base === 'assist' && next === 'to')
  if (isNone) return frame('context', null)
  if (/^(?:stay|remain|become|feel|look|seem|grow|turn)$/.test(group.base) && isOnlyQuality(clause.rest))
    return frame('context', null)
  if (NO_DEEDS.has(group.base) && !isCounted && !isLookAfter(clause)) return frame('context', null)
  const isSelfTaught = group.base === 'teach' && clause.rest[0]?.lower === 'myself'
  const base = isSelfTaught ? 'learn' : group.base === 'do' ? deedOf(clause.rest) : group.base
  if (!base) return frame('unclear', null)
  const isSaid = group.time === 'past' && group.word.forms.includes('past') && base === group.base
  const verb = isPast ? (isSaid ? group.word.lower : pastOf(base)) : base
  const ability = group.time === 'ability'
  const duty = !isPast || group.progressive || ability
  return frame(duty ? 'duty' : 'action', told(ability ? base : verb, clause, isPast && !ability))
}

/** 'Wrote a time into the wrong chart': true, and nothing to show; whoever found or mended it did well. */
const isMistake = ({ group, rest }: Clause): boolean =>
  /\b(?:the wrong|by mistake|by accident)\b/.test(rendered(rest).toLowerCase()) &&
  !/^(?:find|notice|correct|fix|spot|catch|replace|report|repair|identify|discover|stop|return|swap)$/.test(
    group?.base ?? '',
  )

/** 'Got from 14.20 an hour to 19', 'earned €2,100 a month': what somebody was paid is for nobody else. */
const isPay = ({ group, rest, subject }: Clause): boolean =>
  subject === 'own' &&
  /^(?:get|earn|make|be|go)$/.test(group?.base ?? '') &&
  /^(?:(?:from|about|around|over|just|only) )*[$€£]?\d[\d.,]*k? (?:euros |dollars |pounds )?(?:(?:an?|per) (?:hour|month)|gross|net)\b/.test(
    rendered(rest).toLowerCase(),
  )

/** 'Stayed small', 'became sick'. */
const isOnlyQuality = (rest: readonly Word[]): boolean =>
  rest[0]?.tag === 'ADJ' && !rest.slice(1).some(({ tag }) => tag === 'NOUN' || tag === 'NUM')

/** 'Did' says nothing of a deed: 'completed' a course, 'handled' all else; null where nothing is named. */
function deedOf(rest: readonly Word[]): string | null {
  const words = trimmed(rest)
  if (
    words.length === 0 ||
    /^(?:PRON|ADP)$/.test(words[0]?.tag ?? '') ||
    words[1]?.lower === 'needful' ||
    (words[0]?.lower === 'all' && words.length < 3) ||
    /^(?:it|that|this|everything|what|nothing|things?|so|okay|ok|well|good|fine|great|more|most|much|many|better|enough|best|alright|any)$/.test(
      words[0]?.lower ?? '',
    )
  )
    return null
  const isStudy = words
    .slice(0, 5)
    .some(({ lower }) =>
      /^(?:course|training|degree|internship|apprenticeship|thesis|studies|certificate|diploma|phd|bachelor|master|placement|exam)s?$/.test(
        lower,
      ),
    )
  return isStudy ? 'complete' : 'handle'
}

/** 'I'd take 30 of 80 calls a day': what was usual, unlike what is only imagined. */
const HABIT =
  /^(?!.*\b(?:if|like to|love to|rather|prefer|need)\b).*(?:\b(?:every|usually|each|always|often|daily)\b|\d.*\b(?:an?|per) (?:day|week|month|hour|night|shift|year)\b|\bout of \d|\d in 1?0+\b)/
const NEARLY = /\b(?:almost|nearly)\b/
/** What is going on and not done yet, unlike a duty. */
const PROJECTS =
  /^(?:roll|build|migrate|implement|launch|move|introduce|fix|plan|try|rewrite|redesign|develop|replace|learn|study|apply|prepare|set|switch|finish|work|get|think|wait|hope|look)$/

const BAD_TO_SUFFER =
  /^(?:overbooked|thrown|called|lost|beaten|yelled|screamed|mobbed|understaffed|fired|laid|hurt|injured|blamed|overworked|forced|stuck|swamped|overwhelmed|stressed|bullied|robbed|left|ignored|underpaid|rushed|confused|annoyed|scared|worried)$/

const isLookAfter = ({ group, rest }: Clause): boolean =>
  (group?.base === 'look' && rest[0]?.lower === 'after') ||
  (group?.base === 'go' && rest[0]?.lower === 'through') ||
  (group?.base === 'talk' && /^(?:with|to)$/.test(rest[0]?.lower ?? '')) ||
  (group?.base === 'see' && rest.some(({ tag }) => tag === 'NUM')) ||
  (group?.base === 'come' && rest[0]?.lower === 'up' && rest[1]?.lower === 'with')
