import { actorOf, HELPS } from '#shared/grounding/actors.ts'
import { unsupportedLeadershipClaims } from '#shared/grounding/leadership.ts'
import { isWorkOfOthers } from '#shared/grounding/others-work.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import { mentionsOf } from '#shared/grounding/support.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * Work that the line claims although it wasn't the person's own: done alone, led, founded, or done at all, where others
 * did it and the person helped, watched or suggested. What 'we' did may be claimed without a subject.
 */
export function ownershipViolations(reading: Reading): readonly Violation[] {
  if (reading.language !== 'en') return []
  const found = [...unsupportedSoloClaims(reading), ...unsupportedLeadershipClaims(reading)]
  return found.length > 0 ? found : creditTakenFromOthers(reading)
}

/** 'Single-handedly', 'alone', 'my own' need similar words in the source. */
function unsupportedSoloClaims({ line, source }: Reading): readonly Violation[] {
  const match = ALONE.exec(line.text)
  // 'Two of them do it on their own now' is about others, as in the source.
  const isAboutOthers =
    /\btheir own\b/i.test(match?.[0] ?? '') && source.text.toLowerCase().includes(match?.[0].toLowerCase() ?? '')
  return match && !isAboutOthers && !SOURCE_ALONE.test(source.text) ? [{ kind: 'ownership', what: match[0] }] : []
}

const ALONE =
  /\b(?:single[- ]?handed(?:ly)?|sole|solely|solo|alone|personally|independently|autonomously|unaided|without (?:any )?help|(?:by|all by) (?:my|him|her)self|(?:on|of) (?:my|his|her) own|on their own|(?:on|at) own initiative|own initiative|self-(?:taught|initiated|directed))\b/i
const SOURCE_ALONE =
  /\b(?:single[- ]?handed(?:ly)?|sole|solely|solo|alone|personally|independent(?:ly)?|unaided|without (?:any )?(?:help|supervision)|by myself|myself|on my own|my own|my idea|initiative|only (?:one|me|person)|just me|only i|nobody (?:else |had )?(?:asked|helped|told)|no one (?:else )?(?:asked|helped|told)|one-man|one-woman|freelanc\w+|self-taught|taught myself|from scratch)\b/i

/** The action that begins the line was someone else's, or was only helped with. */
function creditTakenFromOthers({ line, source, kind }: Reading): readonly Violation[] {
  if (line.words.some(({ lower }) => HELPS.test(lower) || SHARED_WORK.test(lower))) return []
  // A skill is not an action.
  if (kind === 'skill') return []
  return openingVerbs(line).flatMap((word) => {
    const isSomeoneElses =
      (!GENERAL_VERBS.test(word.lower) && isDoneByAnother(word, line, source)) || isWorkOfOthers(word, line, source)
    return isSomeoneElses ? [{ kind: 'ownership' as const, what: word.text }] : []
  })
}

function isDoneByAnother(word: Word, line: Passage, source: Passage): boolean {
  const actors = mentionsOf(source, word.lower).map((mention) => actorOf(source, mention))
  return actors.length > 0
    ? !actors.includes('self') || isReceived(word, line, source)
    : isHelpRenamed(word, line, source)
}

const SHARED_WORK = /^(?:co|jointly|assistant|part|member|collaborat\w*|cooperat\w*|team)$/

/** The verbs that begin a line, and those joined to them by 'and'. 'Seen by' describes what others did. */
function openingVerbs({ words }: Passage): readonly Word[] {
  return words.filter(({ lower }, at) => {
    const isJoined = words[at - 1]?.lower === 'and' && /(?:ed|[^aeiou]t|ew|ote|ought|aught)$/.test(lower)
    const isFirst = at === 0 && (ACTION_ENDING.test(lower) || words.length === 2)
    const isContentWord = !isSmallWord(lower) || (at === 0 && /^(?:put|set|made)$/.test(lower))
    return (isFirst || isJoined) && isContentWord && !isReceiving(lower, words[at + 1]?.lower ?? '')
  })
}

/** 'Seen by', 'asked to show', 'named in': done to the speaker. */
const isReceiving = (lower: string, after: string): boolean =>
  after === 'by' ||
  (after === 'to' && /^(?:asked|invited|chosen|picked|selected|hired|sent|told)$/.test(lower)) ||
  (/^(?:in|as|to|for)$/.test(after) && /^(?:named|voted|elected|appointed|nominated|praised|thanked)$/.test(lower))

/** Verbs so general that it means nothing if someone else did it. */
const GENERAL_VERBS = /^(?:gave|took|made|had|got|held|brought|came|went)$/

/** 'Trained the chef' for 'I was trained by the chef': it was done to the speaker. */
function isReceived(word: Word, line: Passage, source: Passage): boolean {
  const after = line.words[word.index + 1]?.lower ?? ''
  if (!TEACHING_VERBS.test(word.lower) || /^(?:in|on|by|to|as|for|at|with|from|under)$/.test(after)) return false
  // 'I was mentoring 2 juniors' is the speaker's own action.
  return mentionsOf(source, word.lower).every(
    ({ index, lower }) =>
      !lower.endsWith('ing') && /^(?:was|were|been|got|being|get)$/.test(source.words[index - 1]?.lower ?? ''),
  )
}

const TEACHING_VERBS =
  /^(?:taught|trained|hired|mentored|supervised|coached|managed|advised|interviewed|audited|guided|led|recruited)$/

/** 'Conducted the pay talks' for 'I supported the pay talks': another verb for what was only helped with. */
function isHelpRenamed(word: Word, line: Passage, source: Passage): boolean {
  if (SUPPORTING_VERBS.test(word.lower)) return false
  const content = line.words.filter((other) => other !== word && !isSmallWord(other.lower) && !/^\d/.test(other.lower))
  const mentions = content.flatMap(({ lower }) => mentionsOf(source, lower))
  return (
    mentions.length > 0 &&
    mentions.every((mention) => actorOf(source, mention) === 'helped') &&
    ACTION_ENDING.test(word.lower)
  )
}

const ACTION_ENDING = /(?:ed|ote|ilt|ught|an|ade|ade|ot|un|ut|it|ove|ew|ell|old|ound|on|et|ing)$/
const SUPPORTING_VERBS =
  /^(?:served|advised|guided|cared|assisted|supported|collaborated|worked|backed|participated|contributed|facilitated|joined|trained|coached|provided)$/
