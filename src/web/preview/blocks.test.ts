import { expect, test } from 'vitest'
import { changedBlock } from '#web/preview/blocks.ts'

const resume = (bullet: string, title = 'Work') =>
  `<header><h1>Ada</h1></header><section><h2>${title}</h2><article><p>${bullet}</p></article><article>B</article></section>`

test('a change inside one entry is found in that entry', () => {
  expect(changedBlock(resume('One'), resume('Two'))).toEqual({ index: 2, html: '<article><p>Two</p></article>' })
})

test('a change in a section with entries is not a change of one block', () => {
  expect(changedBlock(resume('One'), resume('One', 'Jobs'))).toBeUndefined()
})

test('changes in two entries, and a new entry, are not a change of one block', () => {
  expect(changedBlock(resume('One'), resume('Two').replace('>B<', '>C<'))).toBeUndefined()
  expect(changedBlock(resume('One'), `${resume('One')}<article>C</article>`)).toBeUndefined()
})

test("the last entry of a section is found without the section's closing markup", () => {
  expect(changedBlock(resume('One'), resume('One').replace('>B<', '>C<'))).toEqual({
    index: 3,
    html: '<article>C</article>',
  })
})
