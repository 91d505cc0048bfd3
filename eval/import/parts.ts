import { escape, sides } from './entries.ts'
import type { Person } from './types.ts'
import { LABELS } from './words.ts'

/** Letters of icon fonts in the private use area. */
const ICONS = {
  email: '\uF0E0',
  phone: '\uF095',
  place: '\uF3C5',
  linkedin: '\uF0E1',
  github: '\uF09B',
  website: '\uF0AC',
} as const
type Way = keyof typeof ICONS

/** Contact details in the order in which they are printed. */
export const waysOf = (person: Person): readonly (readonly [Way, string])[] =>
  (
    [
      ['email', person.email],
      ['phone', person.phone],
      ['place', person.location],
      ['linkedin', person.linkedin],
      ['github', person.github],
      ['website', person.website],
    ] as const
  ).flatMap(([way, text]) => (text === null ? [] : [[way, escape(text)] as const]))

const icon = (way: Way) => `<span style="font-family:Icons">${ICONS[way]}</span>`
const labelOf = (way: Way, { language }: Person): string =>
  ({
    ...LABELS[language],
    place: LABELS[language].address,
    linkedin: 'LinkedIn',
    github: 'GitHub',
    website: 'Website',
  })[way]

export const CONTACTS = {
  dots: (person) =>
    waysOf(person)
      .map(([, text]) => text)
      .join(' · '),
  bars: (person) =>
    waysOf(person)
      .map(([, text]) => text)
      .join(' | '),
  wide: (person) =>
    waysOf(person)
      .map(([, text]) => `<span style="margin-right:18pt">${text}</span>`)
      .join(' '),
  lines: (person) =>
    waysOf(person)
      .map(([, text]) => `<div>${text}</div>`)
      .join(''),
  icons: (person) =>
    waysOf(person)
      .map(([way, text]) => `<span style="margin-right:10pt">${icon(way)} ${text}</span>`)
      .join(' '),
  iconLines: (person) =>
    waysOf(person)
      .map(([way, text]) => `<div>${icon(way)}&nbsp; ${text}</div>`)
      .join(''),
  labels: (person) =>
    waysOf(person)
      .map(([way, text]) => `<div>${labelOf(way, person)}: ${text}</div>`)
      .join(''),
  labelTable: (person) =>
    `<table style="border-spacing:0">${waysOf(person)
      .map(([way, text]) => `<tr><td style="width:90pt;color:#666">${labelOf(way, person)}</td><td>${text}</td></tr>`)
      .join('')}</table>`,
  labelsAbove: (person) =>
    waysOf(person)
      .map(
        ([way, text]) =>
          `<div style="font-weight:bold">${labelOf(way, person)}</div><div style="margin-bottom:3pt">${text}</div>`,
      )
      .join(''),
  links: (person) => {
    const [shown, linked] = [waysOf(person).slice(0, 3), waysOf(person).slice(3)]
    return [
      ...shown.map(([, text]) => text),
      ...linked.map(([way, text]) => `<a href="https://${text}">${labelOf(way, person)}</a>`),
    ].join(' | ')
  },
} as const satisfies Readonly<Record<string, (person: Person) => string>>

type Head = (person: Person, contact: string) => string
const h1 = (text: string, css = '') => `<h1 style="margin:0;font-size:22pt;${css}">${text}</h1>`

