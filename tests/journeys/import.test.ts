import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { newcomer, onDisk, register, tabTo, toastWith } from './walk.ts'

let browser: Browser
/** Discards all imports, so that nothing of one test is left in the next. */
let visitor: Awaited<ReturnType<typeof examiner>>
/** A resume as another program prints it. */
let foreign: Buffer
beforeAll(async () => {
  browser = await sharedBrowser()
  visitor = await examiner(browser, site())
  foreign = await print(FOREIGN)
})
const folder = mkdtempSync(join(tmpdir(), 'import-'))
afterAll(async () => {
  await closePages(browser)
  rmSync(folder, { recursive: true })
})

const site = () => `http://127.0.0.1:${inject('port')}`
const importFile = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** The output of the other program, with a line that belongs to no section. */
const FOREIGN = `<!doctype html><html lang="en"><title>CV</title>
<style>body { font: 11pt sans-serif } h1 { font-size: 26pt; margin: 0 } h2 { font-size: 14pt }</style>
<h1>Tove Lindqvist</h1><p>tove@example.com · +46 70 123 45 67 · Malmö, Sweden</p>
<h2>Experience</h2>
<p><b>Head of Logistics</b><br>Öresund Freight AB<br>March 2019 – Present</p>
<ul><li>Cut empty runs by 18% in two years</li><li>Led 14 planners in three ports</li></ul>
<p><b>Planner</b><br>Skåne Transport<br>June 2014 – February 2019</p>
<h2>Education</h2><p><b>BSc Logistics</b><br>Lund University<br>2010 – 2013</p>
<h2>Skills</h2><p>SAP, Route planning, Excel</p></html>`

async function print(html: string): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(html)
  const bytes = await page.pdf({ format: 'A4' })
  await page.close()
  return bytes
}

test('a PDF exported here is imported with all that it shows and without a review', async () => {
  const { page, context, complaints } = await newcomer(browser, site())
  await register(context, 'import-own@example.com')
  const content = {
    personalInfo: { fullName: 'Grace Hopper', email: 'grace@example.com' },
    summary: 'Compiler pioneer who made **machines** read words.',
    experience: [
      {
        company: 'US Navy',
        position: 'Rear Admiral',
        startDate: '1943-12',
        endDate: '1986-08',
        achievements: ['Found a bug'],
      },
    ],
    skills: { technical: ['COBOL', 'C++'], soft: [], languages: [] },
    custom: [{ id: 'ships', title: 'Ships', items: [{ title: 'USS Hopper', bullets: ['DDG-70'] }] }],
    design: { accent: '#1f4e79' },
    hiddenSections: ['custom:ships'],
  }
  const { id } = await (
    await context.request.post('/api/resumes', { data: { title: 'Grace', content, templateId: 3 } })
  ).json()
  const original = await (await context.request.get(`/api/resumes/${id}`)).json()
  const exported = await context.request.post(`/api/export/pdf/${id}`)
  await visit(page, '/')
  await importFile(page, 'grace.pdf', await exported.body())
  await toastWith(page, 'Resume imported').waitFor()
  await page.waitForURL(/\/resume-builder\/\d+/)
  const copy = await (await context.request.get(`/api/resumes/${page.url().split('/').at(-1)}`)).json()
  // The title and hidden sections are for their owner, so the file has neither.
  expect({ title: copy.title, templateId: copy.templateId }).toEqual({
    title: 'Grace Hopper – Rear Admiral',
    templateId: 3,
  })
  const { custom: _custom, hiddenSections: _hidden, ...printed } = original.content
  expect(copy.content).toEqual(printed)
  expect(complaints).toEqual([])
  await context.close()
})

