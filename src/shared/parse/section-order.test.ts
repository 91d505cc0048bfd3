import { expect, test } from 'vitest'
import { sidebarLeft } from '#shared/parse/fixtures/columns.ts'
import { harvard } from '#shared/parse/fixtures/printed-lines.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

const orderIn = (file: Parameters<typeof parseResume>[0]) => parseResume(file).content.design?.order

test('sections keep the order of the file', () => {
  expect(orderIn(harvard)).toEqual(['education', 'experience', 'skills'])
})

test('the default order is not stored', () => {
  const text =
    'Ann Lee\nEXPERIENCE\nCook, Blue Door Cafe\n2019 - 2020\nEDUCATION\nBA History, Reading University\n2015 - 2018'
  expect(orderIn({ text })).toBeUndefined()
})

test('a narrow column is read before the main one and placed after it', () => {
  expect(orderIn(sidebarLeft)).toBeUndefined()
})