export const HEADS = {
  centered: ({ name }, contact) =>
    `<div style="text-align:center">${h1(name)}<div style="margin-top:4pt">${contact}</div></div>`,
  centeredWithTitle: ({ name, headline }, contact) =>
    `<div style="text-align:center">${h1(name, 'font-weight:300')}<div style="font-variant:small-caps;color:#c33">${escape(headline)}</div><div style="font-size:9pt">${contact}</div></div>`,
  left: ({ name }, contact) => `${h1(name)}<div style="margin:2pt 0 8pt">${contact}</div>`,
  leftWithTitle: ({ name, headline }, contact) =>
    `${h1(name)}<div style="font-size:13pt;color:#555">${escape(headline)}</div><div style="margin:2pt 0 8pt">${contact}</div>`,
  capitals: ({ name, headline }, contact) =>
    `${h1(name.toUpperCase(), 'letter-spacing:1pt')}<div>${escape(headline)}</div><div style="margin:2pt 0 8pt">${contact}</div>`,
  twoLines: ({ name, headline }, contact) => {
    const [first, ...others] = name.split(' ')
    return `${h1(first ?? '', 'font-weight:300')}${h1(others.join(' '))}<div>${escape(headline)}</div><div style="margin:2pt 0 8pt">${contact}</div>`
  },
  split: ({ name, headline }, contact) =>
    sides(`${h1(name)}<div>${escape(headline)}</div>`, `<div style="font-size:9pt;text-align:right">${contact}</div>`),
  titled: ({ name, language }, contact) =>
    `<div style="text-align:center;font-size:18pt">${LABELS[language].title}</div><div style="font-size:14pt;font-weight:bold">${name}</div><div style="margin:4pt 0">${contact}</div>`,
  nameOnly: ({ name, headline }) => `${h1(name)}<div style="margin-bottom:6pt">${escape(headline)}</div>`,
  small: ({ name }, contact) => `<div style="font-weight:bold">${name}</div><div>${contact}</div>`,
} as const satisfies Readonly<Record<string, Head>>

type Heading = (text: string) => string
const h2 =
  (css: string): Heading =>
  (text) =>
    `<h2 style="font-size:13pt;margin:11pt 0 4pt;${css}">${text}</h2>`
export const HEADINGS = {
  bold: h2(''),
  rule: h2('border-bottom:1px solid #333'),
  capitals: (text) => h2('font-size:10.5pt')(text.toUpperCase()),
  color: h2('color:#1f6feb;font-weight:400;font-size:14pt'),
  spaced: (text) => h2('letter-spacing:.3em;font-size:10pt;font-weight:400')(text.toUpperCase()),
  spacedByHand: (text) => h2('font-size:10pt')([...text.toUpperCase()].join(' ').replace(/ {3}/g, '   ')),
  smallCaps: h2('font-variant:small-caps;font-weight:400;font-size:14pt;border-bottom:.5pt solid #000'),
  body: h2('font-size:inherit'),
  colon: (text) => h2('font-size:inherit;text-decoration:underline')(`${text}:`),
  underlined: (text) => h2('font-size:11pt;font-weight:600;color:#c33')(text),
} as const satisfies Readonly<Record<string, Heading>>

/** A list of texts with the marks that programs put before them. */
type List = (items: readonly string[]) => string
const marked =
  (mark: string, css = ''): List =>
  (items) =>
    items
      .map(
        (item) =>
          `<div style="padding-left:12pt;text-indent:-9pt">${mark === '' ? '' : `<span style="${css}">${mark}</span> `}${item}</div>`,
      )
      .join('')
