import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument } from '#shared/template/document.ts'
import { morph } from '#web/preview/morph.ts'

/** Both projects use one fast-check; the compiler sees its two builds. */
const resumes = anyResume as unknown as fc.Arbitrary<ResumeContent>

function paperOf(html: string): HTMLElement {
  const doc = document.createElement('div')
  morph(doc, html, undefined)
  return doc
}

test('a page updated in place equals a newly rendered page', () => {
  const html = resumes.map((content) => composeDocument(content, null).html)
  const law = fc.property(html, html, (before, after) => {
    const doc = paperOf(before)
    morph(doc, after, before)
    expect(doc.innerHTML).toBe(paperOf(after).innerHTML)
  })
  fc.assert(law, { numRuns: 60 })
})

test('a change of one word leaves every other node in place', () => {
  const before = '<header><h1>Ada</h1></header><section><h2>Work</h2><article><p>One</p></article></section>'
  const doc = paperOf(before)
  const [heading, text] = [doc.querySelector('h1'), doc.querySelector('p')?.firstChild]
  morph(doc, before.replace('One', 'Two'), before)
  expect(doc.querySelector('h1')).toBe(heading)
  expect(doc.querySelector('p')?.firstChild).toBe(text)
  expect(text?.nodeValue).toBe('Two')
})

test('removing an entry from the middle keeps the elements of its neighbors', () => {
  const entry = (name: string) => `<article class="entry"><p>${name}</p></article>`
  const before = `<section>${['One', 'Two', 'Three'].map(entry).join('')}</section>`
  const doc = paperOf(before)
  const [one, , three] = doc.querySelectorAll('article')
  morph(doc, before.replace(entry('Two'), ''), before)
  expect([...doc.querySelectorAll('article')]).toEqual([one, three])
})

test('a column of the template is not a landmark of the page', () => {
  const doc = paperOf('<aside><p>Skills</p></aside><main><p>Work</p></main>')
  expect([...doc.children].map((column) => column.getAttribute('role'))).toEqual(['none', 'none'])
})

test('headings rank below the first heading of the page, and links are not tab stops', () => {
  const doc = paperOf(
    '<header><h1>Ada</h1></header><section><h2>Work</h2><p><a href="https://a.example">A</a></p></section>',
  )
  expect([...doc.querySelectorAll('h1,h2')].map((heading) => heading.getAttribute('aria-level'))).toEqual(['2', '3'])
  expect(doc.querySelector('a')?.tabIndex).toBe(-1)
})
