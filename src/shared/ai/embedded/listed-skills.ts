import { isMark, lowerText, saying } from '#shared/ai/embedded/bits.ts'
import { isRemark, MONTH } from '#shared/ai/embedded/no-skills.ts'
import { capitalised, rendered } from '#shared/ai/embedded/render.ts'
import { coreStart, isBeforeThat } from '#shared/ai/embedded/skill-leads.ts'
import { isAffirmed, isDisownedBy } from '#shared/ai/embedded/skill-doubts.ts'
import { isLevel, limitOf } from '#shared/ai/embedded/skill-limits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { gerundOf } from '#shared/ai/embedded/verbs.ts'

/** One item of a list as it was said, and the skill that it names, or none. */
export type Item = {
  readonly words: readonly Word[]
  /** It tells what was done once: a tool in it is a skill, the deed is none. */
  readonly isDeed: boolean
  /** It is named, and what is said of it leaves a doubt: no tool in it is a skill either. */
  readonly isDoubted: boolean
  readonly skill: { readonly text: string; readonly words: readonly Word[] } | null
}

/** The items of a list, without what leads to them: 'I know Opera and the Micros till' → 'Opera', 'Micros till'. */
export function listed(words: readonly Word[]): readonly Item[] {
  const items: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    if (isMark(word) && !/^[()]$/.test(word.text)) items.push([])
    else if (JOINS.test(word.lower) && !isOneName(words, at) && !isOfTail(items.at(-1) ?? [], words.slice(at + 1)))
      items.push([])
    else items.at(-1)?.push(word)
  }
  let isAfterDeed = false
  const found = items.flatMap((item, at) => {
    // 'Enough Czech to order a beer and close a deal': for what, told on.
    const isToldOn = item[0]?.forms.includes('base') && items[at - 1]?.some(({ lower }) => lower === 'enough')
    if (isToldOn) return []
    isAfterDeed = isDeed(item, isAfterDeed)
    const core =
      isAfterDeed ||
      /^(?:from|as|because|since|while|although|though|if)$/.test(item[0]?.lower ?? '') ||
      (item[0]?.lower === 'for' && isMark(words[words.indexOf(item[0]) - 1])) ||
      isPlace(item, words) ||
      isRelative(item)
        ? []
        : withoutTail(coreOf(calledSo(item)))
    const isSure = core.length === 0 || isAffirmed(tailOf(item, core))
    const isSkill =
      !isEnough(item) &&
      !isStatement(item, core) &&
      !isSecondVerb(item, items[at - 1]) &&
      isSure &&
      core.length > 0 &&
      core.length <= 5 &&
      !isRemark(core) &&
      !COUNTED.test(rendered(core))
    const skill = isSkill ? { text: limited(capitalised(rendered(core)), limitOf(item, core)), words: core } : null
    return [{ words: item, isDeed: isAfterDeed, isDoubted: !isSure, skill }]
  })
  const kept = found.map((item, at) => {
    // 'CEREC, the milling machine, only the doctor uses': what is named once more is disowned with it.
    const last = isNamedAgain(item, found[at + 1]) ? at + 2 : at + 1
    return isDisownedBy(found[at + 1]?.words) || isDisownedBy(found[last]?.words)
      ? { ...item, isDoubted: true, skill: null }
      : item
  })
  return kept
    .map((item, at) => withExtent(item, kept[at + 1]))
    .flatMap((item, at, all) => (isLevelOf(all[at - 1], item) ? [] : [withLevel(item, all[at + 1])]))
}

const JOINS = /^(?:and|or|plus|then|also|but)$/

/** 'ADR for tanks and packages': what for goes on, and begins no other skill. */
function isOfTail(item: readonly Word[], after: readonly Word[]): boolean {
  const end = after.findIndex((word) => isMark(word) || JOINS.test(word.lower))
  const next = after.slice(0, end < 0 ? after.length : end)
  return (
    item.findIndex(({ lower }) => lower === 'for') > 0 &&
    next.length === 1 &&
    !next.some(({ isName, text, forms }) => isName || /^\p{Lu}/u.test(text) || forms.includes('gerund'))
  )
}