test('a foreign PDF is reviewed beside its pages, corrected and imported; nothing is sent before', async () => {
  const { page, context, complaints } = await examiner(browser, site())
  const sentBodies: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sentBodies.push(request.url())
  })
  await visit(page, '/')
  await importFile(page, 'tove.pdf', foreign)
  await page.getByRole('heading', { name: 'Review what we read from tove.pdf' }).waitFor()
  expect(sentBodies).toEqual([])
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Tove Lindqvist')
  expect(await page.getByLabel('Email').inputValue()).toBe('tove@example.com')
  expect(await page.getByLabel('Company').first().inputValue()).toBe('Öresund Freight AB')
  expect(await page.getByLabel('Achievements (one per line)').first().inputValue()).toBe(
    'Cut empty runs by 18% in two years\nLed 14 planners in three ports',
  )
  expect(await page.getByLabel('Technical skills (comma-separated)').inputValue()).toBe('SAP, Route planning, Excel')

  // The current field is marked where it was read.
  await page.getByLabel('Company').first().focus()
  const highlight = page.locator('[data-mark]').first()
  await highlight.waitFor()
  expect(await highlight.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(20)
  expect(await faultsInEveryLook(page)).toEqual([])

  // On a phone the fields come first and the original is behind a button.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.getByRole('region', { name: 'Original' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Show original' }).click()
  await page.getByRole('region', { name: 'Original' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByLabel('Phone').fill('+46 70 765 43 21')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.waitForURL(/\/resume-builder\?local=/)
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Tove Lindqvist')
  expect(await page.getByLabel('Phone').inputValue()).toBe('+46 70 765 43 21')
  expect(complaints).toEqual([])
  await context.close()
})

test('a discarded import leaves nothing behind, and everything is reachable by keyboard', async () => {
  const { page } = visitor
  await visit(page, '/')
  await importFile(page, 'tove.pdf', foreign)
  await page.getByRole('heading', { name: 'Review what we read from tove.pdf' }).waitFor()
  await tabTo(page.getByLabel('Full Name'))
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor()
  await tabTo(page.getByRole('button', { name: 'Discard' }))
  await page.keyboard.press('Enter')
  await page.getByText('Your first resume will appear here').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test("LinkedIn's archive and a Reactive Resume file become resumes", async () => {
  const { page, context, complaints } = await newcomer(browser, site())
  await visit(page, '/')
  const archive = zipSync({
    'Basic_Export/Profile.csv': strToU8(
      'First Name,Last Name,Headline,Summary,Geo Location\nIda,Lund,Nurse,"Calm, kind",Oslo\n',
    ),
    'Basic_Export/Positions.csv': strToU8(
      'Company Name,Title,Description,Location,Started On,Finished On\nUllevål,Nurse,,Oslo,Jan 2020,\nNAV,Clerk,,Oslo,2015,2016\n',
    ),
    'Basic_Export/messages.csv': strToU8('FROM,CONTENT\nSomebody,Private words\n'),
  })
  await importFile(page, 'Basic_LinkedInDataExport.zip', Buffer.from(archive))
  await page.getByText('nothing to check').waitFor()
  expect(await page.getByText('Private words').count()).toBe(0)
  await page.getByRole('checkbox', { name: 'Import: NAV' }).uncheck()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.waitForURL(/\/resume-builder\?local=/)
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Ida Lund')
  await toastWith(page, '1 position').waitFor()

  await visit(page, '/')
  const reactive = {
    basics: { name: 'Bo Dahl' },
    sections: { experience: { items: [{ company: 'ACME', period: '2019 - 2020' }] } },
  }
  await importFile(page, 'bo.json', Buffer.from(JSON.stringify(reactive)))
  await page.waitForURL(/\/resume-builder\?local=/)
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Bo Dahl')
  expect(complaints).toEqual([])
  await context.close()
})

test('a Word file is reviewed beside its text', async () => {
  const { page, context, complaints } = await examiner(browser, site())
  await register(context, 'import-word@example.com')
  const content = {
    personalInfo: { fullName: 'Grace Hopper', email: 'grace@example.com' },
    experience: [{ company: 'US Navy', position: 'Rear Admiral', startDate: '1943-12', endDate: '1986-08' }],
  }
  const { id } = await (await context.request.post('/api/resumes', { data: { title: 'Grace', content } })).json()
  const exported = await context.request.post(`/api/export/docx/${id}`)
  await visit(page, '/')
  await importFile(page, 'grace.docx', await exported.body())
  await page.getByRole('heading', { name: 'Review what we read from grace.docx' }).waitFor()
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Grace Hopper')
  await page.getByLabel('Email').focus()
  expect(await page.locator('mark').innerText()).toBe('grace@example.com')
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.waitForURL(/\/resume-builder\/\d+/)
  expect(complaints).toEqual([])
  await context.close()
})

const PLAIN =
  'Tove Lindqvist\ntove@example.com\nExperience\nHead of Logistics, Öresund Freight AB\nMarch 2019 – Present\nSkills\nSAP, Excel'
const RTF = String.raw`{\rtf1\ansi\ansicpg1252{\b\fs44 Tove Lindqvist\par}tove@example.com\par {\b\fs28 Experience\par}{\b Head of Logistics}\line \'d6resund Freight AB\line March 2019 \endash  Present\par {\b\fs28 Skills\par}SAP, Excel\par}`
const paragraphs = PLAIN.split('\n').map((line) => `<text:p>${line}</text:p>`)
const ODT = zipSync({
  mimetype: strToU8('application/vnd.oasis.opendocument.text'),
  'content.xml': strToU8(`<office:body><office:text>${paragraphs.join('')}</office:text></office:body>`),
})

test('pasted text, a Rich Text file, and an OpenDocument text are reviewed beside their text and imported', async () => {
  const { page, context, complaints } = await examiner(browser, site())
  const reviewAndImport = async (name: string) => {
    await page.getByRole('heading', { name: `Review what we read from ${name}` }).waitFor()
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Tove Lindqvist')
    expect(await page.getByLabel('Company').inputValue()).toBe('Öresund Freight AB')
    expect(await page.getByLabel('Technical skills (comma-separated)').inputValue()).toBe('SAP, Excel')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.waitForURL(/\/resume-builder\?local=/)
  }
  await visit(page, '/')
  await page.getByRole('button', { name: 'Paste text' }).click()
  await page.getByLabel('Resume text').fill(PLAIN)
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByRole('button', { name: 'Read text' }).click()
  await reviewAndImport('Pasted resume')
  for (const [name, file] of Object.entries({ 'tove.rtf': Buffer.from(RTF, 'latin1'), 'tove.odt': Buffer.from(ODT) })) {
    await visit(page, '/')
    await importFile(page, name, file)
    await reviewAndImport(name)
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('text that no one can see in a PDF or Word file is left out, and shown', async () => {
  const { page, complaints } = await newcomer(browser, site())
  // Without this adjustment, the browser prints white text in gray.
  const style = 'color:#fff;print-color-adjust:exact'
  const white = FOREIGN.replace('Route planning', `Route planning <span style="${style}">Helm Istio</span>`)
  const paragraphs = ['Tove Lindqvist', 'tove@example.com', 'Skills', 'SAP, Route planning'].map(
    (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`,
  )
  const vanished = '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Helm Istio</w:t></w:r></w:p>'
  const body = `<w:document xmlns:w="${WORD}"><w:body>${paragraphs.join('')}${vanished}</w:body></w:document>`
  const files = { 'tove.pdf': await print(white), 'tove.docx': zipSync({ 'word/document.xml': strToU8(body) }) }
  for (const [name, file] of Object.entries(files)) {
    await visit(page, '/')
    await importFile(page, name, Buffer.from(file))
    await page.getByText('This file contains hidden text').waitFor()
    expect(await page.getByRole('note').getByRole('listitem').allInnerTexts()).toEqual(['Helm Istio'])
    const skills = await page.getByLabel('Technical').inputValue()
    expect([skills.includes('Route planning'), skills.includes('Helm')]).toEqual([true, false])
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
  expect(complaints).toEqual([])
})

test('a reader that fails to load shows an error, and the next attempt works', async () => {
  const { page, context } = await newcomer(browser, site())
  await visit(page, '/')
  await context.route(/parse-resume/, (route) => route.abort())
  await importFile(page, 'tove.pdf', foreign)
  await page.getByRole('alert').getByText('We couldn’t read this file').waitFor()
  await context.unroute(/parse-resume/)
  await importFile(page, 'tove.pdf', foreign)
  await page.getByRole('heading', { name: 'Review what we read from tove.pdf' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await context.close()
})

test('unreadable files are named with the reason', async () => {
  const { page } = visitor
  const scanned = await print(
    '<body style="margin:0"><svg width="300" height="300"><circle r="90" cx="99" cy="99"/></svg>',
  )
  await visit(page, '/')
  const files = onDisk(folder, {
    'cut.pdf': Buffer.from('%PDF-1.7 and then nothing'),
    'scan.pdf': scanned,
    'photo.pdf': Buffer.from('\u0089PNG'),
    'large.pdf': Buffer.concat([foreign, Buffer.alloc(10 * 1024 * 1024)]),
    'holiday.zip': zipSync({ 'sea.txt': strToU8('blue') }),
  })
  await page.locator('input[type=file]').setInputFiles(files)
  const alert = page.getByRole('alert')
  await alert.getByText('holiday.zip').waitFor()
  const message = await alert.innerText()
  expect(message).toContain('cut.pdf: This file is damaged')
  expect(message).toContain('scan.pdf: This file contains only images')
  expect(message).toContain('photo.pdf: We can’t import this type of file')
  expect(message).toContain('large.pdf: This file is larger than 10 MB')
  expect(message).toContain('holiday.zip: There’s no resume in this ZIP file')
  expect(await faultsInEveryLook(page)).toEqual([])
})
