import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMPLETE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { CARD_TITLES } from './card-titles.ts'

const PAGES = ['og-image', 'templates', 'pricing', 'blog', 'about', 'help', 'how-we-measure']

test('every complete language has the preview of each page that has an address in it', () => {
  expect(['en', ...Object.keys(CARD_TITLES)]).toEqual([...COMPLETE_LANGUAGES])
  for (const [language, titles] of Object.entries(CARD_TITLES)) {
    expect(Object.keys(titles)).toEqual(PAGES)
    for (const page of PAGES) expect(existsSync(`public/og/${language}/${page}.jpg`), `${language}/${page}`).toBe(true)
  }
})
