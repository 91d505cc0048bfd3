import { actorOf, HELPS } from '#shared/grounding/actors.ts'
import { leadingUnsaid } from '#shared/grounding/leadership.ts'
import { isWorkOfOthers } from '#shared/grounding/others-work.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import { mentionsOf } from '#shared/grounding/support.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * Work that the line makes the person's own though it was not: done alone, led, founded, or done at all, where others did
 * it and the person helped, watched or suggested. What 'we' did may stand as a bare deed.
 */
export function ownershipViolations(reading: Reading): readonly Violation[] {
  if (reading.language !== 'en') return []
  const found = [...aloneUnsaid(reading), ...leadingUnsaid(reading)]
  return found.length > 0 ? found : takenFromOthers(reading)
}

/** 'Single-handedly', 'alone', 'my own' need words of the same. */
function aloneUnsaid({ line, said }: Reading): readonly Violation[] {
  const match = ALONE.exec(line.text)
  // 'Two of them do it on their own now': of others, as it was said.
  const isOfOthers =
    /\btheir own\b/i.test(match?.[0] ?? '') && said.text.toLowerCase().includes(match?.[0].toLowerCase() ?? '')
  return match && !isOfOthers && !SAID_ALONE.test(said.text) ? [{ kind: 'ownership', what: match[0] }] : []
}

const ALONE =
  /\b(?:single[- ]?handed(?:ly)?|sole|solely|solo|alone|personally|independently|autonomously|unaided|without (?:any )?help|(?:by|all by) (?:my|him|her)self|(?:on|of) (?:my|his|her) own|on their own|(?:on|at) own initiative|own initiative|self-(?:taught|initiated|directed))\b/i
const SAID_ALONE =
  /\b(?:single[- ]?handed(?:ly)?|sole|solely|solo|alone|personally|independent(?:ly)?|unaided|without (?:any )?(?:help|supervision)|by myself|myself|on my own|my own|my idea|initiative|only (?:one|me|person)|just me|only i|nobody (?:else |had )?(?:asked|helped|told)|no one (?:else )?(?:asked|helped|told)|one-man|one-woman|freelanc\w+|self-taught|taught myself|from scratch)\b/i

/** The deed that begins the line was another's, or was only helped with. */
function takenFromOthers({ line, said, kind }: Reading): readonly Violation[] {
  if (line.words.some(({ lower }) => HELPS.test(lower) || SHARES.test(lower))) return []
  // A skill tells no deed.
  if (kind === 'skill') return []
  return openings(line).flatMap((word) => {
    const isTaken =
      (!MANY_THINGS.test(word.lower) && isDoneByAnother(word, line, said)) || isWorkOfOthers(word, line, said)
    return isTaken ? [{ kind: 'ownership' as const, what: word.text }] : []
  })
}

function isDoneByAnother(word: Word, line: Passage, said: Passage): boolean {
  const actors = mentionsOf(said, word.lower).map((mention) => actorOf(said, mention))
  return actors.length > 0 ? !actors.includes('self') || isReceived(word, line, said) : isHelpRenamed(word, line, said)
}

const SHARES = /^(?:co|jointly|assistant|part|member|collaborat\w*|cooperat\w*|team)$/

/** The verbs that a line begins with, and those joined to them by 'and'; 'seen by' tells what others did. */
function openings({ words }: Passage): readonly Word[] {
  return words.filter(({ lower }, at) => {
    const isJoined = words[at - 1]?.lower === 'and' && /(?:ed|[^aeiou]t|ew|ote|ought|aught)$/.test(lower)
    const isFirst = at === 0 && (DEED.test(lower) || words.length === 2)
    const isTelling = !isSmallWord(lower) || (at === 0 && /^(?:put|set|made)$/.test(lower))
    return (isFirst || isJoined) && isTelling && !isReceiving(lower, words[at + 1]?.lower ?? '')
  })
}

/** 'Seen by', 'asked to show', 'named in': it was done to whoever tells. */
const isReceiving = (lower: string, after: string): boolean =>
  after === 'by' ||
  (after === 'to' && /^(?:asked|invited|chosen|picked|selected|hired|sent|told)$/.test(lower)) ||
  (/^(?:in|as|to|for)$/.test(after) && /^(?:named|voted|elected|appointed|nominated|praised|thanked)$/.test(lower))

/** Verbs for so many things that another who did it tells nothing. */
const MANY_THINGS = /^(?:gave|took|made|had|got|held|brought|came|went)$/

/** 'Trained the chef' for 'I was trained by the chef': it was done to the person. */
function isReceived(word: Word, line: Passage, said: Passage): boolean {
  const after = line.words[word.at + 1]?.lower ?? ''
  if (!TEACHES.test(word.lower) || /^(?:in|on|by|to|as|for|at|with|from|under)$/.test(after)) return false
  // 'I was mentoring 2 juniors' is one's own doing.
  return mentionsOf(said, word.lower).every(
    ({ at, lower }) =>
      !lower.endsWith('ing') && /^(?:was|were|been|got|being|get)$/.test(said.words[at - 1]?.lower ?? ''),
  )
}

const TEACHES =
  /^(?:taught|trained|hired|mentored|supervised|coached|managed|advised|interviewed|audited|guided|led|recruited)$/

/** 'Conducted the pay talks' for 'I supported the pay talks': another verb for what was only helped with. */
function isHelpRenamed(word: Word, line: Passage, said: Passage): boolean {
  if (SERVES.test(word.lower)) return false
  const told = line.words.filter((one) => one !== word && !isSmallWord(one.lower) && !/^\d/.test(one.lower))
  const mentions = told.flatMap(({ lower }) => mentionsOf(said, lower))
  return (
    mentions.length > 0 && mentions.every((mention) => actorOf(said, mention) === 'helped') && DEED.test(word.lower)
  )
}

const DEED = /(?:ed|ote|ilt|ught|an|ade|ade|ot|un|ut|it|ove|ew|ell|old|ound|on|et|ing)$/
const SERVES =
  /^(?:served|advised|guided|cared|assisted|supported|collaborated|worked|backed|participated|contributed|facilitated|joined|trained|coached|provided)$/
