/** A reader's text without line layout. Offsets refer to the text in NFC. */
export type Flat = {
  readonly forms: readonly Form[]
  /** Where most of these words appear together in a different form. */
  readonly similar: (words: string) => { readonly at: number; readonly read: string } | undefined
}
type Form = { readonly text: string; readonly places: readonly number[] }
type Word = { readonly text: string; readonly from: number; readonly to: number }
/** What every search of a form needs, read once: a text is searched for hundreds of fields. */
type Read = Form & {
  readonly lower: string
  /** The lower-case letters without gaps, and where each of them is. */
  readonly letters: string
  readonly letterPlaces: readonly number[]
  readonly words: readonly Word[]
}

/** A hyphen at the end of a line may or may not belong to the word, so both readings are kept. */
export function flatText(text: string): Flat {
  const whole = text.normalize('NFC')
  const forms = [flatten(whole, '-'), flatten(whole, '')]
  let read: readonly Read[] | undefined
  return { forms, similar: (words) => similarTo((read ??= forms.map(readForm)), normalized(words)) }
}

function readForm({ text, places }: Form): Read {
  const letters = [...text.matchAll(/[^\s]/g)]
  return {
    text,
    places,
    lower: text.toLowerCase(),
    letters: letters
      .map(([letter]) => letter)
      .join('')
      .toLowerCase(),
    letterPlaces: letters.map(({ index }) => index),
    words: Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
      text: word,
      from: index,
      to: index + word.length,
    })),
  }
}

/** The offsets at which a field appears as whole words. */
export function occurrences({ forms }: Flat, field: string): readonly number[] {
  const wanted = normalized(field)
  const all = forms.map((form) => placesOf(form, wanted))
  return all.find((places) => places.length > 0) ?? []
}

export const nearest = (places: readonly number[], to: number): number | undefined =>
  places.reduce<number | undefined>(
    (best, place) => (best !== undefined && Math.abs(best - to) <= Math.abs(place - to) ? best : place),
    undefined,
  )

/** Normalizes text for comparison: NFKC, single spaces, no invisible characters. */
export const normalized = (text: string): string => flatten(text.normalize('NFC'), '-').text.trim()

const HYPHEN = /[-\u2010\u2011]/
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/

function flatten(text: string, hyphen: string): Form {
  let flat = ''
  const places: number[] = []
  const add = (piece: string, at: number) => {
    for (const unit of piece) {
      if (/\s/.test(unit) && (flat === '' || flat.endsWith(' '))) continue
      flat += /\s/.test(unit) ? ' ' : unit
      for (let unitAt = 0; unitAt < unit.length; unitAt += 1) places.push(at)
    }
  }
  for (let at = 0; at < text.length;) {
    const letter = String.fromCodePoint(text.codePointAt(at) ?? 0)
    const lineBreak = HYPHEN.test(letter) ? /^.[^\S\n]*\n\s*(?=\p{L})/u.exec(text.slice(at, at + 40))?.[0] : undefined
    if (lineBreak) add(hyphen, at)
    else if (HYPHEN.test(letter)) add('-', at)
    else if (!INVISIBLE.test(letter)) add(letter.normalize('NFKC'), at)
    at += lineBreak?.length ?? letter.length
  }
  return { text: flat, places }
}

function placesOf({ text, places }: Form, wanted: string): readonly number[] {
  const found: number[] = []
  if (wanted === '') return found
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1))
    if (isWhole(text, at, wanted)) found.push(places[at] ?? 0)
  return found
}

/** 'Java' is not a whole word in 'JavaScript', nor 'C' in 'C++'. */
function isWhole(text: string, at: number, wanted: string): boolean {
  const before = isWordCharacter(wanted[0]) && isWordCharacter(text[at - 1])
  const next = text[at + wanted.length]
  const after = isWordCharacter(wanted.at(-1)) && (isWordCharacter(next) || next === '+' || next === '#')
  return !before && !after
}

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

function similarTo(forms: readonly Read[], wanted: string) {
  for (const form of forms) {
    const found = similarIgnoringCase(form, wanted) ?? similarIgnoringGaps(form, wanted)
    if (found) return found
  }
  const [form] = forms
  return form && similarByWords(form, wanted)
}

function similarIgnoringCase({ text, places, lower }: Read, wanted: string) {
  // A letter whose lower case is longer would shift all offsets after it.
  if (lower.length !== text.length) return undefined
  const target = wanted.toLowerCase()
  for (let at = lower.indexOf(target); at !== -1; at = lower.indexOf(target, at + 1))
    if (isWhole(lower, at, target)) return { at: places[at] ?? 0, read: text.slice(at, at + target.length) }
  return undefined
}

/** Finds words that were split or run together: the same letters with different gaps. */
function similarIgnoringGaps({ text, places, letters, letterPlaces }: Read, wanted: string) {
  const target = wanted.replace(/\s/g, '').toLowerCase()
  const at = target.length < MIN_LETTERS ? -1 : letters.indexOf(target)
  const [first, last] = [letterPlaces[at], letterPlaces[at + target.length - 1]]
  if (at === -1 || first === undefined || last === undefined) return undefined
  return { at: places[first] ?? 0, read: text.slice(first, last + 1) }
}

/** Fewer letters may match by chance. */
const MIN_LETTERS = 5
/** The share of a field's words that must appear together to count as that field. */
const MIN_SHARED = 0.6
const MIN_WORDS = 3

/** The run of as many words that shares the most words with the field. */
function similarByWords({ text, places, words }: Read, wanted: string) {
  const target = wanted.split(' ')
  if (target.length < MIN_WORDS) return undefined
  const unmatched = new Map<string, number>()
  for (const word of target) unmatched.set(word, (unmatched.get(word) ?? 0) + 1)
  let [shared, best, bestAt] = [0, 0, 0]
  const count = (word: string | undefined, by: 1 | -1) => {
    if (word === undefined || !unmatched.has(word)) return
    const left = unmatched.get(word) ?? 0
    if (by === 1 ? left > 0 : left >= 0) shared += by
    unmatched.set(word, left - by)
  }
  for (let end = 0; end < words.length; end += 1) {
    count(words[end]?.text, 1)
    if (end >= target.length) count(words[end - target.length]?.text, -1)
    if (shared > best) [best, bestAt] = [shared, Math.max(0, end - target.length + 1)]
  }
  const [first, last] = [words[bestAt], words[Math.min(words.length, bestAt + target.length) - 1]]
  if (best < MIN_SHARED * target.length || !first || !last) return undefined
  return { at: places[first.from] ?? 0, read: text.slice(first.from, last.to) }
}
