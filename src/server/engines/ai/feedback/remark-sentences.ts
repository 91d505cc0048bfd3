import { checkerOf } from '#shared/grounding/check-line.ts'

const MOST_SENTENCES = 3

/** Points are the rubric's, in whatever words. */
const POINTS =
  /\b(?:points?|scor(?:e[ds]?|ing)|rat(?:e[ds]|ings?)|grade[ds]?|marks?|stars?|out of)\b|\p{N}\s*\/\s*\p{N}/iu

/** Picks of a model's sentences about an answer those that may stand, in their order; the same ones are checked once. */
export function createSentenceFilter(answer: string): (written: readonly string[]) => readonly string[] {
  const check = checkerOf({ answers: [answer], known: [] }, 'en')
  const known = new Map<string, boolean>()
  const stands = (sentence: string): boolean => {
    const isFine = known.get(sentence) ?? (!POINTS.test(sentence) && check(sentence, undefined, 'remark').length === 0)
    known.set(sentence, isFine)
    return isFine
  }
  return (written) => written.flatMap(sentencesIn).filter(stands).slice(0, MOST_SENTENCES)
}

/** One string may hold several; what does not end is none. */
const sentencesIn = (text: string): readonly string[] =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]["”’)]?) (?=["“‘(]?\p{Lu})/u)
    .filter((sentence) => /[.!?]["”’)]?$/.test(sentence))
