import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Orders to the writer instead of an answer. */
const ORDERS =
  /\b(?:ignore|disregard|forget) (?:all |any |every |everything |the |your |my |these |those |previous |above |prior |what )|\b(?:system|previous|above|prior|hidden) (?:prompt|instructions?|message|rules)\b|^(?:please |just |now |then |also |and )*(?:write|say|state|add|put|print|output|pretend|act|respond|reply|repeat|translate|generate|make it|list) (?:that|down|as|in|the|a|me|my|i\b|only|down that|:)|\b(?:output|print|write) the (?:word|text)\b|\brate me\b|<\/?\w+>|\bsystem (?:,|override)|\byou (?:must|should|have to|are now|will now|need to) (?:write|say|state|add|put|print|output|act|pretend|be|respond|answer|now)\b|\b(?:as an ai|language model|chatgpt|prompt injection)\b/

const INSULTS =
  /\b(?:fuck\w*|shit\w*|bullshit|bitch\w*|bastards?|asshole\w*|arsehole\w*|idiots?|morons?|stupid|dumb|crap|crappy|cunt\w*|dick(?:head)?s?|wankers?|twats?|imbeciles?|incompetent|screw you|go to hell|piece of (?:shit|crap|garbage))\b/

/** A sentence that is no part of an answer: it gives an order, or insults. */
export function isOrderOrInsult(words: readonly Word[]): boolean {
  const text = words.map(({ lower }) => lower).join(' ')
  return ORDERS.test(text) || INSULTS.test(text)
}
