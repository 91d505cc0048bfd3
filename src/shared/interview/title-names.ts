import { titleWords } from '#shared/text/title-words.ts'

/** A name found in job titles: '…lehrer' is also the end of a longer word, 'pflege…' its beginning. */
export type TitleName<T> = {
  readonly of: T
  /**
   * Names of a higher rank win wherever they are. A beginning has 2 at most, as it names an industry and not an
   * occupation.
   */
  readonly rank: number
  readonly name: string
}

/**
 * Returns a reader of job titles in English, German, French and Spanish, in either gender. Of several names in a
 * title the one with the highest rank counts, then the one with the most words, then the longest. Of a name listed
 * twice the later counts.
 */
export function titleReader<T>(names: readonly TitleName<T>[]): (title: string) => T | undefined {
  // Indexed at the first title, so that a page that reads none does not wait for it.
  let read: ((title: string) => T | undefined) | undefined
  return (title) => (read ??= indexedReader(names))(title)
}

function indexedReader<T>(names: readonly TitleName<T>[]): (title: string) => T | undefined {
  const all = names.map((one) => ({ ...one, words: titleWords(one.name) }))
  const whole = new Map(
    all.filter(({ name }) => !name.endsWith('…')).map((one) => [one.words.join(' '), signOf(one)] as const),
  )
  const ends = all.filter(({ name }) => name.startsWith('…')).map(signOf)
  const starts = all
    .filter(({ name }) => name.endsWith('…'))
    .map((one) => signOf({ ...one, rank: Math.min(one.rank, 2) }))
  return (title) => {
    const words = titleWords(title)
    const found = words.flatMap((word, at) => [
      ...ends.filter(({ said }) => word.endsWith(said)),
      ...starts.filter(({ said }) => word.startsWith(said)),
      ...words
        .slice(at, at + MAX_WORDS)
        .flatMap((_, more) => whole.get(words.slice(at, at + more + 1).join(' ')) ?? []),
    ])
    return found.toSorted((a, b) => b.rank - a.rank || b.count - a.count || b.said.length - a.said.length)[0]?.of
  }
}

const MAX_WORDS = 5

const signOf = <T>({ of, rank, words }: TitleName<T> & { readonly words: readonly string[] }) => ({
  of,
  rank,
  said: words.join(' '),
  count: words.length,
})
