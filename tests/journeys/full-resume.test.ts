import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { readMammoth, readPdfjs } from '../integrity/readers.ts'
import { newcomer, paperText, register } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** A picture as a camera would give it, made in the page. */
const pictureOf = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 })
      const brush = canvas.getContext('2d')!
      brush.fillStyle = '#2f6f8f'
      brush.fillRect(0, 0, 600, 800)
      return canvas.toDataURL('image/jpeg').split(',')[1]!
    })
    .then((base64) => Buffer.from(base64, 'base64'))

async function download(page: Page, format: string): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'Download' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format, exact: false }).first().click(),
  ])
  return new Uint8Array(await readFile(await file.path()))
}

test('a resume with a promotion, a photo and own groups of skills comes back whole from PDF and Word', async () => {
  const site = `http://127.0.0.1:${inject('port')}`
  const { page, context, complaints } = await newcomer(browser, site)
  await register(context, `full-${Date.now()}@example.com`)
  await visit(page, '/resume-builder')
  await page.getByLabel('Full Name').fill('Ingrid Halvorsen')
  await page.getByLabel('Headline').fill('Data Engineer')
  await page.getByLabel('Email', { exact: false }).first().fill('ingrid@example.com')

  const picture = await pictureOf(page)
  await page.getByLabel('Photo file').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await page.getByRole('button', { name: 'Remove photo' }).waitFor()

  await page.getByRole('tab', { name: 'Experience' }).click()
  await page.getByRole('button', { name: 'Add position' }).first().click()
  await page.keyboard.type('Lead Data Engineer')
  await page.getByLabel('Company').fill('Northfield Clinical Systems')
  await page.getByLabel('Start date').fill('2021-09')
  await page.getByLabel('I currently work here').check()
  await page.getByRole('button', { name: 'Add achievement' }).click()
  await page.keyboard.type('Cut the nightly load from 7 hours to 50 minutes')
  await page.getByRole('button', { name: /^Actions for Lead Data Engineer/ }).click()
  await page.getByRole('menuitem', { name: /^Add another role at Northfield/ }).click()
  await page.keyboard.type('Data Engineer')
  await page.getByLabel('Start date').nth(1).fill('2018-02')
  await page.getByLabel('End date').nth(1).fill('2021-08')

  await page.getByRole('tab', { name: 'Skills' }).click()
  await page.getByRole('button', { name: 'Add skill group' }).click()
  await page.keyboard.type('Cloud')
  await page.getByRole('textbox', { name: 'Skills', exact: true }).fill('AWS, Terraform')
  await expect.poll(() => paperText(page)).toContain('Cloud')

  const pdf = (await readPdfjs(await download(page, 'PDF'))).file
  const docx = await readMammoth(await download(page, 'DOCX'))
  for (const file of [pdf, docx]) {
    const { content } = parseResume(file)
    expect(content.personalInfo).toMatchObject({ fullName: 'Ingrid Halvorsen', headline: 'Data Engineer' })
    expect(content.experience).toMatchObject([
      { position: 'Lead Data Engineer', company: 'Northfield Clinical Systems', startDate: '2021-09', current: true },
      { position: 'Data Engineer', company: 'Northfield Clinical Systems', startDate: '2018-02', sameEmployer: true },
    ])
    expect(content.skillGroups).toMatchObject([{ name: 'Cloud', skills: ['AWS', 'Terraform'] }])
  }
  expect(complaints).toEqual([])
  await context.close()
})
