import { expect, test } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { parsePoints } from '#web/features/template-editor/points/points.ts'

const layout = { htmlTemplate: '<h1>{{fullName}}</h1><p>{{email}}</p>', cssStyles: '' }
const content = {
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, fullName: 'Ada Lovelace', email: 'ada@example.com' },
}
const sample = (text: string) => ({ content, read: { pages: [], items: [], text, links: [] } })

test('fields and words of all resumes are counted together', () => {
  const whole = sample('Ada Lovelace\nada@example.com')
  const { fields, words, losses } = parsePoints(layout, [whole, sample('Ada Lovelace')])
  expect(fields).toEqual({ right: 3, all: 4 })
  expect(words).toEqual({ right: 5, all: 6 })
  expect(losses).toEqual([{ fate: 'lost', path: 'personalInfo.email', text: 'ada@example.com' }])
})
