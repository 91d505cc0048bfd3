import { strFromU8, unzipSync } from 'fflate'
import { parseDocument } from 'htmlparser2'
import mammoth from 'mammoth'
import { beforeAll, describe, expect, test } from 'vitest'
import { isRightToLeft, splitByDirection } from '#server/engines/docx/direction.ts'
import { docxFile } from '#server/engines/docx/docx.ts'
import { blocksOf, textOf, type Block } from '#shared/exports/blocks.ts'
import type { Density } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { composeDocument, type Layout } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'

const blocksFor = (template: Layout | null) => blocksOf(composeDocument(sampleContent('long'), template).html)
const fileOf = (blocks: readonly Block[], density: Density = 'normal') =>
  docxFile({
    blocks,
    title: 'Resume of Jonathan',
    author: 'Jonathan Whitfield-Reyes',
    keywords: ['Go', 'C++'],
    lang: 'en',
    paper: 'letter',
    look: { family: 'Literata', accent: '#1f4e79', density },
  })
const parts = (file: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]))

/** The order of children in the schema (ECMA-376, CT_PPr and CT_RPr), for the ones we write. */
const P_ORDER = 'pStyle keepNext keepLines numPr tabs bidi spacing ind jc rPr'.split(' ')
const R_ORDER = 'rStyle rFonts b bCs i iCs color sz szCs u rtl lang'.split(' ')

type Node = { name?: string; attribs?: Record<string, string>; children?: Node[] }
const parse = (xml: string) => parseDocument(xml, { xmlMode: true }) as unknown as Node
const all = (node: Node, name: string): Node[] =>
  (node.children ?? []).flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])

describe('a Word file', () => {
  let package_: Record<string, string>
  beforeAll(async () => {
    package_ = parts(await fileOf(blocksFor(null)))
  })

  test('references only existing parts and links, each with a unique name', () => {
    const relations = all(parse(package_['word/_rels/document.xml.rels']!), 'Relationship')
    const ids = relations.map(({ attribs }) => attribs!['Id'])
    expect(new Set(ids).size).toBe(ids.length)
    const inner = relations.filter(({ attribs }) => attribs!['TargetMode'] !== 'External')
    for (const { attribs } of inner) expect(package_).toHaveProperty([`word/${attribs!['Target']}`])
    const used = all(parse(package_['word/document.xml']!), 'w:hyperlink').map(({ attribs }) => attribs!['r:id'])
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
    for (const { attribs } of all(parse(package_['[Content_Types].xml']!), 'Override'))
      expect(package_).toHaveProperty([attribs!['PartName']!.slice(1)])
  })

  test('writes properties in the order that the schema requires', () => {
    const document = parse(package_['word/document.xml']!)
    const follows = (node: Node, order: readonly string[]) => {
      const places = node.children!.map(({ name }) => order.indexOf(name!.slice(2)))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
    }
    for (const node of all(document, 'w:pPr')) follows(node, P_ORDER)
    for (const node of all(document, 'w:rPr')) follows(node, R_ORDER)
  })

  test('names only styles that it defines', () => {
    const defined = all(parse(package_['word/styles.xml']!), 'w:style').map(({ attribs }) => attribs!['w:styleId'])
    const document = parse(package_['word/document.xml']!)
    const used = [...all(document, 'w:pStyle'), ...all(document, 'w:rStyle')].map(({ attribs }) => attribs!['w:val'])
    expect([...new Set(used)].filter((style) => !defined.includes(style))).toEqual([])
    expect(new Set(used)).toEqual(
      new Set(['Title', 'Contacts', 'Heading1', 'Heading2', 'Employer', 'ListParagraph', 'Hyperlink', 'Dates']),
    )
  })

  test('has its title, author, language and paper size', () => {
    expect(package_['docProps/core.xml']).toContain('<dc:title>Resume of Jonathan</dc:title>')
    expect(package_['docProps/core.xml']).toContain('<dc:creator>Jonathan Whitfield-Reyes</dc:creator>')
    expect(package_['docProps/core.xml']).toContain('<cp:keywords>Go, C++</cp:keywords>')
    expect(package_['word/styles.xml']).toContain('w:lang w:val="en-US"')
    expect(package_['word/document.xml']).toContain('w:w="12240" w:h="15840"')
  })
})

