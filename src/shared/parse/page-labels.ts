import { endsWithDate } from '#shared/parse/date-ranges.ts'
import type { Fragment } from '#shared/parse/fragments.ts'
import { headingNamed } from '#shared/parse/heading-words.ts'
import { isAllCapitals, lookOf } from '#shared/parse/line.ts'

/** Section headings of a page, and everything that describes the text next to it: headings, dates, 'Telefon:'. */
export type Labels = { readonly headings: ReadonlySet<Fragment>; readonly all: ReadonlySet<Fragment> }

export const labelsOf = (page: readonly Fragment[]): Labels => ({
  headings: new Set(headingsOf(page)),
  all: new Set(page.filter(isLabel)),
})

/** Whether its words are those of a section heading. */
export const isHeading = ({ text }: Fragment) => headingNamed(text) !== null

const isLabel = (one: Fragment): boolean => isHeading(one) || endsWithDate(one.text) || one.text.endsWith(':')

/**
 * If some headings differ in style from most text, a heading word in the text's style is not one: 'Languages' before
 * 'Go, Python'.
 */
function headingsOf(page: readonly Fragment[]): readonly Fragment[] {
  const named = page.filter(isHeading)
  const letters = new Map<string, number>()
  for (const one of page) letters.set(lookOf(one), (letters.get(lookOf(one)) ?? 0) + one.text.length)
  const [body] = [...letters].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const distinct = named.filter((one) => lookOf(one) !== body || isAllCapitals(one.text))
  if (distinct.length === 0) return named
  // A few more in a style that several have are custom headings: 'What I do'.
  const all = distinct.map(lookOf)
  const looks = new Set(all.filter((look, at) => all.indexOf(look) !== at))
  const alike = page.filter((one) => looks.has(lookOf(one)) && lookOf(one) !== body && !endsWithDate(one.text))
  return alike.length <= distinct.length * 2 ? [...new Set([...distinct, ...alike])] : distinct
}
