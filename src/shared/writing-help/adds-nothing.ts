import { checkLine } from '#shared/grounding/check-line.ts'
import { richPlain } from '#shared/text/rich.ts'
import { formsOf } from '#shared/writing-help/verb-forms.ts'

/** Words that a suggestion may add: they state no fact. */
const FUNCTION_WORDS = new Set(
  `a an and at before because by daily every first for in is it many monthly most now of on regularly since the to weekly
  while with used when yearly quarterly`.split(/\s+/),
)

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? []

/** Marks of bold, italic and links, in order: a suggestion neither breaks one nor makes one. */
const marksOf = (text: string): string => (text.match(/\*+|_|\]\([^)]*\)|\[/g) ?? []).join(' ')

/**
 * Whether new lines say nothing that the old line, and what the person told now, do not say: each word is one of theirs,
 * another form of one, or a word without content, and the grounding check finds nothing invented.
 */
export function addsNothing(old: string, lines: readonly string[], told: readonly string[] = []): boolean {
  if (marksOf(lines.join(' ')) !== marksOf([old, ...told].join(' '))) return false
  // A mark that begins in one line and ends in the next is none.
  if (richPlain(lines.join(' ')) !== lines.map(richPlain).join(' ')) return false
  const plain = richPlain(old)
  const known = new Set([plain, ...told].flatMap(wordsOf).flatMap((word) => [word, ...formsOf(word)]))
  const isKnown = (word: string) => known.has(word) || FUNCTION_WORDS.has(word)
  if (!lines.every((line) => wordsOf(richPlain(line)).every(isKnown))) return false
  // The line says it in the person's own name; the check expects it told in the first person.
  const answers = [plain, `I ${plain}`, ...told]
  const added = lines.flatMap((line) => checkLine(richPlain(line), { answers, known: [plain, ...told] }, 'en'))
  return added.every(({ kind }) => !FACTS.has(kind))
}

/** What a fact that nobody told would be reported as; its words and verbs are checked above. */
const FACTS: ReadonlySet<string> = new Set([
  'number',
  'range',
  'unit',
  'currency',
  'date',
  'name',
  'tool',
  'employer',
  'title',
  'polarity',
  'praise',
])
