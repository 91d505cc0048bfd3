import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'how many of them stands before what they are',
    'I trained new guides on that boat, 15 of them or thereabouts.',
    ['Trained about 15 new guides on that boat'],
  ],
  ['a number or so is about a number', 'I mended 40 bikes or so a week.', ['Mended about 40 bikes a week']],
  [
    'when somebody started and left is the start and the end',
    'When I came the rating was 3.2 and when I left it was 4.5.',
    ['Rating went from 3.2 to 4.5'],
  ],
  [
    'a time before what was counted follows it',
    'On a normal evening 250 dinners before ten.',
    ['250 dinners before 10 on a normal evening'],
  ],
  [
    'after some weeks is a time and no clause',
    'After three months we had 40 members more a week.',
    ['40 members more a week after 3 months'],
  ],
  ['a year before a thing is when it happened', 'In 2019 sales went up 8 percent.', ['Sales went up 8% in 2019']],
  [
    'how far it went stands beside what was asked for',
    'My target was 40 contracts a month and I usually did between 45 and 50.',
    ['Reached between 45 and 50; target was 40 contracts a month'],
  ],
  [
    'where somebody had it is where it was',
    'Waiting time was 40 minutes and I had it at 12 by spring.',
    ['Waiting time was 40 minutes, at 12 by spring'],
  ],
  [
    'they are the things just named',
    'I sold creams, they were 20% of my takings.',
    ['Sold creams, 20% of the takings'],
  ],
  [
    'what was counted hangs on the deed before it alone',
    'I grew tomatoes from seed, and it was about 90 boxes. I drove the old van.',
    ['Grew tomatoes from seed, about 90 boxes', 'Drove the old van'],
  ],
  [
    'who told of it is no part of it',
    'Queues at the till went from 7 minutes to 3, the head office said.',
    ['Queues at the till went from 7 minutes to 3'],
  ],
])('%s', async (_, answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test.each([
  ['for whom it was is left out', 'I saved them 700 a month on flowers.', ['Saved 700 a month on flowers']],
  [
    'years without harm are told',
    'Nine winters on the gritter, not one accident.',
    ['9 winters on the gritter, not one accident'],
  ],
  [
    'how many were against each other is no team',
    'I won the braiding cup in 2017. There were 30 of us.',
    ['Won the braiding cup in 2017'],
  ],
  ['of what nobody named nothing is told', 'I opened my own with 3 chairs.', []],
  ['what began in a year was not done in it', "I've been driving since 2009.", ['Driving since 2009']],
  ['how it is when somebody is ill is no deed', "I clean 16 rooms. When somebody's ill it's 22.", ['Cleaned 16 rooms']],
  [
    'what was ours was the place’s',
    'There were 20 depots and ours was first in punctuality with 97.8 percent.',
    ['There were 20 depots and ours was first in punctuality with 97.8%'],
  ],
  [
    'a bare number of time is of the time counted before',
    'I stayed nine months but I was promoted after five, from helper to baker.',
    ['Promoted after 5 months, from helper to baker', 'Stayed 9 months'],
  ],
  [
    'how long somebody did it goes on from what it was',
    'I wash cars for a dealer. Been doing it for six years.',
    ['Washed cars for a dealer, for 6 years'],
  ],
  [
    'what nobody wanted is still the thing that was done',
    'I took over the round nobody wanted, 240 kilometres.',
    ['Took over the round nobody wanted, 240 kilometres'],
  ],
  ['whom somebody helped is left out', 'I helped them move 40 beds.', ['Helped move 40 beds']],
  [
    'how many there are of them is how many',
    'I visit old farms. There are 84 of them.',
    ['Visited old farms, 84 of them'],
  ],
  [
    'how long it took is how long',
    'I repaired the winch at sea. Took me two days.',
    ['Repaired the winch at sea, in 2 days'],
  ],
  [
    'what gave no line joins no deed, and stands as it was said',
    'I rebuilt the old pump. The harbour wanted six weeks for the ramp, and we did it in four.',
    ['Rebuilt the old pump', 'The harbour wanted 6 weeks for the ramp, and we did it in 4'],
  ],
  [
    'how much it was is told, and not how bad',
    'The queue was awful, 40 minutes, and I opened a second desk.',
    ['Opened a second desk; queue was 40 minutes'],
  ],
  [
    'about a number at the end has its unit',
    'Queues went from seven minutes to about three.',
    ['Queues went from 7 minutes to about 3 minutes'],
  ],
  [
    'what was measured is what was brought down, one or many',
    'Complaints were at 30 a month and I got it down to 8.',
    ['Got the complaints down to 8; complaints were at 30 a month before'],
  ],
])('%s', async (_, answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})
