import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { closePages, sharedBrowser } from '../browser.ts'
import { firstLoad } from '../first-load.ts'
import { wordsIn } from './languages/words-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** In bytes of gzipped scripts. Anything beyond must load later, or justify a higher limit. */
const LIMITS = { '/auth': 240_000, '/resume-builder': 250_000 }
/** Each file is a request, which costs more than its bytes on a slow connection. */
const MAX_FILES = 30

/** A text of every page’s catalog. */
const SAMPLE = 'Terms of Service'

/** Translations are longer than English: by 700 bytes in French, the longest. */
const TRANSLATION = 1.01

const LOADS = INTERFACE_LANGUAGES.flatMap(({ tag }) =>
  Object.entries(LIMITS).map(([path, limit]) => ({ tag, path, limit: tag === 'en' ? limit : limit * TRANSLATION })),
)

test.each(LOADS)(
  'in $tag, the first load of $path stays within $limit bytes of scripts, with one language in them',
  async ({ tag, path, limit }) => {
    const baseURL = `http://127.0.0.1:${inject('port')}`
    const context = await browser.newContext({ baseURL })
    await context.addCookies([{ name: 'locale', value: tag, url: baseURL }])
    const page = await context.newPage()
    const scripts: Promise<string>[] = []
    const collect = (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    }
    page.on('response', collect)
    const { bytes, files } = await firstLoad(page, path)
    page.off('response', collect)
    const text = (await Promise.all(scripts)).join('\n')
    const loaded = INTERFACE_LANGUAGES.map((each) => each.tag).filter((each) =>
      text.includes(`"${wordsIn(each)(SAMPLE)}"`),
    )
    expect(loaded).toEqual([tag])
    // Less would mean that the page did not start.
    expect(bytes).toBeGreaterThan(150_000)
    expect(bytes).toBeLessThanOrEqual(limit)
    expect(files).toBeLessThanOrEqual(MAX_FILES)
    await context.close()
  },
)
