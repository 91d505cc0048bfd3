import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['what is named in front is meant', 'Suppliers: I cut them from 240 to 95.', ['Cut the suppliers from 240 to 95']],
  [
    'a thing that was counted alone is meant',
    'There were 12 drivers. I trained 8.',
    ['There were 12 drivers. I trained 8'],
  ],
  [
    'a thing that was named alone of late is meant',
    'My father had the farm and I took it over in 2012 with debts of 400,000.',
    ['Took the farm over in 2012 with debts of 400,000'],
  ],
  [
    'of two things that were counted none is meant',
    'We had 12 bikes and 30 helmets. I cleaned 8.',
    ['12 bikes and 30 helmets'],
  ],
  [
    'a number after a share counts no things',
    'I kept 93% of the 310 clients. The year prices rose I still had 90.',
    ['Kept 93% of the 310 clients'],
  ],
  [
    'whoever got something is not what was done',
    'I drew the plan in 3 days and gave it to the council. I only drew it.',
    ['Drew the plan in 3 days and gave it to the council'],
  ],
  [
    'what it was is said of what stands right before, or as it was said',
    'I did the sums. First lorry left on time on 38% of days and after four months it was 71.',
    ['Handled the sums', 'First lorry left on time on 38% of days and after 4 months it was 71'],
  ],
  [
    "another's average stands beside the same measure",
    'Sold 41 homes last year. Average time on the market for mine was 23 days, the office average is closer to 50.',
    ['Sold 41 homes last year; average time on the market was 23 days, the office average is closer to 50'],
  ],
  [
    'one of me is nobody',
    'Three lawyers, one of me. I type 80 words a minute.',
    ['Typed 80 words a minute; 3 lawyers'],
  ],
  ['a rank is no verb', 'I was number one of 14 agents in March.', ['Number one of 14 agents in March']],
  ['what was not missed', 'In seven years we missed no deadline.', ['Missed no deadline in 7 years']],
  [
    'a likeness is no filler',
    'I cut the menu to 12 dishes and wrote it like a letter.',
    ['Cut the menu to 12 dishes and wrote it like a letter'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})
