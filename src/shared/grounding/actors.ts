import { isSmallWord } from '#shared/grounding/stems.ts'
import type { Passage, Word } from '#shared/grounding/types.ts'

/** Who did what a word describes. */
export type Actor = 'self' | 'other' | 'helped'

/**
 * Who performed the action at a word: 'other' if the clause begins with another person, 'helped' after 'helped with',
 * 'assisted in', 'watched'; otherwise the speaker, 'we' included.
 */
export function actorOf(passage: Passage, word: Word): Actor {
  const before = precedingWords(passage, word)
  if (isByOthers(passage, word) || isByOthersNamed(passage, word)) return 'other'
  if (helpsAt(before) !== null) return 'helped'
  return isSubjectOther(before, word) ? 'other' : 'self'
}

/**
 * The words before a word in its clause. A clause that only continues ('and trained …') takes its subject from the one
 * before.
 */
function precedingWords({ words }: Passage, word: Word): readonly Word[] {
  const at = word.index
  const own = words.slice(Math.max(0, at - MAX_PRECEDING_WORDS), at).filter(({ clause }) => clause === word.clause)
  const subject = words[at - own.length - 1]
  // 'I and my colleague built' and 'my colleague and I built' have the same subject.
  return own[0]?.lower === 'and' && subject && /^(?:i|we|me)$/.test(subject.lower) ? [subject, ...own] : own
}

/** 'I took notes for the lawyers who negotiated': the lawyers did it, unless the speaker was one of them. */
function isByOthersNamed({ words }: Passage, word: Word): boolean {
  const at = word.index
  if (!/^(?:who|that)$/.test(words[at - 1]?.lower ?? '')) return false
  const before = words.slice(Math.max(0, at - 8), at - 1).filter(({ sentence }) => sentence === word.sentence)
  const named = before.slice(-3)
  const isGroup = named.some(
    ({ lower }) => OTHERS.test(lower) || /^(?:team|group|crew|committee|department)$/.test(lower),
  )
  return isGroup && !before.some(({ lower }) => /^(?:one|part|member|among|belonged|joined|we|in|on)$/.test(lower))
}

/** Maximum number of preceding words to look at in a clause. */
const MAX_PRECEDING_WORDS = 60

/** 'Was built by an agency': the actor comes after the verb. */
function isByOthers({ words }: Passage, word: Word): boolean {
  const at = word.index
  if (!/^(?:was|were|been|is|are|got|being)$/.test(words[at - 1]?.lower ?? '')) return false
  const after = words.slice(at + 1, at + 6).filter(({ clause }) => clause === word.clause)
  const by = after.findIndex(({ lower }) => lower === 'by')
  return by !== -1 && !after.slice(by + 1).some(({ lower }) => /^(?:me|us|myself|ourselves|our|team)$/.test(lower))
}

/** Index of the helping word among the words before an action, or null. */
function helpsAt(before: readonly Word[]): number | null {
  const lower = before.map((word) => word.lower)
  const at = lower.findLastIndex(
    (word, index) =>
      HELPS.test(word) ||
      (word === 'part' &&
        /^(?:took|take|taking|takes|played|play|small|little|minor|tiny)$/.test(lower[index - 1] ?? '')),
  )
  if (at === -1) return null
  const between = lower.slice(at + 1)
  return between.length <= 6 && !between.some((word) => /^(?:i|who|which|that|so)$/.test(word)) ? at : null
}

/** Verbs of helping: what follows is at least partly someone else's work. */
export const HELPS =
  /^(?:help(?:ed|s|ing)?|assist(?:ed|s|ing)?|support(?:ed|s|ing)?|contribut(?:ed|e|ing)|participat(?:ed|e|ing)|watch(?:ed|ing)?|observ(?:ed|ing)|shadow(?:ed|ing)?|accompan(?:ied|ying)|suggest(?:ed)?|propos(?:ed)?|recommended|joined|attended|witnessed|sat|involved|aided)$/

/** Whether the nearest subject before a verb is someone else: 'my colleague Ana', 'two of my students', 'he'. */
function isSubjectOther(before: readonly Word[], { lower: verb }: Word): boolean {
  // An '-ing' form near others may describe something done for them.
  if (verb.endsWith('ing') && before.some(({ lower }) => SELF.test(lower))) return false
  const nearest = before.findLast(({ lower }, at) => SELF.test(lower) || isOtherPerson(before, at, verb))
  return nearest !== undefined && !SELF.test(nearest.lower) && !isObject(before, before.lastIndexOf(nearest), verb)
}

