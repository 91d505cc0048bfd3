import { copulaFrame, partText } from '#shared/ai/embedded/being.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { told } from '#shared/ai/embedded/deed-text.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { GOOD_TO_LACK } from '#shared/ai/embedded/fragments.ts'
import { haveText, lackText, notNegative, onlyText } from '#shared/ai/embedded/having.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { BAD_TO_SUFFER, isNoDeed, isOfWhatFollows, isUnderWay, whyUnreal } from '#shared/ai/embedded/no-deeds.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { gerundOf, participleOf, pastOf } from '#shared/ai/embedded/verbs.ts'

export type FrameKind = 'action' | 'duty' | 'fact' | 'result' | 'negative' | 'unclear' | 'context'

/** What a clause says, written without its subject; marks and capitals come later. */
export type Frame = {
  readonly kind: FrameKind
  readonly text: string
  readonly clause: Clause
  readonly own: boolean
}

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
  const unreal = whyUnreal(clause)
  if (unreal) return frame(unreal, rendered(clause.rest))
  if (isUnderWay(clause, current) || isOnlyNamed(clause)) return frame('context', null)
  if (clause.subject === 'own' && clause.subjectWords.length > 1 && group.progressive)
    return frame('duty', partText(clause, [group.word, ...clause.rest], !(current && group.time === 'present')))
  if (clause.subject === 'own' && clause.subjectWords.length > 1 && /^(?:include|involve)$/.test(group.base))
    return frame('duty', partText(clause, trimmed(clause.rest), !(current && group.time === 'present')))
  if (!group.copula && isOfWhatFollows(clause)) return frame('unclear', null)
  if (group.copula && group.word.lower === 'being') return frame('context', null)
  if (group.copula) return copulaFrame(clause, current, frame)
  if (/^(?:nothing|nobody|none|neither|nowhere)$/.test(clause.rest[0]?.lower ?? '')) return frame('negative', null)
  if (clause.rest[0]?.lower === 'no' && /^(?:miss|lose|drop|skip)$/.test(group.base) && group.time === 'past')
    return frame('fact', withVerb(pastOf(group.base), lackText(clause)))
  if (clause.rest[0]?.lower === 'no')
    return frame(GOOD_TO_LACK.test(rendered(clause.rest).toLowerCase()) ? 'fact' : 'negative', lackText(clause))
  if (group.base === 'have') return frame('fact', haveText(clause, !(current && group.time === 'present')))
  if (group.base === 'be') return frame('unclear', null)
  const goesOn = group.time === 'present' || (group.time === 'perfect' && group.progressive)
  // 'I work here for 4 years': that much is done.
  const isLong = /\bfor (?:about |over |almost |nearly )?\d+ (?:years?|months?)\b/.test(rendered(clause.rest))
  const isPast = !(current && goesOn && !(isLong && !group.progressive))
  if (group.passive && (BAD_TO_SUFFER.test(group.word.lower) || clause.rest[0]?.lower === 'redundant'))
    return frame('negative', null)
  if (group.passive && /^(?:paid|told|used)$/.test(group.word.lower)) return frame('context', null)
  if (group.passive) return frame('fact', told(participleOf(group.base), clause, isPast))
  if (/^(?:miss|lose)$/.test(group.base) && onlyText(clause)) return frame('action', onlyText(clause))
  if (isNoDeed(clause)) return frame('context', null)
  // 'I have been driving since 2009': it began then, and was not done then.
  if (group.time === 'perfect' && group.progressive && clause.rest[0]?.lower === 'since')
    return frame('fact', told(gerundOf(group.base), clause, isPast))
  // 'I did 12 years at the mill': how long, and no deed.
  const howLong = group.base === 'do' ? longText(clause) : null
  if (howLong) return frame('fact', howLong)
  const isSelfTaught = group.base === 'teach' && clause.rest[0]?.lower === 'myself'
  const base = isSelfTaught ? 'learn' : group.base === 'do' ? deedOf(clause.rest) : group.base
  if (!base) return frame('unclear', null)
  const isSaid = group.time === 'past' && group.word.forms.includes('past') && base === group.base
  const verb = isPast ? (isSaid ? group.word.lower : pastOf(base)) : base
  const ability = group.time === 'ability'
  const duty = !isPast || group.progressive || ability
  const said = base === 'learn' ? withoutPupils(clause) : clause
  return frame(duty ? 'duty' : 'action', told(ability ? base : verb, said, isPast && !ability))
}

