import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRange } from '#shared/parse/date-ranges.ts'

type Month = { readonly year: number; readonly month: number; readonly day: number }
type Words = {
  readonly long: readonly string[]
  readonly short: readonly string[]
  readonly present: string
  readonly to: string
  readonly since: string
  readonly expected: string
}

const WORDS = {
  en: {
    long: 'January February March April May June July August September October November December'.split(' '),
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
    present: 'Present',
    to: 'to',
    since: 'since',
    expected: 'expected',
  },
  de: {
    long: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    short: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(' '),
    present: 'heute',
    to: 'bis',
    since: 'seit',
    expected: 'voraussichtlich',
  },
  fr: {
    long: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    short: 'janv févr mars avr mai juin juil août sept oct nov déc'.split(' '),
    present: 'aujourd’hui',
    to: 'à',
    since: 'depuis',
    expected: 'prévu',
  },
  es: {
    long: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    short: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' '),
    present: 'actualidad',
    to: 'a',
    since: 'desde',
    expected: 'previsto',
  },
} as const satisfies Record<string, Words>

const two = (number: number) => String(number).padStart(2, '0')
const yy = ({ year }: Month) => two(year % 100)
const long = (words: Words, { month }: Month) => words.long[month - 1] ?? ''
const short = (words: Words, { month }: Month) => words.short[month - 1] ?? ''

/** A date alone or in a range: its month and year can be read. */
const DATES: readonly ((date: Month, words: Words) => string)[] = [
  (date, words) => `${long(words, date)} ${date.year}`,
  (date, words) => `${long(words, date).toUpperCase()} ${date.year}`,
  (date, words) => `${long(words, date).normalize('NFD')}\u00A0${date.year}`,
  (date, words) => `${short(words, date)} ${date.year}`,
  (date, words) => `${short(words, date).toUpperCase()}.\u202F${date.year}`,
  (date, words) => `${long(words, date).slice(0, 2)}\u00AD${long(words, date).slice(2)} ${date.year}`,
  (date, words) => `${long(words, date)} del ${date.year}`,
  (date, words) => `${date.day}º de ${long(words, date)}, ${date.year}`,
  (date, words) => `${short(words, date)}. ${date.year}`,
  (date, words) => `${short(words, date)}, ${date.year}`,
  (date, words) => `${short(words, date)}-${date.year}`,
  (date, words) => `${short(words, date)}/${date.year}`,
  (date, words) => `${short(words, date)} ’${yy(date)}`,
  (date, words) => `${short(words, date)}. '${yy(date)}`,
  (date, words) => `${long(words, date)} de ${date.year}`,
  (date, words) => `${long(words, date)} of ${date.year}`,
  (date, words) => `${date.day} ${long(words, date)} ${date.year}`,
  (date, words) => `${date.day}. ${long(words, date)} ${date.year}`,
  (date, words) => `${date.day} de ${long(words, date)} de ${date.year}`,
  (date, words) => `${long(words, date)} ${date.day}, ${date.year}`,
  (date, words) => `${long(words, date)} ${date.day}th, ${date.year}`,
  (date) => `${two(date.month)}/${date.year}`,
  (date) => `${date.month}/${date.year}`,
  (date) => `${two(date.month)} / ${date.year}`,
  (date) => `${two(date.month)}.${date.year}`,
  (date) => `${two(date.month)}-${date.year}`,
  (date) => `${date.year}-${two(date.month)}`,
  (date) => `${date.year}/${two(date.month)}/${two(date.day)}`,
  (date) => `${date.year}-${two(date.month)}-${two(date.day)}`,
  (date) => `${date.year}.${two(date.month)}`,
  (date) => `${two(date.day)}.${two(date.month)}.${date.year}`,
  (date) => `${date.day}. ${date.month}. ${date.year}`,
  (date) => `${two(date.day)}/${two(date.month)}/${date.year}`,
]
/** In a range only. */
const SHORT_DATES: typeof DATES = [
  (date) => `${two(date.month)}/${yy(date)}`,
  (date) => `${date.month}/${yy(date)}`,
  (date) => `${two(date.month)}.${yy(date)}`,
  (date) => `${two(date.day)}.${two(date.month)}.${yy(date)}`,
  (date, words) => `${short(words, date)} ${yy(date)}`,
  (date, words) => `${short(words, date)}. ${yy(date)}`,
  (date) => `${date.year} / ${two(date.month)}`,
  (date) => `${date.year}/${two(date.month)}`,
]
const DASHES = [' – ', '–', ' - ', ' — ', ' → ', ' -> ', '\u2009–\u2009', ' \u00AD ', ' −\n']

const written = fc.record({
  words: fc.constantFrom(...Object.values(WORDS)),
  start: fc.record({
    year: fc.integer({ min: 1970, max: 2020 }),
    month: month(),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  end: fc.record({ year: fc.integer({ min: 2021, max: 2060 }), month: month(), day: fc.integer({ min: 1, max: 28 }) }),
  dash: fc.constantFrom(...DASHES),
  before: fc.constantFrom('', 'Cook, Blue Door (', 'Köchin | ', 'Acme Inc. '),
})
function month() {
  return fc.integer({ min: 1, max: 12 })
}

const iso = ({ year, month: number }: Month) => `${year}-${two(number)}`
const read = (text: string) => {
  const { start, end, current, before } = findRange(text) ?? {}
  return { text, start, end, current, before }
}

test.each(DATES.map((write, index) => [index, write] as const))(
  'a date written in form %i is read back, alone, as a start and as an end',
  (_, write) => {
    fc.assert(
      fc.property(written, ({ words, start, end, before }) => {
        const [one, other] = [write(start, words), write(end, words)]
        const all = { before, end: '', current: false }
        for (const [text, expected] of [
          [`${one}`, { start: iso(start) }],
          [`${words.since} ${one}`, { start: iso(start), current: true }],
          [`${words.expected} ${other}`, { start: '', end: iso(end) }],
          [`${other} (${words.expected})`, { start: '', end: iso(end) }],
        ] as const)
          expect(read(before + text)).toEqual({ ...all, text: before + text, ...expected })
      }),
      { numRuns: 200 },
    )
  },
)

test.each([...DATES, ...SHORT_DATES].map((write, index) => [index, write] as const))(
  'a range written in form %i is read back, also with “present” as its end',
  (_, write) => {
    fc.assert(
      fc.property(written, ({ words, start, end, dash, before }) => {
        const [one, other] = [write(start, words), write(end, words)]
        const all = { before, start: iso(start), end: iso(end), current: false }
        for (const between of [dash, ` ${words.to} `]) {
          const text = `${before}${one}${between}${other}`
          expect(read(text)).toEqual({ ...all, text })
          const ongoing = `${before}${one}${between}${words.present}`
          expect(read(ongoing)).toEqual({ ...all, text: ongoing, end: '', current: true })
        }
      }),
      { numRuns: 200 },
    )
  },
)

test('ranges of years are read back in all their forms', () => {
  fc.assert(
    fc.property(written, ({ words, start: { year }, dash, before }) => {
      const later = year + 1
      for (const between of [dash, '/', ` ${words.to} `])
        for (const end of [String(later), ...(later % 100 > 12 && !between.includes('\n') ? [two(later % 100)] : [])]) {
          const text = `${before}${year}${between}${end}`
          expect(read(text)).toEqual({ text, before, start: String(year), end: String(later), current: false })
        }
    }),
  )
})
