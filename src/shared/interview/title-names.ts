import { tokensOf } from '#shared/text/tokens.ts'

/** A name that stands in job titles: '…lehrer' is also the end of a longer word, 'pflege…' its beginning. */
export type TitleName<T> = {
  readonly of: T
  /** Names of a higher rank win wherever they stand; a beginning has 2 at most, as it names a field and no occupation. */
  readonly rank: number
  readonly name: string
}

/**
 * Tells what a job title in English, German, French or Spanish names, in either gender; of several names the one of the
 * highest rank, then of the most words, then the longest. Of one name that is listed twice the later counts.
 */
export function titleReader<T>(names: readonly TitleName<T>[]): (title: string) => T | undefined {
  const all = names.map((one) => ({ ...one, words: wordsOf(one.name) }))
  const whole = new Map(
    all.filter(({ name }) => !name.endsWith('…')).map((one) => [one.words.join(' '), signOf(one)] as const),
  )
  const ends = all.filter(({ name }) => name.startsWith('…')).map(signOf)
  const starts = all
    .filter(({ name }) => name.endsWith('…'))
    .map((one) => signOf({ ...one, rank: Math.min(one.rank, 2) }))
  return (title) => {
    const words = wordsOf(title)
    const found = words.flatMap((word, at) => [
      ...ends.filter(({ said }) => word.endsWith(said)),
      ...starts.filter(({ said }) => word.startsWith(said)),
      ...words
        .slice(at, at + MOST_WORDS)
        .flatMap((_, more) => whole.get(words.slice(at, at + more + 1).join(' ')) ?? []),
    ])
    return found.toSorted((a, b) => b.rank - a.rank || b.count - a.count || b.said.length - a.said.length)[0]?.of
  }
}

const MOST_WORDS = 5

const signOf = <T>({ of, rank, words }: TitleName<T> & { readonly words: readonly string[] }) => ({
  of,
  rank,
  said: words.join(' '),
  count: words.length,
})

/** Words of a title, without what is put behind one for the other gender: 'Verkäufer/in (m/w/d)', 'Infirmier(ère)'. */
const wordsOf = (title: string): readonly string[] =>
  tokensOf(title).flatMap(({ folded }) => (OTHER_GENDER.test(folded) ? [] : [common(folded)]))

const OTHER_GENDER = /^(?:in|innen|i?ere|n?ne|t?rice|euse|se|[adefhmowx])$/

/** One form for both genders and all numbers: 'infirmière', 'enfermera', 'Köchinnen' and 'nurses' meet what is listed. */
const common = (word: string): string =>
  word.length < 5 ? word : ENDINGS.reduce((left, [ending, plain]) => left.replace(ending, plain), word)

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{4})in(?:nen)?$/, ''],
  [/trices?$/, 'teur'],
  [/euses?$/, 'eur'],
  [/eres?$/, 'er'],
  [/ffes?$/, 'f'],
  [/ennes?$/, 'en'],
  [/(?<=.{3})s$/, ''],
  [/(?<=.{3})[aeo]$/, ''],
]
