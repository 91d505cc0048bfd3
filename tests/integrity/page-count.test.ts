import { afterAll, expect, test } from 'vitest'
import { createPdfPrinter } from './pdf-printer.ts'
import { readPdfium } from './readers.ts'
import { proveLayouts, proveResumes } from '../prove/resumes.ts'

const printer = createPdfPrinter()
afterAll(() => printer.close())

/** These are made of large type or wide margins, and say so. */
const SPACIOUS = ['Lebenslauf', 'Mayfair', 'Poster']

// Any other template is chosen for its looks: it must not cost a page.
test.each([
  ['engineer in French', 1],
  ['sections of one’s own', 1],
  ['sample long', 2],
])('the resume “%s” has as many pages in every template that is not made for space: %i', async (name, pages) => {
  const { content } = proveResumes.find((resume) => resume.name === name)!
  const counts: [string, number][] = []
  for (const { name, layout } of proveLayouts)
    counts.push([name, (await readPdfium(await printer.print(content, layout))).pages.length])
  const isRight = ([name, count]: (typeof counts)[number]) =>
    count === pages || (SPACIOUS.includes(name) && count === pages + 1)
  expect(counts.filter((each) => !isRight(each))).toEqual([])
})
