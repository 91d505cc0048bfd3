import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { ENTRIES, escape, jobsOf, schoolsOf, type Entry, type EntryStyle } from './entries.ts'
import { ICON_FONT } from './icon-font.ts'
import { CERTIFICATES, CONTACTS, HEADINGS, HEADS, LANGUAGES, LISTS, SKILLS } from './parts.ts'
import { Traits, type Layout, type Person } from './types.ts'
import { headingsOf, LABELS, type SectionName } from './words.ts'

const FONTS = {
  sans: ['Open Sans', 'open-sans'],
  serif: ['EB Garamond', 'eb-garamond'],
  roboto: ['Roboto', 'roboto'],
  source: ['Source Sans 3', 'source-sans-3'],
  plex: ['IBM Plex Serif', 'ibm-plex-serif'],
} as const
type Font = keyof typeof FONTS

const keysOf = <K extends string>(object: Readonly<Record<K, unknown>>) => z.enum(Object.keys(object) as [K, ...K[]]) // The tables are not empty.
const Sections = z.array(
  z.enum(['contact', 'summary', 'experience', 'education', 'skills', 'languages', 'certificates']),
)

/** A layout as choices along the axes in which resumes differ. */
export const Choices = z.strictObject({
  name: z.string(),
  /** Of these layouts only totals are printed. */
  heldOut: z.optional(z.literal(true)),
  font: keysOf(FONTS),
  head: keysOf(HEADS),
  contact: keysOf(CONTACTS),
  heading: keysOf(HEADINGS),
  /** One of three ways to name the sections. */
  words: z.optional(z.literal([0, 1, 2])),
  job: keysOf(ENTRIES),
  school: z.optional(keysOf(ENTRIES)),
  list: keysOf(LISTS),
  skills: keysOf(SKILLS),
  languages: keysOf(LANGUAGES),
  certificates: keysOf(CERTIFICATES),
  order: z.optional(Sections),
  /** These sections are in a narrow column. */
  aside: z.optional(
    z.strictObject({ at: z.enum(['left', 'right']), sections: Sections, hasHead: z.optional(z.literal(true)) }),
  ),
  /** Headings are in the margin, left of their sections. */
  margin: z.optional(z.literal(true)),
  foot: z.optional(z.enum(['pages', 'updated', 'running'])),
  css: z.optional(z.string()),
  traits: Traits,
})
export type Choices = z.infer<typeof Choices>

const ORDER: readonly SectionName[] = ['summary', 'experience', 'education', 'skills', 'languages', 'certificates']

export const composed = (choices: Choices): Layout => ({
  name: choices.name,
  ...(choices.heldOut && { heldOut: true }),
  traits: choices.traits,
  kind: 'pdf',
  html: (person) => composePage(choices, person),
})

function composePage(choices: Choices, person: Person): string {
  const { aside, order = ORDER } = choices
  const head = HEADS[choices.head](person, CONTACTS[choices.contact](person))
  const sections = (names: readonly SectionName[]) => names.map((name) => sectionOf(choices, person, name)).join('')
  const main = order.filter((name) => !aside?.sections.includes(name))
  const side = aside && `<div>${aside.hasHead ? head : ''}${sections(aside.sections)}</div>`
  const body = side
    ? `<div style="display:grid;grid-template-columns:${aside.at === 'left' ? '155pt 1fr' : '1fr 155pt'};column-gap:20pt">${
        aside.at === 'left' ? `${side}<div>${sections(main)}</div>` : `<div>${sections(main)}</div>${side}`
      }</div>`
    : sections(main)
  return pageOf(person, `${aside?.hasHead ? '' : head}${body}`, choices.font ?? 'sans', choices.css, choices.foot)
}

function sectionOf(choices: Choices, person: Person, name: SectionName): string {
  const title = headingsOf(person.language, choices.words ?? 0)[name]
  const content = contentOf(choices, person, name)
  const heading = HEADINGS[choices.heading](escape(title))
  return choices.margin
    ? `<div style="display:grid;grid-template-columns:105pt 1fr;column-gap:14pt">${heading}<div style="margin-top:11pt">${content}</div></div>`
    : `${heading}${content}`
}

function contentOf(choices: Choices, person: Person, name: SectionName): string {
  const style: EntryStyle = ENTRIES[choices.job]
  const entries = (all: readonly Entry[], one: EntryStyle) =>
    all
      .map((entry) => `<div style="margin-bottom:6pt">${one(entry, LISTS[choices.list](entry.bullets))}</div>`)
      .join('')
  switch (name) {
    case 'contact':
      return CONTACTS[choices.contact](person)
    case 'summary':
      return `<div>${escape(person.summary)}</div>`
    case 'experience':
      return entries(jobsOf(person, choices.traits), style)
    case 'education':
      return entries(schoolsOf(person, choices.traits), choices.school ? ENTRIES[choices.school] : style)
    case 'skills':
      return SKILLS[choices.skills](person)
    case 'languages':
      return LANGUAGES[choices.languages](person)
    case 'certificates':
      return CERTIFICATES[choices.certificates](person)
  }
}

type Foot = NonNullable<Choices['foot']>

/** A page for printing; its foot is printed on each page. */
export function pageOf(person: Person, body: string, font: Font, css = '', foot?: Foot): string {
  const family = FONTS[font][0]
  const box = foot ? `@bottom-center{font:8pt '${family}';content:${footOf(person, foot)}}` : ''
  return `<!doctype html><html lang="${person.language}"><style>${fontFaces(font)}@font-face{font-family:Icons;src:url(${ICON_FONT})}
@page{size:A4;margin:17mm;${box}}body{margin:0;font:10pt/1.35 '${family}',sans-serif;color:#222}${css}</style><body>${body}</body></html>`
}

/** As a value of the CSS property `content`. */
function footOf({ name, language }: Person, foot: Foot): string {
  const { updated, page, of, title } = LABELS[language]
  if (foot === 'updated') return `'${updated}'`
  return foot === 'pages'
    ? `'${page} ' counter(page) ' ${of} ' counter(pages)`
    : `'${name} · ${title} · ' counter(page)`
}

const faces = new Map<Font, string>()
function fontFaces(font: Font): string {
  const known = faces.get(font)
  if (known !== undefined) return known
  const [family, folder] = FONTS[font]
  const css = ['400-normal', '700-normal', '400-italic'].map((look) => faceOf(family, folder, look)).join('')
  faces.set(font, css)
  return css
}

function faceOf(family: string, folder: string, look: string): string {
  const [weight, style] = look.split('-')
  const file = new URL(`../../node_modules/@fontsource/${folder}/files/${folder}-latin-${look}.woff2`, import.meta.url)
  const url = `data:font/woff2;base64,${readFileSync(file).toString('base64')}`
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(${url})}`
}
