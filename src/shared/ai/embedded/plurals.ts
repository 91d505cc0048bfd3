import { saying } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

const NO_PLURAL =
  /s$|men$|^(?:people|staff|men|women|children|feet|teeth|sheep|fish|crew|personnel|data|today|tomorrow|equipment|percent|km|kg|kw|mw|gb|tb|mb|ms|am|pm|m|cm|mm|ft|sq|square|k|million|billion|hundred|thousand|dozen|star|plus|more|less|out|odd|off|or|to|and|per|in|at|on|of|from|with|by|stock|work|grand|quid|euro|time|each|every|o'clock|sec|min|degree|covid|cattle|deer|poultry|left|open|free|total|late|short|media|aircraft|headcount|home|revenue|traffic|turnover|waste|alumni|criteria)$/

/** A noun after a number above one, where it ends its phrase, takes its plural. */
export function withPlurals(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) => {
    const next = words[at + 1]
    if (
      word.tag !== 'NOUN' ||
      word.isName ||
      word.forms.includes('gerund') ||
      word.forms.includes('past') ||
      (word.lower.endsWith('ing') &&
        !/^(?:build|meet|train|paint|record|draw|wedd|list|open|find|book|open|greet|ring)ing$/.test(word.lower)) ||
      NO_PLURAL.test(word.lower) ||
      !/^[a-z]+$/.test(word.text)
    )
      return word
    if (
      next &&
      /^(?:NOUN|PROPN|ADJ|VERB|NUM|PART)$/.test(next.tag) &&
      !next.forms.includes('past') &&
      next.lower !== 'one'
    )
      return word
    if (
      next &&
      (next.lower === 'of' || next.tag === 'PRON' || (next.tag === 'DET' && !/^(?:an?|every|each)$/.test(next.lower)))
    )
      return word
    if (!isCounted(words, at)) return word
    const text = /[^aeiou]y$/.test(word.text)
      ? `${word.text.slice(0, -1)}ies`
      : /(?:s|x|z|ch|sh)$/.test(word.text)
        ? `${word.text}es`
        : `${word.text}s`
    return { ...word, ...saying(word, text) }
  })
}

/** What is named by how much it comes to. */
const SUMS = /^(?:contract|deal|order|budget|grant|loan|project|fund|turnover|job|sale|tender)$/
/** 'The 4 room' has lost its plural, 'the 41 route' is called so. */
const MOST_NAMED = 20

function isCounted(words: readonly Word[], at: number): boolean {
  const isOneThing = (word: Word | undefined) => /^(?:a|an|each|every|this|that|one)$/.test(word?.lower ?? '')
  const [before, second, third] = [words[at - 1], words[at - 2], words[at - 3]]
  const isCount = (word: Word | undefined) =>
    word !== undefined &&
    /^\d[\d,]*$/.test(word.text) &&
    Number(word.text.replaceAll(',', '')) > 1 &&
    !/^(?:19|20)\d\d$/.test(word.text)
  if (isOneThing(isCount(before) ? second : third)) return false
  // '10 hour shift': the hours are counted.
  if (
    isCount(second) &&
    /^(?:hour|minute|day|week|month|year|metre|meter|kilo|litre|ton|tonne|mile)$/.test(before?.lower ?? '')
  )
    return false
  // 'A contract of 230,000', said short.
  if (isCount(before) && Number(before?.text.replaceAll(',', '')) >= 1000 && SUMS.test(words[at]?.lower ?? ''))
    return false
  // 'The 41 route' is one.
  if (isCount(before) && second?.lower === 'the' && Number(before?.text) > MOST_NAMED) return false
  if (isCount(before))
    return (
      (second?.tag !== 'NOUN' || /^(?:year|month|week|day|night|summer|season)s?$/.test(second.lower)) &&
      second?.tag !== 'PROPN' &&
      second?.lower !== 'per'
    )
  return (
    isCount(second) &&
    before?.tag === 'NOUN' &&
    third?.tag !== 'NOUN' &&
    third?.tag !== 'PROPN' &&
    third?.tag !== 'DET' &&
    !/(?:s|men|people|children|staff)$/.test(before.lower)
  )
}
