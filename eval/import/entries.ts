import { betweenOf, durationText, rangeText } from './words.ts'
import type { Person, Traits } from './types.ts'

/** A job or an education as it is printed; texts are already safe in HTML. */
export type Entry = {
  readonly title: string
  readonly organization: string
  readonly place: string
  readonly dates: string
  readonly start: string
  readonly end: string
  readonly duration: string
  readonly bullets: readonly string[]
  /** Whether the entry above has the same employer. */
  readonly continues: boolean
  /** Several roles at this employer. */
  readonly isGrouped: boolean
}
export type EntryStyle = (entry: Entry, body: string) => string

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function jobsOf({ employers, language }: Person, { dates }: Traits, clean = escape): readonly Entry[] {
  return employers.flatMap(({ name, place, roles }) =>
    roles.map(({ title, start, end, bullets }, at) => {
      const whole = rangeText(start, end, dates, language)
      const [first = '', last = ''] = whole.split(betweenOf(dates, language))
      return {
        title: clean(title),
        organization: clean(name),
        place: clean(place),
        dates: whole,
        start: first,
        end: last,
        duration: durationText(start, end, language),
        bullets: bullets.map(clean),
        continues: at > 0,
        isGrouped: roles.length > 1,
      }
    }),
  )
}

export function schoolsOf({ education, language }: Person, traits: Traits, clean = escape): readonly Entry[] {
  return education.map(({ degree, school, place, start, end }) => {
    const whole = rangeText(start, end, traits.dates, language)
    const [first = '', last = ''] = whole.split(betweenOf(traits.dates, language))
    return {
      title: clean(degree),
      organization: clean(school),
      place: clean(place),
      dates: whole,
      start: first,
      end: last,
      duration: durationText(start, end, language),
      bullets: [],
      continues: false,
      isGrouped: false,
    }
  })
}

/** Two texts at both ends of a line. */
export const sides = (left: string, right: string): string =>
  `<div style="display:flex;justify-content:space-between;gap:12pt"><span>${left}</span><span style="flex:none">${right}</span></div>`
const b = (text: string) => `<b>${text}</b>`
const i = (text: string) => `<i>${text}</i>`
const line = (text: string, css = '') => `<div style="${css}">${text}</div>`
const beside = (width: string, left: string, right: string, css = '') =>
  `<div style="display:grid;grid-template-columns:${width} 1fr;column-gap:12pt;${css}"><div>${left}</div><div>${right}</div></div>`

/** Where title, employer, place and dates of an entry are. */
export const ENTRIES = {
  titleAndDates: ({ title, dates, organization, place }, body) =>
    sides(b(title), dates) + line(i(`${organization}, ${place}`)) + body,
  fourCorners: ({ title, dates, organization, place }, body) =>
    sides(b(title), dates) + sides(i(organization), i(place)) + body,
  employerAndPlace: ({ title, dates, organization, place }, body) =>
    sides(b(organization), place) + sides(i(title), i(dates)) + body,
  employerOnce: ({ title, dates, organization, place, continues }, body) =>
    (continues ? '' : sides(b(organization), place)) + sides(i(title), i(dates)) + body,
  datesLeft: ({ title, dates, organization, place }, body) =>
    beside('95pt', dates, line(b(title)) + line(`${organization}, ${place}`) + body),
  datesLeftInTwoLines: ({ title, start, end, organization }, body) =>
    beside('60pt', `${start} –<br>${end}`, line(b(title)) + line(organization, 'color:#555') + body),
  moderncv: ({ title, dates, organization, place }, body) =>
    beside('88pt', `<div style="text-align:right">${dates}</div>`, `${b(title)}, ${i(organization)}, ${place}.${body}`),
  datesAbove: ({ title, dates, organization }, body) =>
    line(dates, 'font-size:9pt;color:#777') + line(b(title)) + line(organization) + body,
  datesBelow: ({ title, dates, organization }, body) =>
    line(b(title), 'font-size:12pt') + line(organization) + line(dates, 'font-size:9pt;color:#777') + body,
  datesAndPlaceBelow: ({ title, dates, organization, place }, body) =>
    line(b(title), 'font-size:12pt') +
    line(b(organization), 'color:#a33') +
    line(`${dates} · ${place}`, 'font-size:9pt') +
    body,
  datesBelowText: ({ title, dates, organization }, body) =>
    line(`${b(title)} – ${organization}`) + body + line(i(dates), 'font-size:9pt'),
  piped: ({ title, dates, organization }, body) => line(b(`${title} | ${dates} | ${organization}`)) + body,
  pipedEnd: ({ title, dates, organization, place }, body) =>
    line(`${b(title)} | ${organization} | ${place} | ${dates}`) + body,
  oneLine: ({ title, dates, organization, place }, body) =>
    line(`${b(title)}, ${organization}, ${place} (${dates})`) + body,
  employerFrom: ({ title, dates, organization }, body) => line(`${b(organization)} ${dates}`) + line(i(title)) + body,
  employerDatesTitle: ({ title, dates, organization }, body) =>
    line(`${organization} ${dates} ${title}`, 'font-weight:600') + body,
  companyBulletPlace: ({ title, dates, organization, place }, body) =>
    line(b(title), 'font-size:11.5pt') + sides(`${organization} • ${place}`, dates) + body,
  titleAtEmployer: ({ title, dates, organization }, body) => sides(b(`${title} @ ${organization}`), dates) + body,
  datesSecondRight: ({ title, dates, organization, place }, body) =>
    line(b(`${organization}`)) + sides(`${title}, ${place}`, dates) + body,
  datesFirst: ({ title, dates, organization, place }, body) =>
    line(`${dates}: ${b(title)}, ${organization}, ${place}`) + body,
  table: ({ title, dates, organization, place }, body) =>
    `<table style="width:100%;border-spacing:0"><tr valign="top"><td style="width:105pt">${dates}</td><td>${b(title)}<br>${organization}</td><td style="width:80pt;text-align:right">${place}</td></tr></table>${body}`,
  dashed: ({ title, dates, organization, place }, body) =>
    line(`${b(organization)}, ${place} — ${i(title)}`, 'font-size:11.5pt') +
    line(dates.toUpperCase(), 'font-size:8pt;color:#666') +
    body,
  capitals: ({ title, dates, organization, place }, body) =>
    line(`${b(organization.toUpperCase())} | ${title}`, 'font-size:11.5pt') +
    line(`${dates} | ${place}`, 'font-size:9pt;color:#777') +
    body,
} as const satisfies Readonly<Record<string, EntryStyle>>
