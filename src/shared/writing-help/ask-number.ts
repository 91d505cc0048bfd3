import { numberQuestions } from '#shared/packed/writing-help.ts'

/** The question that a line is asked, and where its answer goes. */
export type AskedNumber = {
  readonly question: string
  /** Index in the line where the noun it asks about begins and ends; null if it asks in general. */
  readonly noun: { readonly from: number; readonly to: number } | null
  /** Before the noun ('12 patients') or after it ('a team of 12'). */
  readonly place: 'before' | 'of'
  /** 'shift', when asked per shift. */
  readonly per: string | null
}

const GENERAL: AskedNumber = {
  question: 'How many, how often, or how much?',
  noun: null,
  place: 'before',
  per: null,
}

/** A question for the number that a line lacks, fitted to the first thing in it that has none. */
export function numberQuestion(line: string): AskedNumber {
  const found = numberQuestions.flatMap((each) => {
    const match = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${each.nouns.join('|')})(?![\\p{L}\\p{N}])`, 'iu').exec(line)
    if (!match || isCounted(line, match.index, each.place)) return []
    const noun = { from: match.index, to: match.index + match[0].length }
    return [
      {
        question: each.question.replace('{noun}', match[0].toLowerCase()),
        noun,
        place: each.place,
        per: 'per' in each ? each.per : null,
      },
    ]
  })
  return found.toSorted((a, b) => a.noun.from - b.noun.from)[0] ?? GENERAL
}

/** Whether a number or a word such as 'a' or 'each' already goes with the noun. */
function isCounted(line: string, at: number, place: AskedNumber['place']): boolean {
  if (place === 'of')
    return /^\S+ (?:of|up to) [$€£]?\d/.test(line.slice(at)) || /\d[\d.,]*[km%]? $/i.test(line.slice(0, at))
  return (
    /(?:\d[\d.,]*[km%+]?|\b(?:an?|the|each|every|one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|these|those|their|our|my))(?: [\p{L}-]+)? $/iu.test(
      line.slice(0, at),
    ) || /^\S+ (?:per|an?|each|every) /i.test(line.slice(at))
  )
}

/** Whether a text holds a number, in digits or in words. */
export const hasNumber = (text: string): boolean =>
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|once|twice|daily|weekly|monthly|half|doubled?|tripled?)\b/i.test(
    text,
  )
