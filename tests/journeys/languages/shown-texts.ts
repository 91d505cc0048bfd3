import type { Page } from 'playwright-core'

/** A text that a page shows or that is read out, and what shows it. */
export type Shown = { readonly text: string; readonly by: string }

/** The texts of a page in its own language, attributes included. Parts that are marked as English are left out. */
export const shownTexts = (page: Page): Promise<Shown[]> => page.evaluate(collect)

/**
 * The same, also with each tab, menu and dialog open that a control announces. Details are opened and stay so.
 */
export async function allTexts(page: Page): Promise<Shown[]> {
  await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)))
  const found = await shownTexts(page)
  const openers = page.locator('main [aria-haspopup]:visible, header [aria-haspopup]:visible')
  for (let index = 0; index < (await openers.count()); index += 1) {
    const opener = openers.nth(index)
    if (!(await opener.isEnabled())) continue
    await opener.click()
    await page.locator('[role=menu]:visible, [role=dialog]:visible').first().waitFor()
    found.push(...(await shownTexts(page)))
    await page.keyboard.press('Escape')
    await page.locator('[role=menu]:visible, [role=dialog]:visible').first().waitFor({ state: 'detached' })
  }
  return found
}

/** Runs in the page. */
function collect(): { text: string; by: string }[] {
  const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']
  const language = document.documentElement.lang
  const isOwn = (element: Element) => {
    const closest = element.closest('[lang]')
    return closest === null || closest.getAttribute('lang') === language
  }
  const shown: { text: string; by: string }[] = []
  // An article's head is in the article's language.
  if (!document.querySelector('h1[lang]')) {
    shown.push({ text: document.title, by: 'title' })
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]')
    if (description) shown.push({ text: description.content, by: 'description' })
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!isOwn(element) || element.closest('script, style, noscript, template')) continue
    if (!element.checkVisibility() && !element.matches('option')) continue
    const tag = element.tagName.toLowerCase()
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name)?.trim()
      if (text) shown.push({ text, by: `${tag} ${name}` })
    }
    for (const node of element.childNodes) {
      const text = node instanceof Text ? node.data.replaceAll(/\s+/g, ' ').trim() : ''
      if (text) shown.push({ text, by: tag })
    }
  }
  return shown
}
