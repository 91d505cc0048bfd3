import { monthText } from './words.ts'
import type { DateStyle, Person, Traits } from './types.ts'

/** What a reader gets who loses nothing. Dates are in the form of resume fields. */
export type Expected = {
  readonly contact: Readonly<Record<'fullName' | 'email' | 'phone' | 'location', string>>
  readonly links: readonly (readonly ['website' | 'linkedin' | 'github', string])[]
  readonly summary: string
  readonly jobs: readonly ExpectedEntry[]
  readonly schools: readonly ExpectedEntry[]
  readonly skills: readonly string[]
  readonly languages: readonly string[]
  readonly certificates: readonly string[]
}
export type ExpectedEntry = {
  readonly title: string
  readonly organization: string
  readonly place: string
  readonly start: string
  /** Blank for what has not ended. */
  readonly end: string
  readonly isCurrent: boolean
  readonly bullets: readonly string[]
}

export function expectedOf(person: Person, traits: Traits): Expected {
  const has = (part: NonNullable<Traits['without']>[number]) => !traits.without?.includes(part)
  const date = (month: string) => fieldDate(month, traits.dates)
  const links = (['website', 'linkedin', 'github'] as const).flatMap((way) => {
    const address = person[way]
    return address === null ? [] : [[way, address] as const]
  })
  return {
    contact: { fullName: person.name, email: person.email, phone: person.phone, location: person.location },
    links: has('links') ? links : [],
    summary: person.summary,
    jobs: person.employers.flatMap(({ name, place, roles }) =>
      roles.map(({ title, start, end, bullets }) => ({
        title,
        organization: name,
        place,
        start: date(start),
        end: end === null ? '' : date(end),
        isCurrent: end === null,
        bullets: traits.asText ? [`${bullets.join('. ')}.`] : bullets,
      })),
    ),
    schools: person.education.map(({ degree, school, place, start, end }) => ({
      title: degree,
      organization: school,
      place,
      start: date(start),
      end: date(end),
      isCurrent: false,
      bullets: [],
    })),
    skills: person.skills.flatMap(({ words }) => words),
    languages: person.languages.map(({ name, level }) => (has('levels') ? `${name} ${level}` : name)),
    certificates: has('certificates')
      ? person.certificates.map(({ name, year }) => (has('years') ? `${name} ${year}` : name))
      : [],
  }
}

/** A layout that prints years only says nothing of months. */
const fieldDate = (month: string, { month: style }: DateStyle): string =>
  style === 'year' ? monthText(month, { month: 'year' }, 'en') : month
