import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { docxFile } from '#server/engines/docx/docx.ts'
import { directionSheet } from '#shared/template/direction.ts'

const ABOUT = { title: 'T', author: 'A', keywords: [], lang: 'en', paper: 'a4' } as const

/** The paragraphs of a file: their properties, and their text with `|` for a tab, `/` for a line and `[]` for a picture. */
async function paragraphsOf(html: string, css = '') {
  const own = '.doc :is(h1,h2,h3,p,li){unicode-bidi:plaintext} .doc{text-align:var(--start)}'
  const file = unzipSync(await docxFile({ ...ABOUT, html, css: `${own}${css}${directionSheet(html)}` }))
  const xml = strFromU8(file['word/document.xml']!)
  return [...xml.matchAll(/<w:p>.*?<\/w:p>/g)].map(([paragraph]) => ({
    properties: /<w:pPr>.*?<\/w:pPr>/.exec(paragraph)?.[0] ?? '',
    text: paragraph
      .replace(/<w:pPr>.*?<\/w:pPr>/, '')
      .replaceAll('<w:tab/>', '|')
      .replaceAll('<w:br/>', '/')
      .replaceAll(/<w:drawing>.*?<\/w:drawing>/g, '[]')
      .replaceAll(/<[^>]*>/g, ''),
  }))
}
const textsOf = async (html: string, css?: string) => (await paragraphsOf(html, css)).map(({ text }) => text)
const mirrored = async (html: string, css?: string) =>
  (await paragraphsOf(html, css)).map(({ properties }) => properties.includes('<w:bidi/>'))

const LONG = 'Bereichsleiterin Unternehmenskommunikation und Nachhaltigkeitsberichterstattung der Gruppe'
const head = (title: string) =>
  `<div class="head"><h3>${title}</h3> <span class="dates">September 2019 – heute</span></div>`

test('dates are beside a short title, and below one that leaves them no room', async () => {
  expect(await textsOf(head('Köchin'))).toEqual(['Köchin|September 2019 – heute'])
  expect(await textsOf(head(LONG))).toEqual([`${LONG}/|September 2019 – heute`])
})

test('a photo on a band is above a name that leaves it no room', async () => {
  const png =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const header = (name: string) => `<header><h1>${name}</h1><img class="photo" src="${png}" alt=""></header>`
  const css = '.doc{padding:40px 60px} .doc header{background:#123456} .doc h1{font-size:40px}'
  expect(await textsOf(header('Ada'), css)).toEqual(['Ada|[]'])
  expect(await textsOf(header('Dr. Friederike Oberhauser-Lichtenberg'), css)).toEqual([
    '|[]/Dr. Friederike Oberhauser-Lichtenberg',
  ])
})

const ARABIC = '<p>مديرة منتجات رقمية بخبرة عشر سنوات في الخدمات المالية والتجارة والنقل</p>'

test('on a page from right to left, lines of Latin letters begin at the same edge as the others', async () => {
  const [, latin] = await paragraphsOf(`${ARABIC}<p>Power BI</p>`)
  expect(latin?.properties).not.toContain('<w:bidi/>')
  expect(latin?.properties).toContain('<w:jc w:val="end"/>')
})

test('on a page from right to left, rows and lists run so even if they begin with Latin letters', async () => {
  const contacts = '<p class="contacts"><span class="contact">a@example.com</span></p>'
  expect(await mirrored(`${ARABIC}${contacts}<ul><li>SQL</li></ul>${head('Cook')}`)).toEqual([true, true, true, true])
  expect(await mirrored('<p>Ada</p><ul><li>SQL</li></ul>')).toEqual([false, false])
})

test('on a page from right to left, years keep their order, and contact details follow each other', async () => {
  const years = '<div class="head"><h3>جامعة القاهرة</h3> <span class="dates">2010 – 2014</span></div>'
  const contacts =
    '<p class="contacts"><span class="contact">a@example.com</span> <span class="contact">+971 50 555 0148</span></p>'
  const [, dated, row] = await textsOf(`${ARABIC}${years}${contacts}`)
  expect(dated).toBe('جامعة القاهرة|\u200E2010 – 2014')
  expect(row).toBe('a@example.com   \u200F\u200E+971 50 555 0148')
})
