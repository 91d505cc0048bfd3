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
  foot: z.optional(z.enum(['pages', 'updated'])),
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

/** A page for printing; its foot is printed on each page. */
export function pageOf(person: Person, body: string, font: Font, css = '', foot?: 'pages' | 'updated'): string {
  const { updated, page, of } = LABELS[person.language]
  const box = `@bottom-center{font:8pt '${FONTS[font][0]}';content:${foot === 'updated' ? `'${updated}'` : `'${page} ' counter(page) ' ${of} ' counter(pages)`}}`
  return `<!doctype html><html lang="${person.language}"><style>${fontFaces(font)}@font-face{font-family:Icons;src:url(${ICON_FONT})}
@page{size:A4;margin:17mm;${foot ? box : ''}}body{margin:0;font:10pt/1.35 '${FONTS[font][0]}',sans-serif;color:#222}${css}</style><body>${body}</body></html>`
}

const faces = new Map<Font, string>()
function fontFaces(font: Font): string {
  const known = faces.get(font)
  if (known !== undefined) return known
  const [family, folder] = FONTS[font]
  const css = ['400-normal', '700-normal', '400-italic']
    .flatMap((look) => ['latin', 'latin-ext'].map((script) => faceOf(family, folder, script, look)))
    .join('')
  faces.set(font, css)
  return css
}

function faceOf(family: string, folder: string, script: string, look: string): string {
  const [weight, style] = look.split('-')
  const file = new URL(
    `../../node_modules/@fontsource/${folder}/files/${folder}-${script}-${look}.woff2`,
    import.meta.url,
  )
  const range =
    script === 'latin'
      ? 'U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122'
      : 'U+0100-0130,U+0132-0151,U+0154-02AF,U+1E00-1EFF'
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};unicode-range:${range};src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`
}
