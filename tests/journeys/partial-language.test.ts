import { expect, inject, test } from 'vitest'
import { sharedBrowser, visit } from '../browser.ts'

const origin = `http://127.0.0.1:${inject('port')}`

test('a partial language is spoken to people who choose it, at the same addresses, and says what it lacks', async () => {
  const browser = await sharedBrowser()
  const context = await browser.newContext({ baseURL: origin, locale: 'nl-NL' })
  const page = await context.newPage()
  await visit(page, '/help')
  expect(await page.getAttribute('html', 'lang')).toBe('en')
  await page.getByRole('button', { name: 'Nederlands' }).click()
  await page.locator('html[lang=nl]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/help')
  await page.getByText('Delen van deze site zijn in het Engels.').waitFor()
  expect(await page.locator('main [lang=en] h2').count()).toBeGreaterThan(0)
  await visit(page, '/resume-builder')
  await page.getByRole('button', { name: 'Cv opslaan' }).waitFor()
  await visit(page, '/de/help')
  expect(await page.getAttribute('html', 'lang')).toBe('de')
  await context.close()
})
