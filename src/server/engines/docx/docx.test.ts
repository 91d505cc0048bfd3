import { strFromU8, unzipSync } from 'fflate'
import { parseDocument } from 'htmlparser2'
import mammoth from 'mammoth'
import { beforeAll, describe, expect, test } from 'vitest'
import { docxFile } from '#server/engines/docx/docx.ts'
import { wordPage } from '#shared/docx-look/word-page.ts'
import { filledWith } from '#shared/portfolio/every-field.ts'
import { emptyContent, type Density } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { composeDocument, type Layout } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'

const documentOf = (template: Layout | null, density: Density = 'normal') =>
  composeDocument({ ...sampleContent('long'), design: { density, paper: 'letter' } }, template)
const fileOf = (template: Layout | null, density?: Density) =>
  docxFile({
    ...documentOf(template, density),
    title: 'Resume of Jonathan',
    author: 'Jonathan Whitfield-Reyes',
    keywords: ['Go', 'C++'],
  })
const ABOUT = { title: 'T', author: 'A', keywords: [], lang: 'en', paper: 'a4' } as const
const partsOfPage = (html: string, css = '') => docxFile({ ...ABOUT, html, css }).then(parts)
const parts = (file: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]))

/** The order of children in the schema (ECMA-376, CT_PPr and CT_RPr), for the ones we write. */
const P_ORDER =
  'pStyle keepNext keepLines pageBreakBefore numPr pBdr shd tabs bidi spacing ind jc outlineLvl rPr'.split(' ')
const R_ORDER = 'rStyle rFonts b bCs i iCs caps color spacing sz szCs u vertAlign rtl lang'.split(' ')

type Node = { name?: string; attribs?: Record<string, string>; children?: Node[] }
const parse = (xml: string) => parseDocument(xml, { xmlMode: true }) as unknown as Node
const all = (node: Node, name: string): Node[] =>
  (node.children ?? []).flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])

