import { readFileSync } from 'node:fs'
import { ARTICLES } from '#shared/articles/list.ts'
import { cardPage, type Card } from './card-page.ts'
import { CARD_TITLES } from './card-titles.ts'
import { writePicture } from './encode.ts'
import type { Stage } from './stage.ts'

const PAGES: Readonly<Record<string, Card>> = {
  // Its text is also in the page's head, for screen readers.
  'og-image': { title: 'A resume that reads well', sheet: 'modern-professional' },
  'og/templates': { title: 'Resume templates, each one measured', screen: 'templates' },
  'og/resume-builder': { title: 'See the page as you write it', screen: 'builder', isWide: true },
  'og/interview-prep': { title: 'Get the bad first take out of the way here', screen: 'coach' },
  'og/pricing': { title: 'What’s free, what each plan includes, and what it costs', sheet: 'executive-professional' },
  'og/x-ray': { title: 'See what text extractors read in your resume', screen: 'x-ray' },
  'og/blog': { title: 'Resumes, interviews, and pay, explained', sheet: 'atelier' },
  'og/about': { title: 'A resume that reads well, to people and to software', sheet: 'ats-safe-professional' },
  'og/help': { title: 'Help with resumes, files, and accounts', sheet: 'first-chapter' },
  'og/how-we-measure': { title: 'How we measure our templates', sheet: 'straight-line' },
}

/** The preview that is shown where a page is shared. */
export async function showCards({ browser }: Stage, only: readonly string[]): Promise<void> {
  const articles = ARTICLES.map(({ slug, category, title }): [string, Card] => [
    `og/articles/${slug}`,
    { above: category, title },
  ])
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const [name, card] of [...Object.entries(PAGES), ...translatedCards(), ...articles]) {
    if (only.length > 0 && !only.some((part) => name.includes(part))) continue
    await page.setContent(cardPage(card, pieceOf(card)))
    await page.evaluate(() => Promise.all([document.fonts.ready, document.images[0]?.decode()]))
    const png = await page.screenshot()
    await writePicture(browser, `public/${name}.jpg`, png, {
      type: 'image/jpeg',
      width: 1200,
      // Large text tolerates more compression than a page of small text.
      quality: card.above ? 0.42 : 0.6,
    })
  }
  await page.close()
}

/** The same previews in other languages. Screens of the product are in English, so these show a template instead. */
const translatedCards = () =>
  Object.entries(CARD_TITLES).flatMap(([language, titles]) =>
    Object.entries(titles).map(([name, title]): [string, Card] => {
      const { screen, sheet } = PAGES[name] ?? PAGES[`og/${name}`] ?? {}
      return [`og/${language}/${name}`, { title, sheet: screen || !sheet ? 'modern-creative' : sheet }]
    }),
  )

/** The URL of the picture on a card, if there is one. */
function pieceOf({ sheet, screen }: Card): string | undefined {
  const file = sheet ? `templates/${sheet}-960.webp` : screen && `${screen}.light.webp`
  if (!file) return undefined
  return `data:image/webp;base64,${readFileSync(`public/pictures/${file}`, 'base64')}`
}
