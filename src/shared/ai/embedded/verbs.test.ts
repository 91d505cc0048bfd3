import { expect, test } from 'vitest'
import { gerundOf, pastOf, thirdOf, verbOf } from '#shared/ai/embedded/verbs.ts'

test.each([
  ['plan', 'planned', 'planning', 'plans'],
  ['try', 'tried', 'trying', 'tries'],
  ['cut', 'cut', 'cutting', 'cuts'],
  ['lead', 'led', 'leading', 'leads'],
  ['oversee', 'oversaw', 'overseeing', 'oversees'],
  ['write', 'wrote', 'writing', 'writes'],
  ['co-lead', 'co-led', 'co-leading', 'co-leads'],
  ['visit', 'visited', 'visiting', 'visits'],
  ['teach', 'taught', 'teaching', 'teaches'],
])('%s takes its forms', (base, past, gerund, third) => {
  expect([pastOf(base), gerundOf(base), thirdOf(base)]).toEqual([past, gerund, third])
})

test('a verb is known in each of its forms, and a noun is none', () => {
  expect(verbOf('trained')).toEqual({ base: 'train', forms: ['past', 'participle'] })
  expect(verbOf('hand-wrote')?.base).toBe('hand-write')
  expect(verbOf('on-call')).toBeNull()
  expect(verbOf('hospital')).toBeNull()
})
