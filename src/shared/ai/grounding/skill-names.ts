import { isOthersWord } from '#shared/ai/grounding/actors.ts'
import { passageOf } from '#shared/ai/grounding/passage.ts'
import type { Passage, Reading, Word } from '#shared/ai/grounding/types.ts'

/**
 * Whether a skill stands word for word in what was said, whatever its words are elsewhere: 'AWS Solutions Architect' is
 * no title there. '(Basic)' may stand for 'a bit' of it. It is none where another's is spoken of.
 */
export function isNamedSkill({ line, said }: Reading): boolean {
  const [, name = line.text, level] = BASIC.exec(line.text) ?? []
  const { words } = passageOf(name)
  return placesOf(words, said).some((at) => !isAnothers(at, said) && (!level || isALittle(at, words.length, said)))
}

const BASIC = /^(.+?) \((basic)s?\)$/i

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

/** 'I know it a bit', 'a little welding': said in its clause. */
function isALittle(at: number, length: number, { words }: Passage): boolean {
  const own = words.slice(Math.max(0, at - 6), at + length + 6).filter(({ clause }) => clause === words[at]?.clause)
  return own.some(
    ({ lower, at: place }) =>
      /^(?:bit|basics?)$/.test(lower) || (lower === 'little' && words[place - 1]?.lower === 'a'),
  )
}
