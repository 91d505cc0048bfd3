import { jobsOf, schoolsOf } from './entries.ts'
import type { Layout, Person, Traits } from './types.ts'
import { headingsOf, type SectionName } from './words.ts'

type Page = { readonly person: Person; readonly traits: Traits; readonly h: Readonly<Record<SectionName, string>> }

const asIs = (text: string) => text
const layout = (name: string, traits: Traits, words: 0 | 1 | 2, write: (page: Page) => readonly string[]): Layout => ({
  name,
  traits,
  kind: 'text',
  text: (person) => write({ person, traits, h: headingsOf(person.language, words) }).join('\n'),
})

const waysOf = ({ email, phone, location, linkedin, github, website }: Person) =>
  [email, phone, location, linkedin, github, website].filter((way) => way !== null)
const wordsOf = ({ skills }: Person) => skills.flatMap(({ words }) => words)
const languagesOf = ({ languages }: Person, level: (name: string, level: string) => string) =>
  languages.map((one) => level(one.name, one.level))

const withDashes = ({ person, traits, h }: Page) => [
  person.name,
  person.headline,
  ...waysOf(person),
  '',
  h.summary.toUpperCase(),
  person.summary,
  '',
  h.experience.toUpperCase(),
  ...jobsOf(person, traits, asIs).flatMap(({ title, organization, place, dates, bullets }) => [
    '',
    title,
    `${organization}, ${place}`,
    dates,
    ...bullets.map((bullet) => `- ${bullet}`),
  ]),
  '',
  h.education.toUpperCase(),
  ...schoolsOf(person, traits, asIs).flatMap(({ title, organization, dates }) => ['', title, organization, dates]),
  '',
  h.skills.toUpperCase(),
  wordsOf(person).join(', '),
  '',
  h.languages.toUpperCase(),
  languagesOf(person, (name, level) => `${name} (${level})`).join(', '),
  '',
  h.certificates.toUpperCase(),
  ...person.certificates.map(({ name, year }) => `- ${name}, ${year}`),
]

const underlined = ({ person, traits, h }: Page) => {
  const heading = (text: string) => ['', text, '='.repeat(text.length)]
  return [
    person.name,
    waysOf(person).join(' | '),
    ...heading(h.summary),
    person.summary,
    ...heading(h.experience),
    ...jobsOf(person, traits, asIs).flatMap(({ title, organization, dates, bullets }) => [
      `${title} | ${organization} | ${dates}`,
      ...bullets.map((bullet) => `  * ${bullet}`),
      '',
    ]),
    ...heading(h.education),
    ...schoolsOf(person, traits, asIs).map(({ title, organization, dates }) => `${title} | ${organization} | ${dates}`),
    ...heading(h.skills),
    ...person.skills.map(({ group, words }) => `${group}: ${words.join(', ')}`),
    ...heading(h.languages),
    ...languagesOf(person, (name, level) => `${name}: ${level}`),
    ...heading(h.certificates),
    ...person.certificates.map(({ name, year }) => `${name} (${year})`),
  ]
}

const datesAtTheLeft = ({ person, traits, h }: Page) => [
  person.name.toUpperCase(),
  ...waysOf(person),
  '',
  h.summary,
  person.summary,
  '',
  h.experience,
  ...jobsOf(person, traits, asIs).flatMap(({ title, organization, dates, bullets }) => [
    `${dates}\t${title}, ${organization}`,
    ...bullets.map((bullet) => `\t• ${bullet}`),
  ]),
  '',
  h.education,
  ...schoolsOf(person, traits, asIs).map(({ title, organization, dates }) => `${dates}\t${title}, ${organization}`),
  '',
  h.skills,
  ...wordsOf(person).map((word) => `• ${word}`),
  '',
  h.languages,
  ...languagesOf(person, (name, level) => `• ${name}: ${level}`),
  '',
  h.certificates,
  ...person.certificates.map(({ name, year }) => `${year}\t${name}`),
]

const marked = ({ person, traits, h }: Page) => [
  `# ${person.name}`,
  `*${person.headline}*`,
  waysOf(person).join(' · '),
  `## ${h.summary}`,
  person.summary,
  `## ${h.experience}`,
  ...jobsOf(person, traits, asIs).flatMap(({ title, organization, dates, bullets }) => [
    `### ${title}, ${organization}`,
    dates,
    '',
    ...bullets.map((bullet) => `* ${bullet}`),
    '',
  ]),
  `## ${h.education}`,
  ...schoolsOf(person, traits, asIs).flatMap(({ title, organization, dates }) => [
    `### ${title}`,
    `${organization}, ${dates}`,
    '',
  ]),
  `## ${h.skills}`,
  ...person.skills.map(({ group, words }) => `* ${group}: ${words.join(', ')}`),
  `## ${h.languages}`,
  ...languagesOf(person, (name, level) => `* ${name} (${level})`),
  `## ${h.certificates}`,
  ...person.certificates.map(({ name, year }) => `* ${name}, ${year}`),
]

export const TEXTS: readonly Layout[] = [
  layout('text with hyphens', { dates: { month: 'long', between: ' - ' } }, 0, withDashes),
  layout('text with underlined headings', { dates: { month: 'slash', between: ' - ' } }, 1, underlined),
  layout('text with dates at the left', { dates: { month: 'dot' } }, 0, datesAtTheLeft),
  { ...layout('held out 12', { dates: { month: 'short' } }, 1, marked), heldOut: true },
]
