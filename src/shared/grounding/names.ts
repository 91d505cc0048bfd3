import { isDateWord } from '#shared/grounding/date-words.ts'
import { isInitialsOf, spelledOut } from '#shared/grounding/initials.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import { aliasesIn } from '#shared/grounding/tools.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * Names of the line that are neither in the answers nor in the resume: capitalized words inside a sentence, and words
 * such as 'SAP', 'B2B' or 'GitHub' anywhere. German capitalizes all nouns, so only words that can't be plain nouns
 * count there.
 */
export function nameViolations(reading: Reading): readonly Violation[] {
  const { line, source, known, language } = reading
  const suspects = line.words.filter((word, at) => looksNamed(word, line.words[at - 1], language === 'de'))
  if (suspects.length === 0) return []
  const spelled = spelledOut(line, source)
  const aliases = aliasesIn(reading)
  return suspects
    .filter((word) => !isNamedIn(word, source) && !isNamedIn(word, known) && !isDateWord(word.lower))
    .filter((word) => !spelled.has(word.index))
    .filter(({ start, end }) => !aliases.some((name) => name.start <= start && end <= name.end))
    .map((word) => ({ kind: kindOf(word, line), what: word.text }))
}

function looksNamed({ text, lower, isFirst }: Word, before: Word | undefined, isGerman: boolean): boolean {
  if (lower.length < 2 || lower.startsWith("i'") || /^\d+$/.test(text)) return false
  if (/^\p{L}.*(?:\p{Lu}|\d)/u.test(text)) return true
  if (isFirst || !/^\p{Lu}/u.test(text)) return false
  if (!isGerman) return true
  return BEFORE_GERMAN_NAMES.test(before?.lower ?? '') && !GERMAN_NOUN.test(lower)
}

const BEFORE_GERMAN_NAMES = /^(?:bei|firma|gmbh|herr|herrn|frau|dr|prof|professor|professorin|aus|nach)$/
const GERMAN_NOUN =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tat|ismus|leistung|en|sicht|bedarf|abschluss)$/

const isNamedIn = (word: Word, source: Passage): boolean =>
  isInitialsOf(word.text, source) ||
  source.words.some(({ lower }) => lower === word.lower || isSameName(lower, word.lower))

/** 'Germans' and 'German' are one name; 'Resources' and 'Research' are two. */
const isSameName = (a: string, b: string) =>
  (a.length > 3 && b.length > 3 && isRelated(a, b) && Math.abs(a.length - b.length) <= 3) ||
  a.replaceAll('.', '') === b.replaceAll('.', '')

/** A name after 'at', 'for' or 'joined' is usually an employer's. */
function kindOf(word: Word, { words }: Passage): 'employer' | 'name' {
  const at = word.index
  const before = words.slice(Math.max(0, at - 3), at).map(({ lower }) => lower)
  return before.some((lower) => /^(?:at|for|joined|bei|chez|para)$/.test(lower)) ? 'employer' : 'name'
}
