import { normal, numbersIn, says } from './normal.ts'

/** Claims of having led or of having done something alone, found in a line although nothing of the kind was said. */
export function unsaidClaims(line: string, answer: string): readonly string[] {
  if (OWN.test(answer)) return []
  return SOLE.filter((claim) => says(line, claim))
}

/** Terms that say: this was led by one person, or was one person's alone. */
const SOLE: readonly string[] = [
  '^led',
  '^lead',
  '^leading',
  '^headed',
  '^directed',
  'spearhead*',
  'single-handed*',
  'singlehanded*',
  'solely',
  'sole',
  'my own',
  'on own initiative',
  'independently',
  'alone',
  'by myself',
]

const OWN =
  /\b(?:led|lead|leading|leader|in charge|manag\w*|head(?:ed|ing)?|supervis\w*|run|ran|running|my own|on my own|myself|alone|single.?handed\w*|responsib\w*|director|captain|foreman|boss|organi[sz]\w*|coordinat\w*|solo|just me|only me|only one|my team|my idea|my guys|my people)\b/i

/** Words with an ending put on an ending: 'exists' was said, 'existsing' is written. */
export function misspelt(line: string, answer: string): readonly string[] {
  const said = new Set(normal(answer).match(/\p{L}+/gu))
  const words = normal(line).match(/\p{L}+/gu) ?? []
  return words.filter((word) => !said.has(word) && ENDINGS.some((ending) => isOnEnding(word, ending, said)))
}

const ENDINGS = ['ing', 'ed']

function isOnEnding(word: string, ending: string, said: ReadonlySet<string>): boolean {
  const rest = word.slice(0, -ending.length)
  return word.endsWith(ending) && said.has(rest) && /(?:[^su]s|ed|ing)$/.test(rest) && rest.length > 4
}

/** Numbers of a line that neither the answer nor the editor's own terms hold. */
export function unsaidNumbers(line: string, answer: string, terms: readonly string[]): readonly string[] {
  const accepted = [...numbersIn(answer), ...terms.flatMap(numbersIn)]
  // 'One' is more often an article than a count.
  const isCounted = (number: string) => number !== '1' || /\b1\b/.test(line)
  return numbersIn(line).filter((number) => !accepted.includes(number) && isCounted(number))
}

/**
 * Words that the answer only denies and the line affirms: 'I never missed a deadline' and 'Missed a deadline'. A sign of
 * turned meaning that knows no grammar: the hand-written `never` of a case stands beside it.
 */
export function flippedWords(line: string, answer: string): readonly string[] {
  // 'There was no menu' is what 'Created a menu' answers.
  if (CREATING.test(line)) return []
  const said = clausesOf(answer)
  const written = clausesOf(line)
  return said.flatMap(deniedIn).filter((word) => !affirms(said, word) && affirms(written, word))
}

const CREATING =
  /^(?:Created|Introduced|Built|Set up|Started|Launched|Founded|Established|Developed|Wrote|Designed|Made|Added|Brought in|Documented|Organi[sz]ed)\b/
const NEGATORS = /^(?:never|not|no|without|nobody|none|hardly|cannot|dont|didnt|wasnt|cant|couldnt|havent|isnt|\w+n't)$/
const SOFTENED =
  /^(?:never|not|no|nobody|none|without|hardly|zero|0|cannot|dont|didnt|wasnt|cant|couldnt|instead|than|prevent\w*|avoid\w*|stop\w*|free|un\w+|\w+n't|no-\w+|non)$/
const EMPTY =
  /^(?:a|an|the|any|single|ever|even|really|have|had|has|been|be|do|did|to|of|that|it|this|my|our|their|was|were|is|are|get|got|going|me|us|you|so|quite|very|too)$/

const deniedIn = (words: readonly string[]) =>
  words.flatMap((word, at) => (NEGATORS.test(word) ? contentAfter(words, at) : []))

/** The first word after a negator that means something; 'not only' and 'not just' deny nothing. */
function contentAfter(words: readonly string[], at: number): readonly string[] {
  if (/^(?:only|just|sure|matter|idea|because|\d.*)$/.test(words[at + 1] ?? '')) return []
  const next = words.slice(at + 1, at + 5).find((word) => !EMPTY.test(word))
  return next !== undefined && next.length > 2 && !NEGATORS.test(next) ? [next] : []
}

function affirms(clauses: readonly (readonly string[])[], word: string): boolean {
  const stem = stemOf(word)
  return clauses.some((words) => words.some((other, at) => stemOf(other) === stem && !isDenied(words, at)))
}

function isDenied(words: readonly string[], at: number): boolean {
  // 'Evidence over habits' denies the habits, 'over two years' nothing.
  return words[at - 1] === 'over' || words.slice(Math.max(0, at - 5), at + 3).some((word) => SOFTENED.test(word))
}

/** Words, clause by clause: a negation does not reach over a full stop or a 'but'. */
const clausesOf = (text: string) =>
  normal(text)
    .split(/[.!?;:](?:\s|$)|,?\sbut\s/)
    .map((clause) => clause.match(/[\p{L}\p{N}']+/gu) ?? [])

function stemOf(word: string): string {
  const stem = word.replace(/'s$/, '').replace(/(?:ing|ed|es|s|e)$/, '')
  return /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem
}
