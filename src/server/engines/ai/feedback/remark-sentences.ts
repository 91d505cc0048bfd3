import { checkerOf } from '#shared/grounding/check-line.ts'

const MAX_SENTENCES = 3

/** Only the rubric gives points, so sentences about points are dropped. */
const POINTS =
  /\b(?:points?|scor(?:e[ds]?|ing)|rat(?:e[ds]|ings?)|grade[ds]?|marks?|stars?|out of)\b|\p{N}\s*\/\s*\p{N}/iu

/** Filters a model's sentences about an answer by our checks, in their order; equal ones are checked once. */
export function createSentenceFilter(answer: string): (written: readonly string[]) => readonly string[] {
  const check = checkerOf({ answers: [answer], known: [] }, 'en')
  const known = new Map<string, boolean>()
  const isValid = (sentence: string): boolean => {
    const isFine = known.get(sentence) ?? (!POINTS.test(sentence) && check(sentence, undefined, 'remark').length === 0)
    known.set(sentence, isFine)
    return isFine
  }
  return (written) => written.flatMap(sentencesIn).filter(isValid).slice(0, MAX_SENTENCES)
}

/** A string may contain several sentences; an unfinished one is dropped. */
const sentencesIn = (text: string): readonly string[] =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]["”’)]?) (?=["“‘(]?\p{Lu})/u)
    .filter((sentence) => /[.!?]["”’)]?$/.test(sentence))
