/** Words of speech that a line may not keep, whatever slipped through before. */
const SPOKEN =
  /\b(?:u+m+|u+h+|you know|i mean|basically|literally|honestly|obviously|actually|anyways?|whatnot|gonna|wanna|gotta|kinda|sorta|yeah|yep|nah|okay|lol|haha|stuff|ended up|bunch of|maybe|probably|perhaps|hopefully|pretty much|damn\w*|bloody|freaking|crap\w*|shit\w*|fuck\w*|hell|guys?|etc|super|really|to be honest|i think|i guess|sort of|(?<!\d )tons of|loads of|or something|and so on|and things)\b|(?<!\b(?:this|that|any|every|each|some|what|one|a)\s)\bkind of\b|,\s*(?:like|right|so|well|man|dude)\s*(?:,|$)|\.{3}|…/i
const FIRST_PERSON =
  /(?<!\b(?:Phase|Type|Level|Part|Class|Grade|Stage|War)\s)\bI\b(?![/.])|\b(?:me|my|mine|myself|we|ours?|ourselves|My|Me|We|Our|Us)\b|\bus\b/
/** Somebody that the line does not name. */
const SOMEBODY = /^\w+(?: \w+)? (?:him|her|them)\b/i
const BAD_START =
  /^(?:(?:a )?colleague|and|but|so|then|because|which|that|it|they|he|she|you|there|when|if|also|well|was|were|is|are|am|been|be|had|has|have|did|do|does|can|could|would|will|to|or|of|the|an?|just|really|who|what|not|than|whom|whose|their|his|her|this|these)\b(?!-)/i
const DANGLING =
  /\b(?:and|or|but|the|an?|of|to|for|from|with|by|which|that|because|so|is|was|were|than|as|where|when|who|my|every|between|into|about)$/i
const TWICE = /\b(?!(?:that|had|night|bye|cha|aye)\b)([a-z]+) \1\b/i
const VAGUE =
  /^Values that \w+\.?$|^\w+(?: \w+)? (?:it|them|that|this|one|everything|something|anything|things?|all of it|all of them|a thing)$/i

/** Whether a line reads as one of a resume: nobody speaks in it, it starts with what was done, it is whole. */
export function isFit(text: string): boolean {
  const isBare = [SPOKEN, FIRST_PERSON, SOMEBODY, BAD_START, DANGLING, TWICE, VAGUE].every((fault) => !fault.test(text))
  return (
    isBare &&
    text.length >= 6 &&
    text.length <= 240 &&
    (text.match(/"/g)?.length ?? 0) % 2 === 0 &&
    count(text, '(') === count(text, ')')
  )
}

const count = (text: string, mark: string): number => text.split(mark).length - 1
