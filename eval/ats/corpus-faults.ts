import type { CorpusFault } from '../check-corpus.ts'
import type { LabelledText } from './types.ts'

/** A keyword must stand in its posting, and each occupation needs texts of both kinds. */
export function atsCorpusFaults(all: readonly LabelledText[]): readonly CorpusFault[] {
  const occupations = [...Map.groupBy(all, ({ occupation }) => occupation)]
  return [
    ...all.flatMap((one) => (one.kind === 'posting' ? unmarkedIn(one) : [])),
    ...occupations
      .filter(([, texts]) => new Set(texts.map(({ kind }) => kind)).size < 2)
      .map(([id]) => ({ id, what: 'this occupation lacks postings or resumes' })),
  ]
}

const unmarkedIn = ({ id, text, keywords }: Extract<LabelledText, { kind: 'posting' }>): readonly CorpusFault[] =>
  keywords
    .filter((keyword) => !text.toLowerCase().includes(keyword.toLowerCase()))
    .map((detail) => ({ id, what: 'a keyword does not stand in the posting', detail }))
