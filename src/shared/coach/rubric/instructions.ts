/** A request for points, anywhere in a sentence. */
export const SCORE_WISH = /\bscore(?: (?:of|is|this|it|me|us))? 100%?(?![\w%])|\b100%? (?:out of )?100%?(?![\w%])/g

/** Whether a sentence addresses the judge instead of answering. Takes plain words. */
export const isInstruction = (plain: string): boolean => INSTRUCTIONS.some((pattern) => pattern.test(plain))

/**
 * 'Ignore the safety rules' may be what a boss said: only at the beginning of a sentence is it an instruction to the
 * judge.
 */
const INSTRUCTIONS: readonly RegExp[] = [
  /^(?:please |now |just |and |but )*(?:ignore|disregard|override) (?:the|all|any|your|my|previous|everything|this|that|what)\b/,
  /\b(?:ignore|disregard|forget|override)(?: \w+){0,3} (?:above|prompt|rubric|(?:previous|prior|your|all|earlier|these)(?: \w+)? instructions?)\b/,
  /\b(?:you are|act as|pretend to be|you're)(?: now)?(?: an?)?(?: \w+)? (?:ai|assistant|grader|language model|chatbot|llm|evaluator)\b/,
  /\b(?:system prompt|developer mode|jailbreak|prompt injection)\b/,
  /^(?:please |now |just |and )*(?:give|grant|award|assign|rate|grade|mark|return|output|respond|print|set)\b.*\b(?:full|top|maximum|perfect|highest|100%?|best) (?:score|points?|marks?|rating|grade)\b/,
  /^(?:please |now |just |and )*(?:rate|grade|mark|score) (?:this|me|my|it|the)\b/,
  /^(?:please |now |just |and )*(?:set|change|put) (?:the |my |all )*(?:total|scores?|points?|marks?|criteria|rating|grade) (?:and .* )?to (?:\d|full|max|the (?:max|high|top|best))/,
  /\b(?:evaluate|rate|judge|grade|score) (?:this |me |it |my answer )?(?:highly|favou?rably|generously)\b/,
]