/** 'It is a weekly meeting', 'we had it on trial', 'I come from Bulgaria': something is told, and nothing named. */
function isStatement(item: readonly Word[], core: readonly Word[]): boolean {
  const lead = lowerText(item.slice(0, core[0] ? item.findIndex(({ start }) => start === core[0]?.start) : 0))
  const isNamed = core.some(({ isName, text }) => isName || /^\p{Lu}/u.test(text))
  const isBareVerb =
    core.length === 1 &&
    core[0]?.forms.includes('base') &&
    /\b(?:i|we)$/.test(lead) &&
    core[0].end < (item.at(-1)?.end ?? 0)
  return (
    !isNamed &&
    (isBareVerb ||
      /\b(?:i|we) \w+ (?:it|them|that|this)\b/.test(lead) ||
      /^(?:and |but |so |really |actually )*(?:it|this|that|there) (?:is|was|are|were)\b/.test(lead))
  )
}

/** 'The CAD system, Lectra', 'CEREC, the milling machine': one thing, named twice. */
export const isNamedAgain = ({ words }: Item, next: Item | undefined): boolean => {
  const isDetermined = ({ lower }: Word): boolean => /^(?:the|an?|our)$/.test(lower)
  const isNamed = next !== undefined && next.words.length > 0 && next.words.length < 4
  return isNamed && (words.slice(0, -1).some(isDetermined) || next.words.slice(0, 1).some(isDetermined))
}

/** 'Revit for 6 years', 'typing, 70 words a minute': how long or how much, as it was said. */
function withExtent(item: Item, next: Item | undefined): Item {
  if (!item.skill || item.skill.text.endsWith(')')) return item
  const tail = lowerText(tailOf(item.words, item.skill.words))
  const after = lowerText(next?.words)
  const isLittle =
    /^(?:only )?(?:a (?:little )?bit|a little|little|roughly|barely|more or less|(?:the )?basics?)$/.test(after) ||
    /\blittle$/.test(lowerText(item.words))
  if (isLittle) return { ...item, skill: { ...item.skill, text: limited(item.skill.text, 'basic') } }
  const [, extent] =
    EXTENT.exec(tail) ?? (tail === '' || /^(?:is|are) my \w+$/.test(tail) ? EXTENT.exec(after) : null) ?? []
  return extent ? { ...item, skill: { ...item.skill, text: limited(item.skill.text, extent) } } : item
}
const EXTENT =
  /^(?:and |for |in |done in |passed in |finished in )?((?:about |over |nearly )?[\d.,]+ (?:(?:years?|seasons?|months?|weeks?|hours?)|words (?:a|per) minute)|since (?:19|20)\d\d|(?:19|20)\d\d|level \d)(?: now| so far)?$/

const isLevelOf = (before: Item | undefined, item: Item): boolean =>
  Boolean(before?.skill && item.skill && isLevel(item.skill.text) && !before.skill.text.endsWith(')'))

function withLevel(item: Item, next: Item | undefined): Item {
  if (!item.skill || !next?.skill || !isLevelOf(item, next)) return item
  const level = /\d/.test(next.skill.text) ? next.skill.text.toUpperCase() : next.skill.text.toLowerCase()
  return { ...item, skill: { ...item.skill, text: limited(item.skill.text, level) } }
}

/** What is said of a skill after its name, in the same breath. */
const tailOf = (item: readonly Word[], core: readonly Word[]): readonly Word[] => {
  const end = core.at(-1)?.end ?? 0
  return item.filter(({ start }) => start >= end)
}

/** 'Team of 9', 'first reply took 11 hours': how much there was, and no name of a skill. */
const COUNTED =
  /\b(?:team|crew|group|staff|class) of (?:about )?\d|\b\d[\d,.]* (?:hours?|minutes?|days?|weeks?|months?|people)\b/i

const limited = (text: string, limit: string): string => (limit ? `${text} (${limit})` : text)

/** 'I led 6 people', 'built 3 dashboards', 'I cut waste by 16%'; 'advanced Excel', 'wound care' and 'I cut hair' are skills. */
function isDeed(item: readonly Word[], isAfterDeed: boolean): boolean {
  const at = coreStart(item)
  const [verb, next] = item.slice(at, at + 2)
  if (!verb || verb.isName || !verb.forms.includes('past') || HELD.test(verb.lower)) return false
  const isOwn = isAfterDeed || item.slice(0, at).some(({ lower }) => /^(?:i|we)$/.test(lower))
  if (verb.forms.includes('base')) return isAfterDeed || (isOwn && item.some(({ text }) => /\d/.test(text)))
  const isQuality = /ed$|^(?:wound|felt|ground|saw)$/.test(verb.lower) && /^(?:NOUN|PROPN|ADJ)$/.test(next?.tag ?? '')
  return isOwn || (verb.tag === 'VERB' && !isQuality)
}