/** 'I taught myself Blender and then the whole department': whom somebody taught afterwards, they did not learn. */
function withoutPupils(clause: Clause): Clause {
  const at = clause.rest.findIndex(
    ({ lower }, place) =>
      lower === 'and' && clause.rest.slice(place + 1, place + 6).some((word) => PUPILS.test(word.lower)),
  )
  return at > 0 ? { ...clause, rest: clause.rest.slice(0, at) } : clause
}
const PUPILS =
  /^(?:department|team|colleagues?|others?|staff|class|crew|office|rest|everyone|everybody|group|trainees?|apprentices?|students?|people|children)$/

/** 'The first report I wrote, 40 people read it': what was done is only what is spoken of. */
function isOnlyNamed({ lead, rest, words, subjectWords }: Clause): boolean {
  const last = lead.at(-1)
  return (
    rest[0]?.text === ',' &&
    last !== undefined &&
    words[words.indexOf(last) + 1] === subjectWords[0] &&
    (last.lower === 'one' || (last.tag === 'NOUN' && /^(?:DET|ADJ)$/.test(lead[0]?.tag ?? ''))) &&
    !/^(?:year|month|week|day|night|morning|evening|time|season|summer|winter|spring|autumn|shift|term)s?$/.test(
      last.lower,
    )
  )
}
function longText({ rest }: Clause): string | null {
  const all = trimmed(rest.filter(({ lower }, at) => lower !== 'now' || at < rest.length - 1))
  const mark = all.findIndex(({ text }, at) => text === ',' && !/^\d/.test(all[at + 1]?.text ?? ''))
  const words = mark < 0 ? all : all.slice(0, mark)
  const clean = LONG.test(rendered(words)) ? withoutFirstPerson(withoutNames(words)) : null
  return clean && rendered(clean)
}
const LONG =
  /^(?:about |over |nearly |almost )?\d+ (?:hours|nights|days|weeks|months|years|seasons|summers|winters) (?:an?|per|each|every|at|in|on|as|with|of)\b/

const HOW_FAR =
  /^(?:about |over |up to |at least |nearly |between )?[$€£]?\d[\d.,]*[%k]?(?: (?:to|and|or) \d[\d.,]*[%k]?)?(?: (?:most|some|many|every|on good|on average|an?|per|each)(?: (?:days?|weeks?|months?|hours?|years?|nights?|shifts?))?)?$/

/** 'We missed no deadline' → 'missed no deadline'. */
const withVerb = (verb: string, text: string | null): string | null => text && `${verb} ${text}`

/** 'Did' says nothing of a deed: 'completed' a course, 'handled' all else; null where nothing is named. */
function deedOf(rest: readonly Word[]): string | null {
  const words = trimmed(rest)
  // 'I did 510', 'between 45 and 50': how far it went.
  const isBare = !words.some(({ tag, lower }) => tag === 'NOUN' || tag === 'PROPN' || lower === 'of')
  const reach =
    HOW_FAR.test(rendered(words).toLowerCase()) ||
    (/^[$€£]?\d/.test(words[0]?.text ?? '') && (isBare || words[1]?.text === ','))
  if (
    words.length === 0 ||
    (!reach &&
      /^(?:PRON|ADP)$/.test(words[0]?.tag ?? '') &&
      !/^(?:my|our|their|his|her|its)$/.test(words[0]?.lower ?? '')) ||
    words[1]?.lower === 'needful' ||
    (words[0]?.lower === 'all' && words.length < 3) ||
    /^all of (?:it|that|this|them)\b/.test(rendered(words).toLowerCase()) ||
    /^(?:it|that|this|everything|what|nothing|things?|so|okay|ok|well|good|fine|great|more|most|much|many|better|enough|best|alright|any)$/.test(
      words[0]?.lower ?? '',
    )
  )
    return null
  if (reach) return 'reach'
  // 'A training for each new starter': they gave it.
  const isForOthers = words.some(
    ({ lower }, at) => /^(?:for|with)$/.test(lower) && at < 6 && FOR_OTHERS.test(rendered(words.slice(at + 1))),
  )
  const isStudy = words.slice(0, 5).some(
    ({ lower }, at, all) =>
      // 'I do the training on Saturdays': they give it.
      !(lower === 'training' && !/^(?:an?|my)$/.test(all[at - 1]?.lower ?? '') && at < 3) &&
      /^(?:course|gap|training|degree|internship|apprenticeship|thesis|studies|certificate|diploma|phd|bachelor|master|placement|exam|nvq|traineeship|licen[cs]e|diplomas|a-levels?|gcses?|qualification|module|phds?)s?$|^level$/.test(
        lower,
      ),
  )
  return isStudy && !isForOthers ? 'complete' : 'handle'
}

const FOR_OTHERS =
  /^(?:(?:the|our|my|all|each|every|about|new|\d+) )*(?:\w+ )?(?:starters?|people|staff|nurses|employees|colleagues|volunteers|teachers|parents|students|children|kids|apprentices|newcomers|beginners|team|members|workers)\b/i
