import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Orders to the writer instead of an answer. */
const ORDERS =
  /\b(?:ignore|disregard|forget) (?:all |any |every |everything |the |your |my |these |those |previous |above |prior |what )|\b(?:system|previous|above|prior|hidden) (?:prompt|instructions?|message|rules)\b|^(?:please |just |now |then |also |and )*(?:write|say|state|add|put|print|output|pretend|act|respond|reply|repeat|translate|generate|make it|list) (?:that|down|as|in (?:my|the (?:resume|cv|summary))|the (?:following|words?|text|lines?|sentence)|an? (?:line|sentence|resume|summary|bullet|poem|story)|me|my|i\b|only|down that|:)|\b(?:output|print|write) the (?:word|text)\b|\brate me\b|<\/?\w+>|^(?:situation|task|goal|challenge|problem|system) ,|\bsystem override|\byou (?:must|should|have to|are now|will now|need to) (?:write|say|state|add|put|print|output|act|pretend|be|respond|answer|now)\b|\b(?:as an ai|language model|chatgpt|prompt injection)\b/

/** Orders that hide among an answer. */
const HIDDEN =
  /^(?:please )?(?:skip|pass on) (?:this|that|it)(?: one| question)?(?: please)?(?: \.)?$|\b(?:new instructions?|from now on|note to (?:the )?(?:ai|model|writer|recruiter|reader|system)|hire me|rate (?:me|this)|give me (?:a |the )?(?:100|full|top|best|perfect)|(?:make sure to|remember to|be sure to|you can|you may|just|please) (?:write|mention|say|include|put|add|state) (?:that|i|me|my|down)|do not tell|jailbreak|developer mode|admin mode|override)\b|^(?:assistant|user|admin|human|instruction|prompt|important) ,|^(?:mention|include|state|pretend|invent|make up|exaggerate) /

/** What only the writer could be asked for, and who it is told to be. */
const ASKED_OF_WRITER =
  /^(?:please |now |then )?(?:list|write|give|make|create|generate|invent|add|produce|show|describe|include) .*\b(?:achievements?|bullets?|bullet points?|impressive|resume|cv|numbers)\b|^you are (?:an? |the |my )?(?:\w+ )?(?:writer|assistant|ai|bot|model|expert|editor)\b/

/** Somebody called names. */
const CALLED_NAMES =
  /\b(?:he|she|they|you|boss|manager|supervisor|chef|owner|colleagues?|coworkers?|guys?|person|people|customers|clients|management|company)\b.{0,40}\b(?:useless|lazy|pathetic|clueless|jackass|dumbass|pricks?|scum|ugly|crazy|insane|incapable|drunk|liars?|cheap|greedy|toxic|horrible|awful|terrible)\b|\bshut up\b|\bhate you\b/

const INSULTS =
  /\b(?:fuck\w*|shit\w*|bullshit|bitch\w*|bastards?|asshole\w*|arsehole\w*|idiots?|morons?|stupid|dumb|crap|crappy|cunt\w*|dick(?:head)?s?|wankers?|twats?|imbeciles?|incompetent|screw you|go to hell|piece of (?:shit|crap|garbage))\b/

/** A sentence that tells the writer what to write. */
export const isOrder = (words: readonly Word[]): boolean =>
  [ORDERS, HIDDEN, ASKED_OF_WRITER].some((sign) => sign.test(lowerText(words)))

/** Words that call somebody names. */
export const isInsult = (words: readonly Word[]): boolean =>
  [INSULTS, CALLED_NAMES].some((sign) => sign.test(lowerText(words)))
