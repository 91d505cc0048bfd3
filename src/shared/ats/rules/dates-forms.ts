import type { Context } from '#shared/ats/context.ts'
import { datesOf, type DateField } from '#shared/ats/periods.ts'
import type { Rule } from '#shared/ats/types.ts'

/** Dates in several formats, such as month names in one place and numbers in another. A year alone fits any format. */
export const datesForms: Rule<Context> = {
  name: 'dates-forms',
  kind: 'defect',
  most: 2,
  find({ content }) {
    const dates = datesOf(content).filter(({ date }) => date && date.form !== 'year')
    const firsts = dates.filter(
      ({ date }, index) => index === dates.findIndex((other) => other.date?.form === date?.form),
    )
    const [first, second] = firsts
    if (!first || !second) return []
    const others = dates.filter(({ date }) => date?.form !== 'iso')
    return [
      {
        code: 'dates-in-several-forms',
        severity: 'suggestion',
        part: 'formatting',
        paths: others.map(({ path }) => path),
        values: { first: first.text, second: second.text },
        cost: firsts.length - 1,
        ...(others.some(isAmbiguous) ? {} : { fix: others.map(({ path, date }) => ({ path, value: iso(date) })) }),
      },
    ]
  },
}

/** '03/04/2020' is March or April, depending on the country. */
const isAmbiguous = ({ text }: DateField) => /^\d{1,2}\/\d{1,2}\//.test(text)

const iso = (date: DateField['date']) => `${date?.year}-${String(date?.month).padStart(2, '0')}`
