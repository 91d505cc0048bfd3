import { lowerText } from '#shared/ai/embedded/bits.ts'
import { inPast } from '#shared/ai/embedded/cleft.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'The one I liked most was …', 'what I am proud of is …': how somebody leads to what they mean. */
const OPENING =
  /^(?:what|(?:the|my) (?:best|worst|biggest|proudest|coolest|hardest|nicest|greatest)(?= (?:was|is) (?:when|that))|(?:the|my|one) (?:\w+ ){0,2}?(?:one|thing|project|work|part|piece|job|task|achievement|accomplishment|moment|example|success)s?|the thing (?:about|with)(?: \w+){1,3})(?: of mine)?(?: that| which)?(?: (?:i|we)\b.{2,40}?)? (?:was|is|were|are|would be|has to be|must be)(?: that| when| how| probably| maybe| definitely)?(?= )/
/** 'They say I stay calm'. */
const OTHERS =
  /^(?:they|people|everyone|everybody|(?:(?:my|the|our|most|some) )?[a-z]+s|(?:my|the|our) [a-z]+)(?: (?:always|often|usually|would|will|might|probably|all))* (?:say|says|said|tell me|tells me|told me|think|thought)(?: that)? (?=i\b)/
/** 'Not bad for a beginner: 12 sales', 'it is not much, but …': what is told follows. */
const MODEST =
  /^(?:it (?:is|was) )?not (?:so |too |that )?(?:bad|much|many|a lot|to brag|huge|glamorous|the biggest)(?: (?:for|as) [a-z]+(?: [a-z]+){0,2})? ,(?: but)?(?= .*\d)/
/** 'Depends on the day, but about 60 lifts', 'it varies, 12 to 20': how many is told in what follows. */
const VARYING =
  /^(?:well )?(?:it |that |this )?(?:really |just )?(?:depends|depended|varies|varied|changes)(?: (?:a lot|a bit|from \w+ to \w+|(?:on|with) (?:\w+ ){0,2}?\w+))? ,(?: (?:but|so|and))?(?: (?:normally|usually|mostly))?(?= .*\d)/
const LONGEST = 14
/** Own parts are no opening but what was done. */
const OWN_PART = /^my (?:part|bit|role|job|task|work)\b/

/** A sentence from where it comes to the point. */
export function withoutOpening(words: readonly Word[]): readonly Word[] {
  const text = lowerText(words)
  const modest = MODEST.exec(text) ?? VARYING.exec(text)
  if (modest) return words.slice(modest[0].trim().split(' ').length)
  const found = OWN_PART.test(text) ? null : (OTHERS.exec(text) ?? OPENING.exec(text))
  // 'What I do not want is the hall again'
  if (!found || /\b(?:not|never|hate|hated|dislike|miss|avoid)\b/.test(found[0])) return words
  const length = found[0].trim().split(' ').length
  if (length > LONGEST || words.length <= length + 1) return words
  const [to, verb] = words.slice(length, length + 2)
  // 'The best thing I did was to remove the forms' → 'removed the forms'.
  // 'The project was to digitise 12,000 files': not that one did.
  if (to?.lower === 'to' && /\bproject\b/.test(found[0])) return words
  const isDone = to?.lower === 'to' && verb?.forms.includes('base') && found[0].endsWith(' was')
  return isDone && verb ? [inPast(verb), ...words.slice(length + 2)] : words.slice(length)
}
