import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { MEASURED } from '#shared/template/built-in/measured.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { examiner, faultsInEveryLook } from './faults.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

const scoreOf = (name: string) => MEASURED.templates.find((template) => template.name === name)?.atsScore

test('a visitor sees measured scores on the landing page and follows one to how it was measured', async () => {
  const { page, context, complaints } = await examiner(browser, `http://localhost:${inject('port')}`)
  await visit(page, '/')
  const cards = page.getByRole('region', { name: 'Templates and how they score' }).getByRole('listitem')
  expect(await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/templates',
    '/templates',
    '/templates',
  ])
  const names = ['ATS-Safe Professional', 'Modern Creative', 'Executive Professional']
  for (const [index, name] of names.entries())
    expect((await cards.nth(index).innerText()).split(/\n+/)).toEqual([
      name,
      `Text extracted: ${scoreOf(name)}%`,
      'Excellent',
    ])

  await cards.nth(1).getByRole('link').click()
  await page.getByRole('link', { name: 'How we measured Modern Creative' }).click()
  await page.getByRole('heading', { name: 'How we measure our templates' }).waitFor()
  expect(new URL(page.url()).hash).toBe('#template-2')
  expect(await page.getByRole('row').count()).toBe(1 + MEASURED.templates.length)
  expect(await page.getByRole('row', { name: 'Modern Creative' }).innerText()).toContain(
    `${scoreOf('Modern Creative')}%`,
  )
  expect(await faultsInEveryLook(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
