import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'what somebody found is told as it was at the start',
    'Returns were 7 percent when I joined and I brought them to 3.',
    'returns were 7% at the start',
  ],
  [
    'also when the time is told first',
    'When I came there were four ovens. I repaired the big one.',
    '4 ovens at the start',
  ],
  [
    'two figures, one found and one left, go from one to the other',
    'Damage was 3.4 percent when I took over the depot and 1.1 when I left.',
    'went from 3.4% to 1.1',
  ],
  [
    'what was before somebody came stays before',
    'Before me a repair took six weeks. I bought a second lathe.',
    'repair took 6 weeks before',
  ],
  [
    'what was so at first is told of the start',
    'At first it was 9 claims a week. I wrote a checklist.',
    '9 claims a week at the start',
  ],
  [
    'what was measured right before is what was brought down',
    'Empty trips were at 22 percent and I brought that down to 14 within a year.',
    'Brought the empty trips down to 14 within a year',
  ],
])('%s', async (_, answer, line) => {
  expect((await bullets(answer)).join(' | ')).toContain(line)
})

test('a deed begun is no start', async () => {
  const lines = await bullets('When I started the new rota, complaints fell to 3 a month.')
  expect(lines.join(' | ')).not.toContain('at the start')
})
