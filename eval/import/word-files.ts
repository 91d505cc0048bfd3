import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  Textbox,
  WidthType,
  type FileChild,
} from 'docx'
import { jobsOf, schoolsOf, type Entry } from './entries.ts'
import type { Layout, Person, Traits } from './types.ts'
import { headingsOf, type SectionName } from './words.ts'

type Page = { readonly person: Person; readonly traits: Traits; readonly h: Readonly<Record<SectionName, string>> }
type Content = { readonly body: readonly FileChild[]; readonly header?: readonly Paragraph[] }

const layout = (name: string, traits: Traits, words: 0 | 1 | 2, write: (page: Page) => Content): Layout => ({
  name,
  traits,
  kind: 'docx',
  async docx(person) {
    const { body, header } = write({ person, traits, h: headingsOf(person.language, words) })
    const headers = header && { default: new Header({ children: [...header] }) }
    const sections = [{ ...(headers && { headers }), children: [...body] }]
    return new Uint8Array(await Packer.toBuffer(new Document({ sections })))
  },
})

const asIs = (text: string) => text
const p = (text: string, look: { bold?: boolean; italics?: boolean; size?: number } = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...look })] })
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
const item = (text: string) => new Paragraph({ text, bullet: { level: 0 } })
const tabbed = (left: string, right: string, bold: boolean) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun({ text: left, bold }), new TextRun({ children: [new Tab(), right] })],
  })
const waysOf = ({ email, phone, location, linkedin, github, website }: Person) =>
  [email, phone, location, linkedin, github, website].filter((way) => way !== null)
const wordsOf = ({ skills }: Person) => skills.flatMap(({ words }) => words)
const languagesOf = ({ languages }: Person) => languages.map(({ name, level }) => `${name} (${level})`)
const certificatesOf = ({ certificates }: Person) => certificates.map(({ name, year }) => `${name}, ${year}`)

/** Summary, jobs and schools, each below its heading: what most layouts have in a row. */
const mainParts = (
  { person, traits, h }: Page,
  titled: (text: string) => Paragraph,
  entry: (one: Entry) => readonly Paragraph[],
) => [
  titled(h.summary),
  p(person.summary),
  titled(h.experience),
  ...jobsOf(person, traits, asIs).flatMap(entry),
  titled(h.education),
  ...schoolsOf(person, traits, asIs).flatMap(entry),
]

const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const BORDERS = {
  top: NO_BORDER,
  bottom: NO_BORDER,
  left: NO_BORDER,
  right: NO_BORDER,
  insideHorizontal: NO_BORDER,
  insideVertical: NO_BORDER,
}
const table = (rows: readonly (readonly (readonly FileChild[])[])[], widths: readonly number[]) =>
  new Table({
    borders: BORDERS,
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, at) =>
              new TableCell({
                width: { size: widths[at] ?? 0, type: WidthType.PERCENTAGE },
                children: [...children] as Paragraph[],
              }),
          ),
        }),
    ), // Cells hold paragraphs only.
  })

function withTabs(page: Page): Content {
  const { person, h } = page
  const entry = ({ title, organization, place, dates, bullets }: Entry) => [
    tabbed(title, dates, true),
    p(`${organization}, ${place}`, { italics: true }),
    ...bullets.map(item),
  ]
  return {
    body: [
      new Paragraph({ text: person.name, heading: HeadingLevel.TITLE, alignment: AlignmentType.CENTER }),
      p(waysOf(person).join(' | ')),
      ...mainParts(page, heading, entry),
      heading(h.skills),
      p(wordsOf(person).join(', ')),
      heading(h.languages),
      p(languagesOf(person).join(', ')),
      heading(h.certificates),
      ...certificatesOf(person).map(item),
    ],
  }
}

function datesInTable({ person, traits, h }: Page): Content {
  const rows = (entries: readonly Entry[]) =>
    table(
      entries.map(({ title, organization, place, dates, bullets }) => [
        [p(dates)],
        [p(title, { bold: true }), p(`${organization}, ${place}`), ...bullets.map(item)],
      ]),
      [25, 75],
    )
  return {
    body: [
      p(person.name, { size: 40, bold: true }),
      ...waysOf(person).map((way) => p(way)),
      heading(h.summary),
      p(person.summary),
      heading(h.experience),
      rows(jobsOf(person, traits, asIs)),
      heading(h.education),
      rows(schoolsOf(person, traits, asIs)),
      heading(h.skills),
      table(
        person.skills.map(({ group, words }) => [[p(group)], [p(words.join(', '))]]),
        [25, 75],
      ),
      heading(h.languages),
      table(
        person.languages.map(({ name, level }) => [[p(name)], [p(level)]]),
        [25, 75],
      ),
      heading(h.certificates),
      table(
        person.certificates.map(({ name, year }) => [[p(year)], [p(name)]]),
        [25, 75],
      ),
    ],
  }
}

