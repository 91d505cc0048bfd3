import { isOthersWord } from '#shared/grounding/actors.ts'
import { passageOf } from '#shared/grounding/passage.ts'
import { placesOf } from '#shared/grounding/support.ts'
import type { Passage, Reading, Word } from '#shared/grounding/types.ts'

/**
 * Whether a skill appears word for word in the source, even if its words mean something else elsewhere: 'AWS Solutions
 * Architect' is not a title here. Text in brackets must be next to it, or is '(basic)' for 'a bit' or '(native)' for a
 * mother tongue. A skill of someone else doesn't count.
 */
export function isNamedSkill({ line, source }: Reading): boolean {
  const [, name = line.text, level = ''] = BRACKETED.exec(line.text) ?? []
  const { words } = passageOf(name)
  return indexesOf(words, source).some(
    (at) => !isSomeoneElses(at, source) && isOfLevel(level, at, words.length, source),
  )
}

const BRACKETED = /^(.+?) \(([^()]+)\)$/

/** Indexes at which words follow each other in a passage. */
const indexesOf = ([first, ...rest]: readonly Word[], passage: Passage): readonly number[] =>
  placesOf(passage, first?.lower ?? '')
    .map(({ index }) => index)
    .filter((at) => rest.every(({ lower }, offset) => passage.words[at + 1 + offset]?.lower === lower))

/** 'My colleague is an architect', 'the assistant of the lead designer'. */
function isSomeoneElses(at: number, { words }: Passage): boolean {
  const before = words.slice(Math.max(0, at - 8), at).filter(({ clause }) => clause === words[at]?.clause)
  const [preposition, article] = before.slice(-2).map(({ lower }) => lower)
  return (
    before.some(({ lower }) => isOthersWord(lower)) ||
    (/^(?:of|to|with|for|by|under)$/.test(preposition ?? '') && /^(?:the|my|our|an?|his|her)$/.test(article ?? ''))
  )
}

/** The level must be stated in the same clause: 'I know it a bit', 'some Excel', 'enough Czech to order'. */
function isOfLevel(level: string, at: number, length: number, { words }: Passage): boolean {
  const own = words.slice(Math.max(0, at - 6), at + length + 6).filter(({ clause }) => clause === words[at]?.clause)
  const text = own.map(({ lower }) => lower).join(' ')
  if (/^basics?$/i.test(level)) {
    const beside = [words[at - 1]?.lower, words[at + length]?.lower]
    return LITTLE.test(text) || beside.includes('enough') || beside[0] === 'some'
  }
  if (/^native$/i.test(level) && MOTHER_TONGUE.test(text)) return true
  return passageOf(level).words.every((word) => own.some(({ lower }) => lower === word.lower))
}

const LITTLE = /\b(?:a bit|a little|little bit|basics?|so so|so-so)\b| so$/
const MOTHER_TONGUE = /\bmother (?:tongue|language)\b/
