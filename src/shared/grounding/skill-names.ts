import { isOthersWord } from '#shared/grounding/actors.ts'
import { passageOf } from '#shared/grounding/passage.ts'
import type { Passage, Reading, Word } from '#shared/grounding/types.ts'

/**
 * Whether a skill stands word for word in what was said, whatever its words are elsewhere: 'AWS Solutions Architect' is
 * no title there. What stands in brackets was said beside it, or is '(basic)' for 'a bit' and '(native)' for a mother
 * tongue. It is none where another's is spoken of.
 */
export function isNamedSkill({ line, said }: Reading): boolean {
  const [, name = line.text, level = ''] = BRACKETED.exec(line.text) ?? []
  const { words } = passageOf(name)
  return placesOf(words, said).some((at) => !isAnothers(at, said) && isOfLevel(level, at, words.length, said))
}

const BRACKETED = /^(.+?) \(([^()]+)\)$/

/** Where words follow each other in a passage. */
const placesOf = (name: readonly Word[], { words }: Passage): readonly number[] =>
  name.length === 0
    ? []
    : words.map(({ at }) => at).filter((at) => name.every(({ lower }, place) => words[at + place]?.lower === lower))

/** 'My colleague is an architect', 'the assistant of the lead designer'. */
function isAnothers(at: number, { words }: Passage): boolean {
  const before = words.slice(Math.max(0, at - 8), at).filter(({ clause }) => clause === words[at]?.clause)
  const [preposition, article] = before.slice(-2).map(({ lower }) => lower)
  return (
    before.some(({ lower }) => isOthersWord(lower)) ||
    (/^(?:of|to|with|for|by|under)$/.test(preposition ?? '') && /^(?:the|my|our|an?|his|her)$/.test(article ?? ''))
  )
}

/** How well it is known must be told in its clause: 'I know it a bit', 'some Excel', 'enough Czech to order'. */
function isOfLevel(level: string, at: number, length: number, { words }: Passage): boolean {
  const own = words.slice(Math.max(0, at - 6), at + length + 6).filter(({ clause }) => clause === words[at]?.clause)
  const told = own.map(({ lower }) => lower).join(' ')
  if (/^basics?$/i.test(level)) {
    const beside = [words[at - 1]?.lower, words[at + length]?.lower]
    return LITTLE.test(told) || beside.includes('enough') || beside[0] === 'some'
  }
  if (/^native$/i.test(level) && MOTHER_TONGUE.test(told)) return true
  return passageOf(level).words.every((word) => own.some(({ lower }) => lower === word.lower))
}

const LITTLE = /\b(?:a bit|a little|little bit|basics?|so so|so-so)\b| so$/
const MOTHER_TONGUE = /\bmother (?:tongue|language)\b/
