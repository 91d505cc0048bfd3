import { unsaidClaims, unsaidNumbers } from './claims.ts'
import type { Case } from './types.ts'
import { normal, says } from './normal.ts'

/** What the product's own check looks for as well, read here by other eyes: it shares no code with it. */
const ITEM_KINDS = ['number', 'name', 'date', 'title', 'ownership'] as const
type ItemKind = (typeof ITEM_KINDS)[number]
export type Item = { readonly kind: ItemKind; readonly what: string }

/**
 * Items of a line that nobody said: numbers; names of people, places, employers and tools; dates; titles; deeds, ranks
 * and leads that were others' or nobody's. What a good line written by hand holds counts as said.
 */
export function unsaidItems(line: string, { answer, expected }: Pick<Case, 'answer' | 'expected'>): readonly Item[] {
  const terms = [
    ...expected.numbers.flat(),
    ...expected.lines.flatMap(({ must, example }) => [...must.flat(), example]),
  ]
  const said = normal([answer, ...terms].join(' . '))
  const numbers = unsaidNumbers(line, answer, terms)
  const others = (expected.others ?? []).filter((term) => says(line, term))
  return [
    ...numbers.map((what) => ({ kind: YEAR.test(what) ? ('date' as const) : ('number' as const), what })),
    ...unsaidWords(line, said).flatMap((what) => {
      const kind = kindOf(what, line)
      return kind ? [{ kind, what }] : []
    }),
    ...[...unsaidClaims(line, answer), ...others].map((what) => ({ kind: 'ownership' as const, what })),
  ]
}

const YEAR = /^(?:19|20)\d\d$/

/** Words of a line that were not said; names with another ending count as said, titles do not. */
function unsaidWords(line: string, said: string): readonly string[] {
  const heard = wordsOf(said).map((word) => word.toLowerCase())
  const [exact, stems] = [new Set(heard.map(singularOf)), new Set(heard.map(stemOf))]
  return wordsOf(line).filter((word) => {
    const lower = word.toLowerCase()
    // 'Capture One': numbers are looked at apart.
    if (/^\d/.test(normal(word))) return false
    return !exact.has(singularOf(lower)) && (TITLES.test(word) || !stems.has(stemOf(lower)))
  })
}

const wordsOf = (text: string): readonly string[] => text.match(/(?<![\p{N}\p{L}])\p{L}[\p{L}\p{N}+#]*/gu) ?? []
const singularOf = (word: string): string => word.replace(/s$/, '')
const stemOf = (word: string): string => word.replace(/(?:ing|ed|es|s|y|ies|er|or)$/, '')

function kindOf(word: string, line: string): ItemKind | null {
  if (DATES.test(word)) return 'date'
  if (TITLES.test(word)) return 'title'
  const isFirst = line.startsWith(word)
  return /^\p{L}.*[\p{Lu}\p{N}]/u.test(word) || (/^\p{Lu}/u.test(word) && !isFirst) ? 'name' : null
}

const DATES =
  /^(?:January|February|March|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/
const TITLES =
  /^(?:accountant|administrator|analyst|apprentice|architect|assistant|boss|captain|chairman|chairwoman|chief|clerk|coach|consultant|coordinator|deputy|designer|developer|director|doctor|editor|engineer|executive|expert|foreman|forewoman|founder|head|instructor|intern|inspector|leader|lecturer|manager|master|mechanic|mentor|nurse|officer|operator|owner|partner|president|principal|professor|representative|scientist|secretary|senior|sergeant|specialist|supervisor|teacher|technician|trainer|translator|tutor|vice)s?$/i

/** How many of each kind; 0 where there are none. */
export type ItemCounts = Readonly<Record<ItemKind, number>>

/** '0', or '3 (2 name, 1 ownership)'. */
export function itemsInWords(counts: ItemCounts): string {
  const kinds = ITEM_KINDS.filter((kind) => counts[kind] > 0)
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  return all === 0 ? '0' : `${all} (${kinds.map((kind) => `${counts[kind]} ${kind}`).join(', ')})`
}

export function countedByKind(items: readonly Item[]): ItemCounts {
  const count = (kind: ItemKind) => items.filter((item) => item.kind === kind).length
  return {
    number: count('number'),
    name: count('name'),
    date: count('date'),
    title: count('title'),
    ownership: count('ownership'),
  }
}
