import { expect, test } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { parsePoints } from '#web/features/template-editor/points/points.ts'

const content = {
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, fullName: 'Ada Lovelace', email: 'ada@example.com' },
}
const read = (text: string) => ({ pages: [], items: [], text, links: [] })

test('a resume that is read whole has all its points', () => {
  expect(parsePoints(content, read('Ada Lovelace\nada@example.com\n'))).toEqual({ right: 2, all: 2, lost: [] })
})

test('a field that does not come back is named by its text', () => {
  expect(parsePoints(content, read('Ada Lovelace\n'))).toEqual({ right: 1, all: 2, lost: ['ada@example.com'] })
})
