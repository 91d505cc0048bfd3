import { isMark, type Bit } from '#shared/ai/embedded/bits.ts'
import { UNPARTED } from '#shared/text/unparted.ts'
import { guessBase, NO_VERBS, verbOf, type VerbForm } from '#shared/ai/embedded/verbs.ts'

/** A word with its part of speech; verbs with their base and the forms that the word may be. */
export type Word = Bit & {
  readonly tag: string
  readonly base: string
  readonly forms: readonly VerbForm[]
  /** A word of the language or a name of the trades. */
  readonly isKnown: boolean
}
export type Tagger = (bits: readonly Bit[]) => readonly Word[]

let loading: Promise<Tagger> | null = null

/** The model is large: it is loaded when first asked for, and once. */
export function loadTagger(): Promise<Tagger> {
  loading ??= Promise.all([import('wink-nlp'), import('wink-eng-lite-web-model')]).then(([wink, model]) => {
    const nlp = wink.default(model.default, ['pos'])
    return (bits) =>
      tagged(bits, (text) => {
        const doc = nlp.readDoc(text)
        const tokens = doc.tokens()
        return { words: tokens.out(), tags: tokens.out(nlp.its.pos), isKnown: (word) => !doc.isOOV(word) }
      })
  })
  return loading
}

type Read = (text: string) => {
  readonly words: readonly string[]
  readonly tags: readonly string[]
  readonly isKnown: (word: string) => boolean
}

function tagged(bits: readonly Bit[], read: Read): readonly Word[] {
  // The capital that begins a sentence makes no name of a verb.
  const shown = bits.map((bit, at) =>
    at === 0 && !bit.isName && verbOf(bit.lower) ? shownFor(bit).toLowerCase() : shownFor(bit),
  )
  const { words, tags, isKnown } = read(shown.join(' '))
  const result: Word[] = []
  let at = 0
  for (const [place, bit] of bits.entries()) {
    const tag = tags[at] ?? 'NOUN'
    let length = 0
    while (at < words.length && length < (shown[place]?.length ?? 0)) {
      length += words[at]?.length ?? 0
      at += 1
    }
    const known =
      bit.isName ||
      (/^[a-z]+$/.test(bit.lower) ? isKnown(bit.lower) : !/^\P{Script=Latin}*\p{L}\P{Script=Latin}*$/u.test(bit.lower))
    const isDeed = isVerbAfterMe(bits, place, tag)
    result.push({ ...wordOf(bit, isMark(bit) ? 'PUNCT' : isDeed ? 'VERB' : tag), isKnown: known })
  }
  return result
}

/** 'I torque 16 bolts', 'we strim the verges': what somebody is said to do is done, whatever the word may be elsewhere. */
function isVerbAfterMe(bits: readonly Bit[], at: number, tag: string): boolean {
  const [bit, next] = [bits[at], bits[at + 1]]
  return (
    /^(?:NOUN|PROPN|ADJ)$/.test(tag) &&
    /^(?:i|we)$/.test(bits[at - 1]?.lower ?? '') &&
    /^[a-z]{4,}$/.test(bit?.text ?? '') &&
    verbOf(bit?.lower ?? '') === null &&
    !/(?:ly|ing|s)$/.test(bit?.lower ?? '') &&
    /^(?:the|a|an|my|our|all|every|each|about|[$€£]?\d\S*)$/.test(next?.lower ?? '')
  )
}

/** One simple word for each, so that the tagger parts them as we did: a name for names, a digit for numbers. */
function shownFor(bit: Bit): string {
  if (isMark(bit)) return ','
  if (bit.isName) return 'Python'
  if (/^[$€£]?\d/.test(bit.text)) return /[a-z]-[a-z]|\d-[a-z]/.test(bit.text) ? 'big' : '7'
  const word =
    bit.text
      .split('-')
      .at(-1)
      ?.replace(/['’]s?$/u, '')
      .replace(/[^A-Za-z]/g, '') ?? ''
  if (word === '' || UNPARTED.test(bit.text)) return 'thing'
  return word
}

const AUXILIARIES = new Set(
  'am is are was were be been being have has had do does did will would can could shall should may might must'.split(
    ' ',
  ),
)

function wordOf(bit: Bit, tag: string): Omit<Word, 'isKnown'> {
  // The month; who asks 'may I' begins with it.
  if (bit.text === 'May' && tag !== 'AUX') return { ...bit, tag: 'PROPN', base: bit.lower, forms: [] }
  if (AUXILIARIES.has(bit.lower))
    return { ...bit, tag: 'AUX', ...(verbOf(bit.lower) ?? { base: bit.lower, forms: [] }) }
  if (bit.isName) return { ...bit, tag: 'PROPN', base: bit.lower, forms: [] }
  const known = verbOf(bit.lower)
  const read =
    known ?? (NO_VERBS.test(bit.lower) ? null : tag === 'VERB' || /..ed$/.test(bit.lower) ? guessBase(bit.lower) : null)
  return { ...bit, tag, base: read?.base ?? bit.lower, forms: read?.forms ?? [] }
}