/** 'Timetable design, that I learned on paper': said of what was named before. */
const isRelative = ([first, second]: readonly Word[]): boolean =>
  /^(?:that|which)$/.test(first?.lower ?? '') && /^(?:i|we)$/.test(second?.lower ?? '')

/** '[On site] I use the laser': where, and no skill. */
const isPlace = (item: readonly Word[], all: readonly Word[]): boolean =>
  item.length < 4 &&
  item.length === all.filter((word) => !isMark(word)).length &&
  /^(?:on|at|in)$/.test(item[0]?.lower ?? '') &&
  !item.some(({ isName, text }) => isName || (/^\p{Lu}/u.test(text) && text !== item[0]?.text))

/** 'I turn, and clean': a verb that is told on, without what is done. */
const isSecondVerb = (item: readonly Word[], before: readonly Word[] | undefined): boolean =>
  item.length === 1 &&
  item[0]?.tag === 'VERB' &&
  item[0].forms.includes('base') &&
  !item[0].isName &&
  (before?.some(({ lower }) => /^(?:i|we)$/.test(lower)) ?? false)

/** Said of who has learned something. */
const HELD = /^(?:certified|qualified|licen[cs]ed|registered|accredited|skilled|versed|practi[cs]ed|taught)$/

/** 'The software we use is Sesam', 'our till is called Vectron': the name. */
function calledSo(item: readonly Word[]): readonly Word[] {
  const be = item.findIndex(({ lower }) => /^(?:is|are|was|were)$/.test(lower))
  const isSort = item.slice(0, Math.max(0, be)).some(({ lower }) => SORTS.test(lower))
  const from = item[be + 1]?.lower === 'called' ? be + 2 : be + 1
  const isNamed = /^\p{Lu}/u.test(item[from]?.text ?? '') || item[from]?.isName
  return be > 0 && be < 7 && isSort && isNamed ? item.slice(from) : item
}
const SORTS = /^(?:software|programmes?|programs?|systems?|tools?|apps?|database|till|machine|platform|package)$/

/** 'Good enough for the tourists': how well. */
const isEnough = (item: readonly Word[]): boolean =>
  item.slice(0, 3).some(({ lower }, at) => lower === 'enough' && /^(?:for|to)$/.test(item[at + 1]?.lower ?? ''))

/** 'Polish with the parents': who it is spoken with. */
const isWithWhom = (item: readonly Word[], from: number, at: number): boolean =>
  at === from + 1 &&
  (item[from]?.isName ?? false) &&
  /^(?:with|for|to)$/.test(item[at]?.lower ?? '') &&
  /^(?:the|my|our|their|some)$/.test(item[at + 1]?.lower ?? '')

/** 'Window cleaning with a pole up to 15 metres': what is longer than a name ends before what it is done with. */
function withoutTail(core: readonly Word[]): readonly Word[] {
  const at = core.findIndex(({ tag, lower }, place) => place > 0 && tag === 'ADP' && lower !== 'of')
  if (core.length < 6 || at < 2 || at > 4) return core
  const head = core.slice(0, at)
  const bit = head.findLastIndex(({ lower }) => !/^(?:a|an|the|bit|little)$/.test(lower))
  return head.slice(0, bit + 1)
}

/** What is one thing though it has an 'and'. */
const PAIRS = new Set(
  'city guilds,moving handling,control restraint,health safety,health social,search rescue,profit loss,research development,training development,food beverage,arts crafts,read write,reading writing,health hygiene,safety health,terms conditions,pick pack,picking packing,cash carry,cut colour,wash go,stop search,supply demand,port starboard'.split(
    ',',
  ),
)

/** 'The C and CE licence' is one, 'City and Guilds' another. */
const isOneName = (words: readonly Word[], at: number): boolean =>
  PAIRS.has(`${words[at - 1]?.lower} ${words[at + 1]?.lower}`) ||
  (/^[A-Z]\d?$/.test(words[at - 1]?.text ?? '') &&
    /^[A-Z]\d?E?$/.test(words[at + 1]?.text ?? '') &&
    /^(?:licen[cs]es?|ticket|class|category)$/.test(words[at + 2]?.lower ?? ''))

/** 'Tableau I used in the last company': the skill stands before, who uses it after. */
const isMineAt = (item: readonly Word[], at: number): boolean =>
  item[at]?.lower === 'i' && /^(?:use|know|read|speak|learn|do|make|work|handle)$/.test(item[at + 1]?.base ?? '')

