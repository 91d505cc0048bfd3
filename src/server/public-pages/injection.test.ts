import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { shareCard } from '#server/engines/images/share-card.ts'
import { contentDisposition } from '#server/http/file-headers.ts'
import { layOut } from '#server/public-pages/layout.ts'
import { resumeOf, saveLook, shower } from '#server/testing/public-pages.ts'
import { createTestSite, type TestSite } from '#server/testing/site.ts'
import { savePortfolio } from '#shared/contract/portfolio.ts'
import { EVERY_FIELD, filledWith } from '#shared/portfolio/every-field.ts'
import { vcard } from '#shared/portfolio/vcard.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { composeDocument } from '#shared/template/document.ts'

const ATTACKS: Readonly<Record<string, string>> = {
  html: `"><img src=x onerror=alert(1)><iframe src=https://evil.example></iframe><svg onload=alert(1)>'`,
  script: `</script></title></textarea><script>alert(1)</script>`,
  link: `javascript:alert(1)`,
  'hidden link': ` java\tscript:alert(1)`,
  'link in words': `[mine](javascript:alert(1)) [yours](data:text/html,<script>alert(1)</script>) [x](vbscript:x)`,
  data: `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  'link to elsewhere': `//evil.example/" onmouseover="alert(1)`,
  style: `</style><style>*{display:none}</style>;}body{background:url(https://evil.example)}`,
  'style of an element': `" style="position:fixed;inset:0" class="card-sheet`,
  template: `{{{fullName}}}{{=<% %>=}}<%& email %>{{> x}}`,
}
/** The HTML that a laid-out resume may contain. */
const TAGS = new Set(
  'div header main aside section article h1 h2 h3 p ul ol li dl dt dd span b strong i em a br img'.split(' '),
)
const ATTRIBUTES = new Set(['class', 'href', 'rel', 'dir'])

/** Everything in a piece of HTML that could do more than show text. */
function dangersIn(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!TAGS.has(tag) || tag === 'img') found.push(`<${tag}>`)
      for (const [name, value] of Object.entries(attributes)) {
        if (!ATTRIBUTES.has(name)) found.push(`${name} of <${tag}>`)
        if (name === 'href' && !/^(https?:\/\/|mailto:|tel:)/.test(value)) found.push(`a link to ${value}`)
        if (name === 'class' && /["<>;{}]/.test(value)) found.push(`class ${value}`)
      }
    },
    oncomment: (text) => void found.push(`comment ${text}`),
  })
  parser.end(html)
  return found
}

/** An attack as long as a field may be. */
const within = (field: string, attack: string) => attack.slice(0, /(^|\.)id$/.test(field) ? 40 : 300)
const plain = filledWith(() => 'Plain words')
const laidOut = (content: ResumeContent, layout: (typeof builtInTemplates)[number] | null = null) =>
  layOut({ content, layout, contact: true, accent: null })
const TEXTS = EVERY_FIELD.filter((field) => !/^(design|hiddenSections|language|schemaVersion)|current$/.test(field))

test('the check finds what it looks for', () => {
  expect(dangersIn('<p onclick="x"><script>1</script><a href="javascript:1">x</a><!-- x -->')).toHaveLength(4)
  expect(dangersIn(laidOut(plain).words.html)).toEqual([])
})

test.each(TEXTS)('input in %s stays text on the page, in the image and in the card', (field) => {
  for (const attack of Object.values(ATTACKS)) {
    const content = filledWith((name) => (name === field ? within(name, attack) : 'Plain words'))
    const { words, content: shown } = laidOut(content)
    expect(dangersIn(words.html)).toEqual([])
    expect(words.css).toBe(laidOut(plain).words.css)
    for (const profile of words.profiles) expect(profile).toMatch(/^https?:\/\/[^\s"'<>]+$/)
    const picture = shareCard({ ...words, document: composeDocument(shown, null), brand: 'Curricle' })
    expect(dangersIn(picture.html)).toEqual([])
    expect(picture.css).toBe(pictureOfPlain.css)
    for (const line of vcard(shown, '2026-11-18T00:00:00.000Z').split('\r\n'))
      expect(line).toMatch(/^$|^ |^(BEGIN|VERSION|KIND|FN|N|TITLE|EMAIL|TEL|ADR|URL|REV|END):/)
  }
})

const pictureOfPlain = shareCard({
  ...laidOut(plain).words,
  document: composeDocument(laidOut(plain).content, null),
  brand: 'Curricle',
})

test.each(builtInTemplates)('$name keeps the text of every field as text', (template) => {
  const safe = laidOut(plain, template).words.css
  for (const attack of Object.values(ATTACKS)) {
    const { words } = laidOut(
      filledWith((name) => within(name, attack)),
      template,
    )
    expect(dangersIn(words.html)).toEqual([])
    expect(words.css).toBe(safe)
  }
})

test('a name stays within the header that contains the file name', () => {
  const header = contentDisposition(`x"\r\nset-cookie: a=b\r\n\r\n<script>../../etc/passwd\0.pdf`)
  // oxlint-disable-next-line no-control-regex -- these end a header
  expect(header).not.toMatch(/[\r\n\0]/)
  expect(header).toMatch(/^attachment; filename="[^"\\/<>]*"; filename\*=UTF-8''[\w%.~!&+-]*$/)
})

let site: TestSite
beforeAll(async () => {
  site = await createTestSite('sqlite')
})
afterAll(() => site.close())

test.each([
  'red',
  '#fff',
  '#12345',
  '#1234567',
  '#fff;}body{display:none}',
  'url(https://evil.example)',
  '#ff0000</style><script>alert(1)</script>',
])('%s is not a color: it is refused, and not rendered even if it is stored', async (accent) => {
  expect(safeParse(savePortfolio.body, { accent }).success).toBe(false)
  const eve = await shower(site, { email: `e${accent.replace(/\W/g, '')}@example.com`, look: { accent } })
  const id = await resumeOf(site, eve)
  const shown = await (await site.request('GET', `/api/portfolios/${eve.id}/${id}`)).json()
  expect(shown).toMatchObject({ accent: null })
  expect((shown as { css: string }).css).toBe(
    layOut({ content: emptyContent(), layout: null, contact: true, accent: null }).words.css,
  )
})

test.each(['<script>', '../admin', 'a"b', 'a b', '%2e%2e', 'javascript:x', 'ä', 'x\u202Ey'])(
  '%s is not a valid slug: it is refused, and no response repeats it',
  async (slug) => {
    expect(safeParse(savePortfolio.body, { slug }).success).toBe(false)
    const mallory = await shower(site, { email: `m${encodeURIComponent(slug).replace(/\W/g, '')}@example.com` })
    await saveLook(site, mallory.id, { slug })
    const id = await resumeOf(site, mallory)
    for (const path of [
      `/api/portfolios/${encodeURIComponent(slug)}`,
      `/api/portfolios/${encodeURIComponent(slug)}/${id}`,
    ]) {
      const answer = await site.request('GET', path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain(slug)
    }
  },
)