// Type of 10, 12 and 22 points; 12 points before a section; lines of 1.1: times .95, .7 and .96; times 1.03, 1.28 and
// 1.05.
test.each([
  ['compact', { text: 19, heading: 23, title: 42, before: 168, line: 253 }],
  ['normal', { text: 20, heading: 24, title: 44, before: 240, line: 264 }],
  ['airy', { text: 21, heading: 25, title: 45, before: 307, line: 277 }],
] as const)('the Word file has the spacing of the page: %s', async (density, expected) => {
  const styles = parse(parts(await fileOf(blocksFor(null), density))['word/styles.xml']!)
  const style = (id: string) => all(styles, 'w:style').find(({ attribs }) => attribs!['w:styleId'] === id)!
  const valueIn = (node: Node, name: string, attribute: string) => Number(all(node, name)[0]?.attribs?.[attribute])
  const usual = all(styles, 'w:docDefaults')[0]!
  expect({
    text: valueIn(usual, 'w:sz', 'w:val'),
    heading: valueIn(style('Heading1'), 'w:sz', 'w:val'),
    title: valueIn(style('Title'), 'w:sz', 'w:val'),
    before: valueIn(style('Heading1'), 'w:spacing', 'w:before'),
    line: valueIn(usual, 'w:spacing', 'w:line'),
  }).toEqual(expected)
})

test('a Word file contains no character that XML forbids, in any field', async () => {
  const file = await docxFile({
    blocks: [
      {
        kind: 'entry',
        runs: [{ text: 'full\ufffftime' }, { text: 'Si\ufffete', href: 'https://example.com/\ufffe' }],
        aside: [{ text: '20\uffff24' }],
      },
    ],
    title: 'A\ufffeda',
    author: 'A\uffffda',
    keywords: ['G\ufffeo'],
    lang: 'en',
    paper: 'a4',
    look: { family: 'Literata', accent: '#1f4e79', density: 'normal' },
  })
  for (const xml of Object.values(parts(file))) expect(xml).not.toMatch(/[\ufffe\uffff]/)
  expect(parts(file)['word/document.xml']).toContain('fulltime')
})

test.each([null, ...builtInTemplates])(
  'every word of template %# is read back from Word, in order',
  async (template) => {
    const blocks = blocksFor(template)
    const file = await fileOf(blocks)
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file) })
    const squeeze = (text: string) => text.replace(/\s+/g, '')
    expect(squeeze(value)).toBe(squeeze(blocks.map(({ runs, aside }) => textOf(runs) + textOf(aside)).join('')))
  },
)

test('headings, bullets, formats and links are read back correctly', async () => {
  const file = await fileOf(blocksFor(null))
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(file) })
  expect(value).toContain('<h1>Experience</h1>')
  expect(value).toContain('<h2>Principal Platform Engineer\tFeb 2020 – Present</h2>')
  expect(value).toContain('from 900 ms to <strong>140 ms</strong>')
  expect(value).toContain('<em>C++ at the gate, Go and PostgreSQL behind it</em>')
  expect(value).toContain('<a href="https://example.com/gatekeeper">three other operators</a>')
  expect(value).toMatch(/<ul><li>Moved 4.2 million tickets/)
})

test('nested bullets are a list of the second level, and underlined words are underlined', async () => {
  const file = await fileOf([
    { kind: 'bullet', runs: [{ text: 'Led a ' }, { text: 'team', underline: true }], aside: [] },
    { kind: 'bullet', runs: [{ text: 'of six' }], aside: [], nested: true },
    { kind: 'bullet', runs: [{ text: 'Won' }], aside: [] },
  ])
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(file) }, { styleMap: 'u => u' })
  expect(value).toBe('<ul><li>Led a <u>team</u><ul><li>of six</li></ul></li><li>Won</li></ul>')
})

test('a Hebrew name between Latin words keeps its own direction', () => {
  expect(splitByDirection('Dr. מאיה כהן, PhD')).toEqual([
    { text: 'Dr. ', rightToLeft: false },
    { text: 'מאיה כהן', rightToLeft: true },
    { text: ', PhD', rightToLeft: false },
  ])
  expect(isRightToLeft('מאיה Cohen')).toBe(true)
  expect(isRightToLeft('2019 – Maya מאיה')).toBe(false)
})
