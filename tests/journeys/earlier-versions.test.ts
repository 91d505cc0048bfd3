import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser, visit } from '../browser.ts'
import { shareBrowser, startBuilt } from '../built-product.ts'
import { newcomer, toastWith } from './walk.ts'

const VERSIONS = ['0.1.0']
/** See the folder's README: all its files were made by the version in their path. */
const fileOf = (version: string, name: string) => join(import.meta.dirname, '../earlier-versions', version, name)

/** What a browser had stored with that version. */
type Storage = {
  readonly indexedDB: { readonly name: string; readonly version: number; readonly stores: Record<string, unknown[]> }
  readonly localStorage: Record<string, string>
  readonly url: string
}

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

for (const version of VERSIONS) {
  const dataDir = mkdtempSync(join(tmpdir(), 'earlier-'))
  let site: Awaited<ReturnType<typeof startBuilt>>
  beforeAll(async () => {
    writeFileSync(join(dataDir, 'curricle.db'), gunzipSync(readFileSync(fileOf(version, 'curricle.db.gz'))))
    shareBrowser(dataDir)
    site = await startBuilt({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  })
  afterAll(async () => {
    await site.stop()
    rmSync(dataDir, { recursive: true })
  })

  const storageOf = (name: string): Storage => JSON.parse(readFileSync(fileOf(version, name), 'utf8')) as Storage

  test(`a guest's text from version ${version} opens completely`, async () => {
    const { page, context, complaints } = await newcomer(browser, site.address)
    const storage = storageOf('guest-storage.json')
    await store(context, storage)
    await visit(page, storage.url)
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Guest Gómez')
    expect(await page.getByLabel('Professional summary').inputValue()).toBe('Typed without an account.')
    expect(await page.getByLabel('Location').inputValue()).toBe('Sevilla')
    await page.getByRole('tab', { name: 'Skills' }).click()
    expect(await page.getByLabel('Technical').inputValue()).toBe('Welding, TIG')
    expect(complaints).toEqual([])
    await context.close()
  })

  test(`an edit that version ${version} never sent is restored to the resume in the account`, async () => {
    const { page, context, complaints } = await newcomer(browser, site.address)
    const data = { email: 'zoe@example.com', password: 'broth-and-peels' }
    expect((await context.request.post('/api/login', { data })).status()).toBe(200)
    const storage = storageOf('draft-storage.json')
    await store(context, storage)
    await visit(page, storage.url)
    // The account's language was German already then, when its pages were in English only.
    await toastWith(page, 'Ungespeicherte Änderungen wiederhergestellt').waitFor()
    expect(await page.getByLabel('Berufliches Kurzprofil').inputValue()).toBe('Edited on the train, never sent.')
    expect(await page.getByLabel('Vollständiger Name').inputValue()).toBe('Zoë Nakamura')
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each(['resume.pdf', 'resume.json'])(
    `the %s exported by version ${version} is imported completely`,
    async (name) => {
      const { page, context } = await newcomer(browser, site.address)
      const data = { email: `${name.replace('.', '-')}@example.com`, password: 'broth-and-peels' }
      expect((await context.request.post('/api/register', { data })).status()).toBe(201)
      await visit(page, '/')
      await page.locator('input[type=file]').setInputFiles(fileOf(version, name))
      await page.waitForURL(/\/resume-builder\/\d+/)
      const copy = await (await context.request.get(`/api/resumes/${page.url().split('/').at(-1)}`)).json()
      expect(copy).toMatchObject({ title: 'Head Chef, Cologne', templateId: 4 })
      expect(copy.content).toMatchObject({
        summary: 'Head chef who **halved** food waste in two kitchens. Opened a third.',
        experience: [
          {
            company: 'Gasthaus Krone',
            current: true,
            achievements: ['Cut food waste by 48% in one year', 'Trained 9 apprentices; 8 passed'],
          },
          { company: 'Café Müller & Söhne', startDate: '2014-09', endDate: '2019-03' },
        ],
        skills: { languages: ['German (native)', 'Japanese (fluent)'] },
        references: [{ name: 'Jonas Krone', text: 'I would hire Zoë again.' }],
        custom: [{ title: 'Press', items: [{ title: 'Stadtanzeiger', bullets: ['Half a page'] }] }],
        design: { accent: '#7a1f4e', font: 'Literata', density: 'compact' },
        hiddenSections: ['interests'],
      })
      await context.close()
    },
  )

  test(`the Word file exported by version ${version} can be imported`, async () => {
    const { page, context } = await newcomer(browser, site.address)
    await visit(page, '/')
    await page.locator('input[type=file]').setInputFiles(fileOf(version, 'resume.docx'))
    const review = page.getByRole('dialog')
    await review.waitFor()
    await expect.poll(() => review.getByLabel('Full Name').inputValue()).toBe('Zoë Nakamura')
    await context.close()
  })
}

/** Stores the earlier version's data before any page of this one opens. */
async function store(context: BrowserContext, storage: Storage): Promise<void> {
  const page = await context.newPage()
  await page.goto('/robots.txt')
  await page.evaluate(async ({ indexedDB: database, localStorage: entries }) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(database.name, database.version)
      opening.onerror = () => reject(opening.error)
      opening.onupgradeneeded = () => {
        for (const [name, records] of Object.entries(database.stores)) {
          const created = opening.result.createObjectStore(name, { keyPath: 'id' })
          for (const record of records) created.put(record)
        }
      }
      opening.onsuccess = () => {
        opening.result.close()
        resolve()
      }
    })
  }, storage)
  await page.close()
}