describe('a Word file', () => {
  let package_: Record<string, string>
  beforeAll(async () => {
    package_ = parts(await fileOf(null))
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

  test('writes properties in the order that the schema requires, in every template', async () => {
    const follows = (node: Node, order: readonly string[]) => {
      const places = node.children!.map(({ name }) => order.indexOf(name!.slice(2)))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
    }
    for (const template of [null, ...builtInTemplates]) {
      const file = parts(await fileOf(template))
      for (const xml of [file['word/document.xml']!, file['word/styles.xml']!]) {
        for (const node of all(parse(xml), 'w:pPr')) follows(node, P_ORDER)
        for (const node of all(parse(xml), 'w:rPr')) follows(node, R_ORDER)
      }
    }
  })

  test('names only styles that it defines', () => {
    const defined = all(parse(package_['word/styles.xml']!), 'w:style').map(({ attribs }) => attribs!['w:styleId'])
    const document = parse(package_['word/document.xml']!)
    const used = [...all(document, 'w:pStyle'), ...all(document, 'w:rStyle')].map(({ attribs }) => attribs!['w:val'])
    expect([...new Set(used)].filter((style) => !defined.includes(style))).toEqual([])
    expect(new Set(used)).toEqual(
      new Set(['Title', 'Contacts', 'Heading1', 'Heading2', 'Employer', 'ListBullet', 'Hyperlink', 'Dates']),
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

const SPACED: Layout = {
  htmlTemplate: '<h1>{{name}}</h1><p>{{email}}</p>{{#summary}}<h2>{{title}}</h2><p>{{text}}</p>{{/summary}}',
  cssStyles: ".doc{--font:'Open Sans'} .doc h1{font-size:2em} .doc h2{margin-top:calc(20px*var(--gap))}",
}

// Open Sans is Segoe UI in Word, 1.05 times as large, with lines of 1.33: text of 13 pixels are 9.75 points, a name of
// twice that; 20 pixels, 15 points, before a section; lines of 1.42 times the size on the page. Times .95, .7 and .96;
// 1.03, 1.28 and 1.05.
test.each([
  ['compact', { text: 19, title: 39, before: 210, line: 240 }],
  ['normal', { text: 20, title: 41, before: 300, line: 250 }],
  ['airy', { text: 21, title: 42, before: 384, line: 257 }],
] as const)('the Word file has the type and spacing of the page: %s', async (density, expected) => {
  const styles = parse(parts(await fileOf(SPACED, density))['word/styles.xml']!)
  const style = (id: string) => all(styles, 'w:style').find(({ attribs }) => attribs!['w:styleId'] === id)!
  const valueIn = (node: Node, name: string, attribute: string) => Number(all(node, name)[0]?.attribs?.[attribute])
  const usual = all(styles, 'w:docDefaults')[0]!
  expect({
    text: valueIn(usual, 'w:sz', 'w:val'),
    title: valueIn(style('Title'), 'w:sz', 'w:val'),
    before: valueIn(style('Heading1'), 'w:spacing', 'w:before'),
    line: valueIn(usual, 'w:spacing', 'w:line'),
  }).toEqual(expected)
})

describe('a Word file looks like its page', () => {
  const HTML =
    '<header><h1>Ada</h1></header><section><h2>Work</h2><div class="head"><h3>Cook</h3> <span class="dates">2020</span></div></section>'
  const styleIn = (xml: string, id: string) =>
    new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`).exec(xml)?.[0] ?? ''

  test('in fonts, colors, capitals, letter spacing and lines', async () => {
    const css =
      ".doc{font-family:'Source Sans 3'} .doc h2{font-family:'EB Garamond';color:#8f4326;text-transform:uppercase;letter-spacing:1px;border-bottom:2px solid #123456;padding-bottom:4px} .doc header{text-align:center}"
    const { 'word/styles.xml': styles = '' } = await partsOfPage(HTML, css)
    const heading = styleIn(styles, 'Heading1')
    expect(styles).toContain('w:ascii="Calibri"')
    // Without a rule, LibreOffice takes the height of a line as exact.
    expect(styles).not.toMatch(/w:line="\d+"(?! w:lineRule)/)
    expect(heading).toContain('w:ascii="Garamond"')
    expect(heading).toContain('<w:color w:val="8f4326"/>')
    expect(heading).toContain('<w:caps/>')
    expect(heading).toContain('<w:spacing w:val="15"/>')
    // 2 pixels are 12 eighths of a point.
    expect(heading).toContain('<w:bottom w:val="single" w:color="123456" w:sz="12" w:space="3"/>')
    expect(styleIn(styles, 'Title')).toContain('<w:jc w:val="center"/>')
  })

  test('with dates at the right edge of the text', async () => {
    const { 'word/document.xml': document } = await partsOfPage(HTML, '.doc{padding:40px 60px}')
    expect(document).toContain('<w:pgMar w:top="600" w:right="900" w:bottom="600" w:left="900"')
    // A4 is 11,906 wide.
    expect(document).toContain('<w:tab w:val="right" w:pos="10106"/>')
  })

  test('without a line where most others of its kind have one', async () => {
    const heading = (name: string) => `<section class="${name}"><h2>${name}</h2></section>`
    const css = '.doc h2{border-bottom:1px solid #123456} .doc .c h2{border-bottom:0}'
    const { 'word/document.xml': document = '' } = await partsOfPage(['a', 'b', 'c'].map(heading).join(''), css)
    const borders = all(parse(document), 'w:p').map((paragraph) => all(paragraph, 'w:bottom')[0]?.attribs?.['w:val'])
    expect(borders).toEqual([undefined, undefined, 'none'])
  })

  test('without the lines and bold type of plain paragraphs in other styles', async () => {
    const css = '.doc p{border-bottom:1px solid #123456;font-weight:700;text-align:center}'
    const { 'word/styles.xml': styles = '' } = await partsOfPage('<p>one</p><p>two</p><ul><li>three</li></ul>', css)
    expect(styleIn(styles, 'Normal')).not.toMatch(/w:pBdr|w:b\/|w:jc/)
  })

  test('with dates on the left in the margin of their entry', async () => {
    const html =
      '<article class="entry"><div class="head"><span class="dates">2020</span><div class="lead"><h3>Cook</h3></div></div></article>'
    const css = '.doc .entry{padding-left:120px} .doc .head{display:flex;margin-left:-120px}'
    const { 'word/document.xml': document = '', 'word/styles.xml': styles = '' } = await partsOfPage(html, css)
    expect(styleIn(styles, 'Heading2')).toContain('<w:ind w:left="1800" w:right="0" w:hanging="1800"/>')
    expect(document.replace(/<w:tab\/>/g, '|').replace(/<[^>]*>/g, '')).toBe('2020|Cook')
  })

  test('with a band from the edge of the first page, and margins on later ones', async () => {
    const css = '.doc{padding:40px} .doc header{margin:-40px -40px 0;padding:20px 40px;background:#123456;color:#fff}'
    const file = await partsOfPage(HTML, css)
    expect(file['word/document.xml']).toContain(
      '<w:pgMar w:top="0" w:right="600" w:bottom="600" w:left="600" w:header="0"',
    )
    expect(file['word/document.xml']).toContain('<w:titlePg/>')
    const headers = ['word/header1.xml', 'word/header2.xml'].map((name) => /w:line="(\d+)"/.exec(file[name] ?? '')?.[1])
    expect(headers.toSorted()).toEqual(['60', '600'])
    expect(styleIn(file['word/styles.xml'] ?? '', 'Title')).toContain('<w:shd w:fill="123456"')
  })

  test.each(builtInTemplates.map((template) => [template.name, template] as const))(
    'without an empty paragraph in %s',
    async (_, template) => {
      const { 'word/document.xml': document = '' } = parts(await fileOf(template))
      expect(all(parse(document), 'w:p').filter((paragraph) => all(paragraph, 'w:t').length === 0)).toEqual([])
    },
  )
})

test('a Word file contains no character that XML forbids, in any field', async () => {
  const file = await docxFile({
    html: '<div class="head"><h3>full\ufffftime</h3><span class="dates">20\uffff24</span></div><p><a href="https://example.com/\ufffe">Si\ufffete</a></p>',
    css: '',
    title: 'A\ufffeda',
    author: 'A\uffffda',
    keywords: ['G\ufffeo'],
    lang: 'en',
    paper: 'a4',
  })
  for (const xml of Object.values(parts(file))) expect(xml).not.toMatch(/[\ufffe\uffff]/)
  expect(parts(file)['word/document.xml']).toContain('fulltime')
})

const squeeze = (text: string) => text.replace(/\s+/g, '')
const contents = {
  short: sampleContent('short'),
  long: sampleContent('long'),
  accented: sampleContent('accented'),
  'every field': filledWith((field) => `word-${field.replaceAll('.', '-')}`),
}

test.each(
  [null, ...builtInTemplates].flatMap((template) =>
    Object.entries(contents).map(([name, content]) => ({ template, name, content })),
  ),
)('every word is read back from Word, in order: $template.name, $name', async ({ template, content }) => {
  const document = composeDocument(content, template)
  const file = await docxFile({ ...document, author: 'A', keywords: [] })
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file) })
  const written = wordPage(document).paragraphs.flatMap(({ lead, runs, aside }) => [...lead, ...runs, ...aside])
  expect(squeeze(value)).toBe(squeeze(written.map(({ text }) => text).join('')))
  // The page itself, where Word joins skills by commas and colons.
  const bare = (text: string) => squeeze(text).replace(/[,:]/g, '')
  const page = document.html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|#39|quot);/g, (_, name: string) => SIGNS[name] ?? '')
  expect(bare(value)).toBe(bare(page))
})

const SIGNS: Readonly<Record<string, string>> = { amp: '&', '#39': "'", quot: '"' }

test('an empty resume is a file that opens', async () => {
  const file = await docxFile({ ...composeDocument(emptyContent(), null), author: '', keywords: [] })
  expect((await mammoth.extractRawText({ buffer: Buffer.from(file) })).value.trim()).toBe('')
})

describe('a photo', () => {
  // One pixel.
  const PNG =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const html = (src: string) =>
    `<header><h1>Ada</h1><img class="photo" src="${src}" alt="Ada &amp; Bo"><p>Rome</p></header>`
  const css = '.doc .photo{width:96px;height:48px}'

  test('is anchored at the edge of the text, in the size of the page, with its alternative text', async () => {
    const file = await partsOfPage(html(PNG), css)
    const drawing = all(parse(file['word/document.xml']!), 'wp:anchor')[0]!
    // 9,525 English metric units per pixel.
    expect(all(drawing, 'wp:extent')[0]?.attribs).toMatchObject({ cx: '914400', cy: '457200' })
    expect(all(drawing, 'wp:docPr')[0]?.attribs?.['descr']).toMatch(/^Ada &(?:amp;)? Bo$/)
    expect(all(drawing, 'wp:align')[0]?.children).toMatchObject([{ data: 'right' }])
    // A square picture in a frame of half its height loses a quarter above and below.
    expect(all(drawing, 'a:srcRect')[0]?.attribs).toMatchObject({ t: '25000', b: '25000' })
    expect(Object.keys(file).some((name) => /^word\/media\/.+\.png$/.test(name))).toBe(true)
  })

  test('is round where the page has it round', async () => {
    const file = await partsOfPage(html(PNG), '.doc .photo{width:96px;height:96px;border-radius:50%}')
    expect(file['word/document.xml']).toContain('prst="ellipse"')
    const { value } = await mammoth.convertToHtml({
      buffer: Buffer.from(
        await docxFile({ ...ABOUT, html: html(PNG), css: '.doc .photo{width:96px;border-radius:50%}' }),
      ),
    })
    expect(value).toContain('<img alt="Ada &amp; Bo" src="data:image/png;base64,')
  })

  test('on a band is at the end of the first line, so that the band has no hole', async () => {
    const file = await partsOfPage(html(PNG), `${css} .doc header{background:#123456}`)
    const title = all(parse(file['word/document.xml']!), 'w:p')[0]!
    expect(all(title, 'wp:inline')).toHaveLength(1)
    expect(all(title, 'w:tab').map(({ attribs }) => attribs?.['w:val'])).toEqual(['right', undefined])
    expect(all(title, 'w:spacing')[0]?.attribs?.['w:line']).toBe('240')
  })

  test('that Word cannot show is left out, with all text in place', async () => {
    const file = await partsOfPage(html('data:image/webp;base64,UklGRg=='), css)
    expect(file['word/document.xml']).not.toContain('w:drawing')
    expect(file['word/document.xml']).toContain('Rome')
  })
})

test('headings, bullets, formats and links are read back correctly', async () => {
  const file = await fileOf(null)
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(file) })
  expect(value).toContain('<h1>Experience</h1>')
  expect(value).toContain('<h2>Principal Platform Engineer\tFeb 2020 – Present</h2>')
  expect(value).toContain('from 900 ms to <strong>140 ms</strong>')
  expect(value).toContain('<em>C++ at the gate, Go and PostgreSQL behind it</em>')
  expect(value).toContain('<a href="https://example.com/gatekeeper">three other operators</a>')
  expect(value).toMatch(/<ul><li>Moved 4.2 million tickets/)
})

test('nested bullets are a list of the second level, and underlined words are underlined', async () => {
  const html = '<ul><li>Led a <u>team</u><ul><li>of six</li></ul></li><li>Won</li></ul>'
  const file = await docxFile({ ...ABOUT, html, css: '.doc ul{padding-left:16px}' })
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(file) }, { styleMap: 'u => u' })
  expect(value).toBe(html)
})
