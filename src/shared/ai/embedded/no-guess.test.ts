import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'one is another of what was missing',
    'We had a ladder. The old gauge was broken so I turned one on the lathe.',
    'Turned a gauge on the lathe',
  ],
  [
    'where it is now follows what it was',
    'I load 40 crates a week. Damages used to be 2 percent, we are now at 0.4.',
    'damages used to be 2%, now 0.4',
  ],
  [
    'a number put right is the one that was meant',
    'I moved 60 hens... I mean 600 hens to the barn.',
    'Moved 600 hens to the barn',
  ],
  [
    'when it was so stays with what was so',
    'I fix pumps. In summer it is quiet, about 4 jobs a day, after a storm up to 12.',
    'quiet in summer, about 4 jobs a day, after a storm up to 12',
  ],
])('%s', async (_, answer, line) => {
  expect((await bullets(answer)).join(' | ')).toContain(line)
})

test.each([
  [
    'a cause of a fact is no means of the deed before',
    'I loaded 40 crates a week. Damages fell to 2 percent because I drew a plan for the straps.',
    'by drawing',
  ],
  [
    'what a place had to do is not done',
    'We had eight hours to change the pump because the mill had to start again at 6.',
    'had to start',
  ],
  [
    'what somebody was told to reach is not reached',
    'We were told to fill 22,000 bags. In three days we had filled 19,000.',
    '22,000',
  ],
  [
    'nor of a thing and what was told of since',
    'I never lost my nerve, and I taught the carers to spot sepsis early. We caught it twice, in 2 wards.',
    'nerve twice',
  ],
  [
    'nor one of several',
    'A company in Denmark made the moulds. I flew there four times and I sent one back.',
    'Sent a company',
  ],
  [
    'a number is of what was said right before it',
    'We lost our biggest customer, that was 15 percent of turnover. I got half of that back within a year.',
    '; 15%',
  ],
  [
    'nor of a deed that came later',
    'I was in the team that built the app. Twelve people. My part was the map.',
    '; 12',
  ],
  ['all but 2 are not 2', 'I drew 25 plans, all but two got permission.', 'plans; 2 got'],
  [
    'of two things that it may mean none is taken',
    'I found water in a joint under a farm track. Dug it up.',
    'Dug the farm',
  ],
])('%s', async (_, answer, claim) => {
  expect((await bullets(answer)).join(' | ')).not.toContain(claim)
})
