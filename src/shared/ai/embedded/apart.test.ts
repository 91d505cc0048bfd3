import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'a wish that ends the sentence does not take its number along',
    'The scouts wrapped. We raised £2,140 for them in eleven days, I had hoped for three thousand.',
    'We raised £2,140 for them in 11 days',
  ],
])('%s', async (_, answer, line) => {
  expect((await bullets(answer)).join(' | ')).toContain(line)
})

test.each([
  ['what was someone else’s', 'We went from one day a week to 3 days, that was the board, not me.', '3'],
  ['what was only the goal', "The target was 40, and I'd hoped for it, but my car broke down.", '40'],
  ['when somebody was home', 'It was a mess, I was home at 7.', '7'],
  ['what hung on something', 'It was hard, we serve 90 if the boiler works, my sister says.', '90'],
])('%s does not stand by itself', async (_, answer, barred) => {
  expect((await bullets(answer)).join(' | ')).not.toContain(barred)
})