const SELF = /^(?:i|we|i'm|i've|we've|we're|i'd|i'll|we'll|we'd|me|us|myself|ourselves|who|team)$/

function isOtherPerson(before: readonly Word[], at: number, verb: string): boolean {
  const lower = before[at]?.lower ?? ''
  // 'For the clients wrote reports': the object of a preposition is not a subject.
  if (
    before
      .slice(Math.max(0, at - 3), at)
      .some((word) => /^(?:for|with|to|at|by|from|as|in|under|on|behind)$/.test(word.lower))
  )
    return false
  if (OTHERS.test(lower) || (isPersonsName(before, at) && !INTRANSITIVE_VERBS.test(verb))) return true
  return (
    PERSON_ENDING.test(lower) &&
    !THING.test(lower) &&
    !isSmallWord(lower) &&
    before.slice(Math.max(0, at - 3), at).some((word) => /^(?:the|my|our|his|her|their|a|an)$/.test(word.lower))
  )
}

/** What things do by themselves. */
const INTRANSITIVE_VERBS =
  /^(?:doubl|tripl|ros|ris|fell|grew|grow|drop|increas|decreas|improv|halv|went|fall|start|stop|took|end)/

/** 'Anna led the project': a name that begins a sentence, right before the verb. */
function isPersonsName(before: readonly Word[], at: number): boolean {
  const word = before[at]
  if (!word || before.length > 2 || !/^\p{Lu}\p{Ll}+$/u.test(word.text)) return false
  return at === 0 && !isSmallWord(word.lower) && !/(?:ly|ed|ing|s|ion|ment|ity|ew|ght|rote|de)$/.test(word.lower)
}

/** 'I showed the students a film': when the speaker comes first, another person is the subject only of a 'to' form. */
const isObject = (before: readonly Word[], at: number, verb: string): boolean => {
  const isSelfBefore = before.slice(0, at).some(({ lower }) => SELF.test(lower))
  if (!isSelfBefore) return false
  const between = before.slice(at + 1).map(({ lower }) => lower)
  const isAsked =
    /^(?:to|who|that)$/.test(between.at(-1) ?? '') && before.slice(0, at).some(({ lower }) => ASKING_VERBS.test(lower))
  return !isAsked || verb === ''
}

const ASKING_VERBS = /^(?:asked|told|got|had|hired|wanted|paid|let|made|invited|persuaded|convinced|watched|saw)$/

/** Whether a word refers to people other than the speaker. */
export const isOthersWord = (lower: string): boolean => OTHERS.test(lower)

/** Things that end like words for people. */
const THING =
  /^(?:floor|door|corridor|motor|sensor|error|factor|sector|tractor|reactor|elevator|generator|indicator|monitor|order|number|paper|server|trailer|boiler|freezer|drawer|tower|power|layer|folder|river|border|corner|cover|dinner|summer|winter|danger|flower|timber|rubber|cluster|browser|scanner|container|spreadsheet|newsletter|plant|restaurant|list|checklist|waitlist|playlist|budget|media|museum)s?$/
const PERSON_ENDING = /(?:[^tm]er|or|ist|ant|eer|ian)s?$/
const OTHERS =
  /^(?:he|she|they|boss|bosses|chef|coach|colleagues?|coworkers?|manager|managers|senior|seniors|director|supervisor|lead|owner|students?|pupils?|apprentices?|trainees?|interns?|juniors?|mentees?|company|firm|council|agency|government|clients?|customers?|patients?|partner|partners|friend|friends|brother|sister|father|mother|parents|husband|wife|son|daughter|professor|doctor|doctors|surgeon|lawyers?|engineers?|developers?|consultants?|contractors?|teacher|teachers|nurse|nurses|somebody|someone|others|guy|man|woman|people|hospital|school|bank|head|predecessor|neighbour|competitor|board|management|headquarters|staff|residents?|ceo|cto|cfo|founder|president|uncle|aunt|cousin|grandmother|grandfather|volunteers|police|firefighters|paramedics|authorities|judge|jury|inspectors?|architects?|agencies|supplier|suppliers|mates?|flatmate|classmates?)$/