const REMARKS =
  /^(?:every|is|are|was|quite|only|since|now|sometimes|often|daily|always|if|because|when|from|until|after|lately|recently|mostly|mainly|usually|occasionally|once|twice)$/

/** 'Excel pivots in my sleep', 'Excel up to pivot tables', 'Salesforce inside out': how well. */
const isHowWellAt = (item: readonly Word[], at: number): boolean =>
  /^(?:in my sleep|up to (?!\d)|inside out|w \/?)/.test(lowerText(item.slice(at, at + 3)))

/** 'In 2022', 'last spring', 'all day', 'as a user': when it was learned, or in what way. */
function isTimeAt(item: readonly Word[], at: number): boolean {
  const [first = '', second = ''] = item.slice(at, at + 2).map(({ lower }) => lower)
  if (first === 'in') return /^(?:19|20)\d\d$/.test(second) || MONTH.test(second)
  if (first === 'as') return /^an?$/.test(second)
  return (
    /^(?:last|this|all)$/.test(first) && /^(?:year|month|week|day|spring|summer|autumn|winter|morning)$/.test(second)
  )
}

function coreOf(item: readonly Word[]): readonly Word[] {
  // 'On site I use the laser'
  const mine = item.findIndex((_, at) => isMineAt(item, at))
  if (mine > 0 && mine < 4 && item[0]?.tag === 'ADP' && !item.slice(0, mine).some(({ isName }) => isName))
    return coreOf(item.slice(mine))
  const from = coreStart(item)
  // How well, how long and where it is known.
  const remark = item.findIndex(
    ({ lower }, at) =>
      at > from &&
      (REMARKS.test(lower) ||
        isTimeAt(item, at) ||
        (lower === 'for' && item.slice(at + 2, at + 4).some((word) => /^(?:year|month|week)s?$/.test(word.lower))) ||
        // 'German to take an order', 'Fidelio before that': what for, and when.
        (lower === 'to' && item[at - 1]?.lower !== 'how' && item[at + 1]?.forms.includes('base')) ||
        isBeforeThat(item, at) ||
        isWithWhom(item, from, at) ||
        isMineAt(item, at) ||
        isHowWellAt(item, at)),
  )
  // 'Enough English for the manuals'
  const purpose = item[0]?.lower === 'enough' ? item.findIndex(({ lower }) => /^(?:to|for)$/.test(lower)) : -1
  let to = Math.min(remark > 0 ? remark : item.length, purpose > from ? purpose : item.length)
  while (
    to > from &&
    (/^(?:yes|fluently|very|okay-ish|ok-ish|well|as|enough|yet|minimum|normal|so|too|daily|course|courses|at|in|on|with|from|home|little|school|years|ago|a|lot|bit|only|of|the|for)$/.test(
      item[to - 1]?.lower ?? '',
    ) ||
      // 'Dutch at work', but 'sugar work'.
      (item[to - 1]?.lower === 'work' && /^(?:at|for|from|in)$/.test(item[to - 2]?.lower ?? '')))
  ) {
    // '5 years': how long, and no version.
    const isLength = /^(?:year|month)s$/.test(item[to - 1]?.lower ?? '') && /^\d/.test(item[to - 2]?.text ?? '')
    to -= isLength ? 2 : 1
  }
  const said = item.slice(from, to)
  // 'How to use the till' → 'using the till'.
  const isHow = said[0]?.lower === 'how' && said[1]?.lower === 'to' && (said[2]?.forms.includes('base') ?? false)
  if (isHow && said[2]) return [{ ...said[2], ...saying(said[2], gerundOf(said[2].base)) }, ...said.slice(3)]
  const core = said.filter(({ lower }, at) => at === 0 || !/^(?:my|our|own)$/.test(lower))
  const first = core[0]
  const isAfterWho = from > 0 && /^(?:i|we|can)$/.test(item[from - 1]?.lower ?? '')
  // 'I paint signs and sew our costumes': the second verb is theirs as well.
  const isAnd = from === 0 && first?.tag === 'VERB' && /^(?:my|our)$/.test(said[1]?.lower ?? '')
  const isDone =
    first !== undefined &&
    (core.length > 1 || first.tag === 'VERB') &&
    (isAfterWho || isAnd) &&
    first.forms.includes('base') &&
    !first.isName
  return isDone ? [{ ...first, ...saying(first, gerundOf(first.base)) }, ...core.slice(1)] : core
}