export const LISTS = {
  list: (items) =>
    items.length === 0
      ? ''
      : `<ul style="margin:2pt 0 6pt;padding-left:14pt">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  markers: (items) =>
    items.length === 0
      ? ''
      : `<ul style="margin:2pt 0 6pt;padding-left:14pt;list-style-type:'•  '">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  circle: (items) =>
    items.length === 0
      ? ''
      : `<ul style="margin:2pt 0 6pt;padding-left:14pt;list-style:circle">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  dots: marked('•'),
  stars: marked('*'),
  dashes: marked('–'),
  hyphens: marked('-'),
  letters: marked('z'),
  symbol: marked('\uF0B7', 'font-family:Icons'),
  arrows: marked('▸'),
  plain: (items) => items.map((item) => `<div>${item}</div>`).join(''),
  spaced: (items) => items.map((item) => `<div style="margin-top:3pt">${item}</div>`).join(''),
  text: (items) => (items.length === 0 ? '' : `<div>${items.join('. ')}.</div>`),
  farDots: (items) =>
    items
      .map(
        (item) => `<div style="display:grid;grid-template-columns:18pt 1fr"><span>•</span><span>${item}</span></div>`,
      )
      .join(''),
} as const satisfies Readonly<Record<string, List>>

type Skills = (person: Person) => string
const wordsOf = ({ skills }: Person) => skills.flatMap(({ words }) => words.map(escape))
const pill = (word: string) =>
  `<span style="display:inline-block;border:1px solid #999;border-radius:4pt;padding:1pt 5pt;margin:2pt 5pt 2pt 0">${word}</span>`
export const SKILLS = {
  commas: (person) => `<div>${wordsOf(person).join(', ')}</div>`,
  dots: (person) => `<div>${wordsOf(person).join(' • ')}</div>`,
  lines: (person) =>
    wordsOf(person)
      .map((word) => `<div>${word}</div>`)
      .join(''),
  list: (person) => LISTS.list(wordsOf(person)),
  pills: (person) => wordsOf(person).map(pill).join(' '),
  groups: ({ skills }) =>
    skills.map(({ group, words }) => `<div><b>${group}:</b> ${words.map(escape).join(', ')}</div>`).join(''),
  groupTable: ({ skills }) =>
    skills
      .map(
        ({ group, words }) =>
          `<div style="display:grid;grid-template-columns:100pt 1fr"><b>${group}</b><span>${words.map(escape).join(', ')}</span></div>`,
      )
      .join(''),
  groupsAbove: ({ skills }) =>
    skills.map(({ group, words }) => `<div><b>${group}</b></div><div>${words.map(escape).join(' · ')}</div>`).join(''),
  twoColumns: (person) =>
    `<ul style="margin:2pt 0;padding-left:14pt;columns:2">${wordsOf(person)
      .map((word) => `<li>${word}</li>`)
      .join('')}</ul>`,
  grid: (person) =>
    `<div style="display:grid;grid-template-columns:1fr 1fr 1fr">${wordsOf(person)
      .map((word) => `<span>${word}</span>`)
      .join('')}</div>`,
  rated: (person) =>
    wordsOf(person)
      .map((word) => sides(word, '●●●●○'))
      .join(''),
} as const satisfies Readonly<Record<string, Skills>>

export const LANGUAGES = {
  brackets: ({ languages }) => `<div>${languages.map(({ name, level }) => `${name} (${level})`).join(', ')}</div>`,
  colons: ({ languages }) => languages.map(({ name, level }) => `<div>${name}: ${level}</div>`).join(''),
  dashes: ({ languages }) => languages.map(({ name, level }) => `<div>${name} – ${level}</div>`).join(''),
  list: ({ languages }) => LISTS.list(languages.map(({ name, level }) => `${name} (${level})`)),
  sides: ({ languages }) => languages.map(({ name, level }) => sides(name, level)).join(''),
  table: ({ languages }) =>
    languages
      .map(
        ({ name, level }) =>
          `<div style="display:grid;grid-template-columns:100pt 1fr"><span>${name}</span><span>${level}</span></div>`,
      )
      .join(''),
  below: ({ languages }) =>
    languages
      .map(({ name, level }) => `<div><b>${name}</b></div><div style="font-size:9pt;color:#777">${level}</div>`)
      .join(''),
  bars: ({ languages }) => `<div>${languages.map(({ name, level }) => `${name} (${level})`).join(' | ')}</div>`,
  names: ({ languages }) => `<div>${languages.map(({ name }) => name).join(', ')}</div>`,
} as const satisfies Readonly<Record<string, Skills>>

export const CERTIFICATES = {
  commas: ({ certificates }) => certificates.map(({ name, year }) => `<div>${name}, ${year}</div>`).join(''),
  list: ({ certificates }) => LISTS.list(certificates.map(({ name, year }) => `${name} (${year})`)),
  sides: ({ certificates }) => certificates.map(({ name, year }) => sides(name, year)).join(''),
  yearsLeft: ({ certificates }) =>
    certificates
      .map(
        ({ name, year }) =>
          `<div style="display:grid;grid-template-columns:60pt 1fr"><span>${year}</span><span>${name}</span></div>`,
      )
      .join(''),
  below: ({ certificates }) =>
    certificates.map(({ name, year }) => `<div><b>${name}</b></div><div style="font-size:9pt">${year}</div>`).join(''),
  names: ({ certificates }) => LISTS.list(certificates.map(({ name }) => name)),
  dashes: ({ certificates }) => certificates.map(({ name, year }) => `<div>${name} – ${year}</div>`).join(''),
} as const satisfies Readonly<Record<string, Skills>>