function sideInTable(page: Page): Content {
  const { person, h } = page
  const side = [
    heading(h.contact),
    ...waysOf(person).map((way) => p(way)),
    heading(h.skills),
    ...wordsOf(person).map((word) => p(word)),
    heading(h.languages),
    ...languagesOf(person).map((one) => p(one)),
    heading(h.certificates),
    ...certificatesOf(person).map((one) => p(one)),
  ]
  const entry = ({ title, organization, dates, bullets }: Entry) => [
    p(title, { bold: true }),
    p(`${organization} | ${dates}`),
    ...bullets.map(item),
  ]
  const main = [...mainParts(page, heading, entry)]
  return {
    body: [
      new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
      p(person.headline),
      table([[side, main]], [30, 70]),
    ],
  }
}

function contactInHeader(page: Page): Content {
  const { person, h } = page
  const bold = (text: string) => p(text.toUpperCase(), { bold: true })
  const entry = ({ title, organization, place, dates, bullets }: Entry) => [
    p(dates),
    p(title, { bold: true }),
    p(`${organization}, ${place}`),
    ...bullets.map(item),
  ]
  return {
    header: [p(person.name, { size: 32, bold: true }), p(waysOf(person).join(' · '))],
    body: [
      ...mainParts(page, bold, entry),
      bold(h.skills),
      ...person.skills.map(({ group, words }) => p(`${group}: ${words.join(', ')}`)),
      bold(h.languages),
      p(languagesOf(person).join('; ')),
      bold(h.certificates),
      ...certificatesOf(person).map(item),
    ],
  }
}

function textBoxes(page: Page): Content {
  const { person, h } = page
  const box = (children: readonly Paragraph[]) =>
    new Textbox({ alignment: 'left', children: [...children], style: { width: '100%', height: 'auto' } })
  const entry = ({ title, organization, dates, bullets }: Entry) => [
    p(`${title}, ${organization}`, { bold: true }),
    p(dates),
    ...bullets.map(item),
  ]
  return {
    body: [
      box([p(person.name, { size: 44 }), ...waysOf(person).map((way) => p(way))]),
      ...mainParts(page, heading, entry),
      box([heading(h.skills), ...wordsOf(person).map((word) => p(word))]),
      heading(h.languages),
      ...languagesOf(person).map((one) => p(one)),
      heading(h.certificates),
      ...certificatesOf(person).map((one) => p(one)),
    ],
  }
}

function headingsInTable({ person, traits, h }: Page): Content {
  const entry = ({ title, organization, place, dates, bullets }: Entry) => [
    tabbed(organization, place, true),
    tabbed(title, dates, false),
    ...bullets.map(item),
  ]
  const section = (name: SectionName, children: readonly FileChild[]) => [[p(h[name], { bold: true })], children]
  return {
    body: [
      p(person.name, { size: 48 }),
      p(waysOf(person).join('  |  ')),
      table(
        [
          section('summary', [p(person.summary)]),
          section('experience', jobsOf(person, traits, asIs).flatMap(entry)),
          section('education', schoolsOf(person, traits, asIs).flatMap(entry)),
          section('skills', wordsOf(person).map(item)),
          section('languages', languagesOf(person).map(item)),
          section('certificates', certificatesOf(person).map(item)),
        ],
        [20, 80],
      ),
    ],
  }
}

export const WORD_FILES: readonly Layout[] = [
  layout('Word with tabs', { dates: { month: 'short' } }, 0, withTabs),
  layout('Word with dates in a table', { dates: { month: 'slash' } }, 1, datesInTable),
  layout('Word with a side', { dates: { month: 'long' } }, 0, sideInTable),
  layout('Word with contact in the header', { dates: { month: 'dot' } }, 1, contactInHeader),
  { ...layout('held out 10', { dates: { month: 'long' } }, 0, textBoxes), heldOut: true },
  { ...layout('held out 11', { dates: { month: 'short', between: ' - ' } }, 1, headingsInTable), heldOut: true },
]
