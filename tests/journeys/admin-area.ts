import type { Page } from 'playwright-core'
import { visit } from '../browser.ts'

/** The admin password where journeys start the product. */
export const ADMIN_PASSWORD = 'the engine room'

/** Signs in to the admin area. */
export async function enterAdminArea(page: Page): Promise<void> {
  await visit(page, '/admin')
  await page.getByLabel('Admin password').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/admin\/dashboard$/)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Opens a tab of the admin area, and waits until its content has loaded. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
  await page.getByRole('tabpanel', { name, exact: true }).getByRole('heading', { level: 2 }).first().waitFor()
}
