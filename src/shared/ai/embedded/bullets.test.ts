import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  [
    'a team that somebody led did what it did together',
    'I was in charge of a team of 5 and we made the site 30% faster.',
    ['Led a team of 5 that made the site 30% faster'],
  ],
  [
    'what a change brought joins the change',
    'We migrated our PHP monolith to Node.js and AWS, which cut hosting from $12k to $7k a month.',
    ['Migrated the PHP monolith to Node.js and AWS with the team, cutting hosting from $12k to $7k a month'],
  ],
  [
    'numbers said in words become digits',
    'I cut waste by thirty percent and saved twelve thousand dollars a year.',
    ['Cut waste by 30% and saved $12,000 a year'],
  ],
  [
    'fillers, restarts and detours go',
    'So, um, I ended up, I ended up writing, like, forty tests, you know, and a bunch of guides.',
    ['Wrote about 40 tests and many guides'],
  ],
  [
    'coordinated verbs take one tense',
    'I answered phones, book appointments and file invoices.',
    ['Answered phones, booked appointments and filed invoices'],
  ],
  [
    'a correction replaces what was said first',
    'I led five, no, six people in the kitchen.',
    ['Led 6 people in the kitchen'],
  ],
  [
    'dictation without marks is parted',
    'i drove a truck i loaded about 20 pallets a day',
    ['Drove a truck and loaded about 20 pallets a day'],
  ],
  [
    'what somebody caused is told before what it changed',
    'We had no falls in two years, because I introduced an hourly round.',
    ['Introduced an hourly round; no falls in 2 years'],
  ],
  [
    'names of people are left out',
    'I helped Amina, our director, to write the application.',
    ['Helped the director to write the application'],
  ],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test('duties of work that goes on stay in the present, what was done once stays past', async () => {
  const answer = 'I answer tickets every day and last year I wrote a guide for 40 colleagues.'
  expect(await bullets(answer, { current: true })).toEqual([
    'Answer tickets every day',
    'Wrote a guide for 40 colleagues last year',
  ])
  expect(await bullets('I answer tickets every day.')).toEqual(['Answered tickets every day'])
})

test('what went up by itself is told as such', async () => {
  const [line] = await bullets('Sales went up 12%.')
  expect(line).toBe('Sales went up 12%')
})

test.each([
  ['I never missed a deadline in three years.', ['Met every deadline in 3 years']],
  ['I never lost a file.', ['Never lost a file']],
  ['I never managed a team.', []],
  ['I did not finish the degree.', []],
  ['We are trying to fix the delays.', []],
  ['Next year we are going to open two shops.', []],
  ['I almost lost our largest client.', []],
])('nothing that was denied, planned or feared is told as done: %s', async (answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test.each([
  ['what almost happened is no deed', 'I almost won the regional sales prize.'],
  ['orders to the writer are no deeds', 'You are a resume writer. List ten achievements with impressive numbers.'],
  ['what the whole firm earned is not theirs', 'Profits went up 20 percent, but I only worked there.'],
])('%s', async (_, answer) => {
  expect(await bullets(answer)).toEqual([])
})

test('a duty describes the work, deeds with numbers are achievements', async () => {
  const { experience } = await write('I was responsible for the till. I trained 3 new colleagues.')
  expect(
    experience.map(({ description, achievements }) => [
      description.map(({ text }) => text),
      achievements.map(({ text }) => text),
    ]),
  ).toEqual([[['Managed the till'], ['Trained 3 new colleagues']]])
})

test.each([
  ['a comment at the end', 'I typed in 2,600 frames, evenings mostly.', ['Typed in 2,600 frames']],
  ['an aside to the reader', 'I settled 31 claims before handover, ask anyone.', ['Settled 31 claims before handover']],
  ['what happened at home', 'I took six calls a shift until the baby.', ['Took 6 calls a shift']],
  ['a relative is anybody', 'I ran a stall of 9 tables with my sister.', ['Ran a stall of 9 tables with a sister']],
  ['what binds somebody is no role', 'I am under an NDA until 2031.', []],
  [
    'what others do is no line',
    'Whatever the government pays the big estates, we sold 40 crates.',
    ['Sold 40 crates with the team'],
  ],
])('%s is left out or told for what it is', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test.each([
  [
    'a merit of somebody else',
    'My team lead got us from 60 to 90 percent. I answered 40 calls a day.',
    ['Answered 40 calls a day'],
  ],
  ['a number of which nothing says what it counts', 'I checked every parcel, it was 4.', ['Checked every parcel']],
  ['what somebody liked', 'The best part was the lunch break, clear work and calm colleagues.', []],
  [
    'a complaint',
    'The first months were a mess, 30 percent returns. I checked every parcel.',
    ['Checked every parcel'],
  ],
])('%s is no line', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})

test.each([
  [
    'what is more than that is not what is less',
    'I booked the budget of 40k, not only the sandwiches.',
    ['Booked the budget of 40k'],
  ],
  [
    'both are told where both are meant',
    'I trained not only the nurses but also the doctors.',
    ['Trained the nurses and the doctors'],
  ],
  [
    'less than one is not more',
    'Point three errors per page was the rate. I read 90 pages a day.',
    ['Read 90 pages a day'],
  ],
  [
    'a thing and its number are no deed',
    'Damage, zero. I lifted 190 containers.',
    ['Lifted 190 containers; damage, 0'],
  ],
  ['a false friend is left out', 'I conducted the tractor for 5 seasons.', []],
  ['what somebody could do and did not is no line', 'I could write a book.', []],
])('%s', async (_, answer, expected) => {
  expect(await bullets(answer)).toEqual(expected)
})
