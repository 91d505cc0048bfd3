import { foldWord } from '#shared/text/tokens.ts'

/** What a list of resumes is arranged by; `updatedAt` is ISO 8601 in UTC. */
export type Listed = { readonly title: string; readonly updatedAt: string; readonly atsScore?: number | null }
export const ORDERS = ['edited', 'title', 'score'] as const
export type Order = (typeof ORDERS)[number]

/** The resumes whose titles have each word of the search in them: last edited first, by title, or best score first. */
export function arrangeResumes<R extends Listed>(
  resumes: readonly R[],
  search: string,
  order: Order,
  language: string,
): readonly R[] {
  const words = foldWord(search).split(/\s+/)
  const found = resumes.filter(({ title }) => words.every((word) => foldWord(title).includes(word)))
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return found.toSorted((a, b) => COMPARE[order](a, b, collator) || COMPARE.edited(a, b, collator))
}

/** The one that was edited last, of several; alone, none stands out. */
export function newestOf(resumes: readonly Listed[]): Listed | undefined {
  return resumes.length > 1 ? resumes.toSorted(byEdit)[0] : undefined
}

const byEdit = (a: Listed, b: Listed) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt)

const COMPARE: Readonly<Record<Order, (a: Listed, b: Listed, collator: Intl.Collator) => number>> = {
  edited: byEdit,
  title: (a, b, collator) => collator.compare(a.title, b.title),
  score: (a, b) => (b.atsScore ?? -1) - (a.atsScore ?? -1),
}
