import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Verbs of opinion, speech and state: true of a person, but no deed. */
const NO_DEEDS = new Set(
  'disagree adore dread dislike think feel love like hate enjoy believe guess suppose remember mean say tell wonder worry forget hear know prefer appreciate understand expect miss seem look ask talk complain die cry laugh lose fail waste break crash suffer need want struggle mess quit regret admit confess swear bet leave argue shout yell fight spill oversleep hurt borrow steal lie cheat swear drink smoke live resign sit stand sleep wait go come see overdose overorder overpay overspend'.split(
    ' ',
  ),
)

/** Wishes, plans, attempts, what is only imagined or was nearly done; null for what happened. */
export function whyUnreal(clause: Clause): 'negative' | 'context' | null {
  const { group, words } = clause
  if (!group) return null
  if (group.time === 'attempt') return 'negative'
  if (group.time === 'wish' || group.time === 'future') return 'context'
  // 'If they'd let me, I could have saved 5,000 a year'
  // 'I did 1,000 that year, could be 800'
  if (/, (?:it |that )?(?:could|might|may) (?:also )?be (?:about )?\d/.test(rendered(words).toLowerCase()))
    return 'context'
  if (group.time === 'would' && WOULD_HAVE.test(rendered(words).toLowerCase())) return 'context'
  if (group.time === 'would' && !HABIT.test(rendered(words).toLowerCase())) return 'context'
  // 'I could write a book'
  const isImagined =
    group.time === 'ability' && words.some(({ lower }) => lower === 'could') && !hasAmount(rendered(words))
  if (isImagined) return 'context'
  if (group.time === 'present' && isComing(words)) return 'context'
  const isNearly =
    NEARLY.test(lowerText(group.adverbs)) && !/^(?:double|triple|halve|quadruple|eliminate|reach)$/.test(group.base)
  return isNearly ? 'negative' : null
}
const WOULD_HAVE = /\b(?:would|could|should|might|may)(?: \w+)? have\b/
/** 'I'd take 30 of 80 calls a day': what was usual, unlike what is only imagined. */
const HABIT =
  /^(?!.*\b(?:if|like to|love to|rather|prefer|need)\b).*(?:\b(?:every|usually|each|always|often|daily)\b|\d.*\b(?:an?|per) (?:day|week|month|hour|night|shift|year)\b|\bout of \d|\d in 1?0+\b|\bnormally\b|^(?:and )?(?:on|in) an? (?:\w+ )?(?:day|night|shift|hour|week|month|year|summer|winter|evening|morning|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/
/** 'Next year I take over 3 shops' */
const isComing = (words: readonly Word[]): boolean =>
  words.some(
    ({ lower }, at) =>
      /^(?:tomorrow|soon)$/.test(lower) ||
      (lower === 'next' &&
        /^(?:year|month|week|summer|spring|autumn|winter|season|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/.test(
          words[at + 1]?.lower ?? '',
        )),
  )
const NEARLY = /\b(?:almost|nearly)\b/

/** 'We are building a shop': begun, and no duty. */
export const isUnderWay = ({ group }: Clause, current: boolean): boolean =>
  (group?.progressive ?? false) &&
  (current ? PROJECTS.test(group?.base ?? '') : group?.time === 'present' && STUDIES.test(group.base))
/** What somebody is learning now they do not know yet, wherever they worked. */
const STUDIES = /^(?:learn|study|retrain|qualify|apply|plan|try|think|hope|look|wait|prepare)$/
/** What is going on and not done yet, unlike a duty. */
const PROJECTS =
  /^(?:roll|build|migrate|implement|launch|move|introduce|fix|plan|try|rewrite|redesign|develop|replace|learn|study|retrain|qualify|apply|prepare|set|switch|finish|work|get|think|wait|hope|look)$/

/** 'The framework I had written is still in use', 'the one I set up takes 9': of what follows the deed is no object. */
export function isOfWhatFollows({ rest }: Clause): boolean {
  const at = rest[0]?.tag === 'ADP' ? 1 : 0
  const isVerb = rest[at]?.tag === 'VERB' && (rest[at]?.forms.includes('third') ?? false)
  return (
    /^(?:is|was|are|were|has)$/.test(rest[0]?.lower ?? '') ||
    (isVerb && /^(?:NUM|DET|PRON)$/.test(rest[at + 1]?.tag ?? ''))
  )
}

/** What goes so every day is waste; what was thrown out once was of no use. */
const RATE = /\b(?:an?|per|each|every) (?:day|night|shift|week|month)\b/
const VEHICLES = /^(?:tractor|truck|lorry|bus|taxi|car|van|tram|train|forklift)s?$/

/** True of somebody perhaps, and nothing that they did: opinions, states, pay, mistakes, how a day begins. */
export function isNoDeed(clause: Clause): boolean {
  const { group, rest } = clause
  if (!group) return true
  const next = rest[0]?.lower ?? ''
  const isCounted =
    hasAmount(rendered(rest)) &&
    (/^(?:see|talk|ask|come|look)$/.test(group.base) ||
      (group.base === 'hear' && rest[0]?.tag === 'NUM') ||
      (group.base === 'go' && /^(?:from|to)$/.test(next)))
  // 'Got up at 4'; 'became many letters' was meant otherwise; what somebody attended, they did not assist;
  // what they drove, they did not conduct.
  const isOtherwise =
    (group.base === 'get' && /^(?:up|home|there|lost|sick|ill|mad|angry)$/.test(next)) ||
    // 'Took 2 years out to look after my dad'
    (group.base === 'take' && /^(?:an?|\d+) (?:year|month|week)s? (?:out|off)\b/.test(rendered(rest).toLowerCase())) ||
    // 'We kept losing 5 towels a day'
    (group.base === 'keep' && (rest[0]?.forms.includes('gerund') ?? false) && NO_DEEDS.has(rest[0]?.base ?? '')) ||
    // 'I only had to call the police twice': without 'only' it says the opposite.
    /\bonly (?:had|have|needed) to\b/.test(lowerText(clause.words)) ||
    // 'I cut my hours for the kids', 'reduced my own sick days'
    /^my (?:own )?(?:\w+ )?(?:hours|sick days|weight|smoking)\b/.test(
      rest
        .slice(0, 4)
        .map(({ lower }) => lower)
        .join(' '),
    ) ||
    // 'I was gone 3 weeks later', 'I only started on Monday'
    (/^(?:be|go)$/.test(group.base) && /\b(?:was|were) gone\b/.test(lowerText(clause.words))) ||
    (/^(?:start|begin)$/.test(group.base) &&
      /^(?:on (?:\w+day|the)|last (?:week|month)|this (?:week|month)|yesterday)\b/.test(lowerText(rest))) ||
    (group.base === 'pay' && clause.subject === 'team' && rest[0]?.tag === 'NUM') ||
    (group.base === 'give' && /^(?:notice|up|in|1\d0%)$/.test(next)) ||
    (group.base === 'interview' && next === 'for') ||
    (group.base === 'become' && /^(?:many|much|all|\d+)$/.test(next)) ||
    (group.base === 'assist' && next === 'to') ||
    (group.base === 'conduct' && rest.slice(0, 4).some(({ lower }) => VEHICLES.test(lower))) ||
    (group.base === 'take' && /^(?:me|us)$/.test(next)) ||
    (group.base === 'throw' && /^(?:away|out)$/.test(next) && RATE.test(rendered(rest))) ||
    (/^(?:start|begin|finish)$/.test(group.base) && /^(?:at|early|late|work)$/.test(next))
  const isState = /^(?:stay|remain|become|feel|look|seem|grow|turn)$/.test(group.base) && isOnlyQuality(rest)
  return (
    isPay(clause) ||
    isMistake(clause) ||
    isOtherwise ||
    isState ||
    (NO_DEEDS.has(group.base) && !isCounted && !isLookAfter(clause))
  )
}

/** 'Wrote a time into the wrong chart': true, and nothing to show; whoever found or mended it did well. */
export const isMistake = ({ group, rest }: Clause): boolean =>
  (/^(?:make|have|cause)$/.test(group?.base ?? '') &&
    /^(?:about |only |around )*\d+ (?:\w+ )?(?:mistakes?|errors?|accidents?|crashes|misses)\b/.test(
      rendered(rest).toLowerCase(),
    )) ||
  (/^(?:have|get|receive)$/.test(group?.base ?? '') &&
    /^(?:about |around |over )*[1-9]\d* (?:\w+ )?(?:complaints?|errors?|mistakes?) (?:an?|per|each|every) /.test(
      rendered(rest).toLowerCase(),
    )) ||
  /^(?:overcharge|undercharge|miscalculate|misplace|mislabel|misprint)$/.test(group?.base ?? '') ||
  (/^(?:have|get|receive)$/.test(group?.base ?? '') && /^\d+ (?:\w+ )?warnings?\b/.test(rendered(rest))) ||
  (/\b(?:the wrong|by mistake|by accident)\b/.test(rendered(rest).toLowerCase()) &&
    !/^(?:find|notice|correct|fix|spot|catch|replace|report|repair|identify|discover|stop|return|swap)$/.test(
      group?.base ?? '',
    ))

/** 'Got from 14.20 an hour to 19', 'earned €2,100 a month': what somebody was paid is for nobody else. */
export const isPay = ({ group, rest, subject }: Clause): boolean =>
  subject === 'own' &&
  /^(?:get|earn|make|be|go)$/.test(group?.base ?? '') &&
  ((group?.base === 'earn' && /^(?:about |around |over )*[$€£]?\d[\d.,]*$/.test(rendered(rest).toLowerCase())) ||
    /^(?:(?:from|about|around|over|just|only) )*[$€£]?\d[\d.,]*k? (?:euros |dollars |pounds )?(?:(?:an?|per) (?:hour|month)|gross|net)\b/.test(
      rendered(rest).toLowerCase(),
    ))

/** 'Stayed small', 'became sick'. */
const isOnlyQuality = (rest: readonly Word[]): boolean =>
  rest[0]?.tag === 'ADJ' && !rest.slice(1).some(({ tag }) => tag === 'NOUN' || tag === 'NUM')

/** What nobody tells of themselves: 'overbooked', 'fired'. */
export const BAD_TO_SUFFER =
  /^(?:overbooked|thrown|called|lost|beaten|yelled|screamed|mobbed|understaffed|fired|laid|hurt|injured|blamed|overworked|forced|stuck|swamped|overwhelmed|stressed|bullied|robbed|left|ignored|underpaid|rushed|confused|annoyed|scared|worried)$/

const COMMITTEE = /^(?:panel|board|committee|council|jury|commission)s?$/

const isLookAfter = ({ group, rest }: Clause): boolean =>
  (group?.base === 'look' && rest[0]?.lower === 'after') ||
  (group?.base === 'sit' && rest[0]?.lower === 'on' && rest.slice(1, 5).some(({ lower }) => COMMITTEE.test(lower))) ||
  (group?.base === 'go' && rest[0]?.lower === 'through') ||
  (group?.base === 'talk' && /^(?:with|to)$/.test(rest[0]?.lower ?? '')) ||
  (group?.base === 'see' && rest.some(({ tag }) => tag === 'NUM')) ||
  (group?.base === 'come' && rest[0]?.lower === 'up' && rest[1]?.lower === 'with')
