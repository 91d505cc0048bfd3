/** An answer with instructions to a machine blanked out; everything else keeps its position. */
export const withoutOrders = (answer: string): string =>
  answer.replaceAll(SENTENCE, (sentence) => (ORDER.test(sentence) ? ' '.repeat(sentence.length) : sentence))

const SENTENCE = /[^.!?\n]+(?:[.!?]+|\n|$)/g

/** Instructions to a reader or grader, as planted in texts for language models. */
const ORDER =
  /^\W*(?:(?:please|now|and|so|then),? )*(?:(?:ignore|disregard|forget|override|bypass) (?:all|any|the|these|those|every|everything|your|previous|prior|above|what)\b|(?:score|rate|rank|grade) (?:me|this|the (?:candidate|resume|applicant))\b|give (?:me|this|it) (?:a |the )?(?:full|top|perfect|highest|best|score|rating|\d)|you are now\b|from now on,? you\b|act as (?:an?|if)\b|pretend (?:to be|that you|you)\b|(?:reveal|print|repeat|show|output) (?:me )?(?:your|the) (?:system |hidden )?(?:prompt|instructions|rules)\b|(?:system|assistant|user|developer) ?:|<\|?(?:im_start|im_end|system|endoftext)|\[\/?(?:inst|system)\b)/i
