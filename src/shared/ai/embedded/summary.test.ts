import { expect, test } from 'vitest'
import { write, type Asked } from '#shared/ai/embedded/fixtures/write-answer.ts'

const summary = async (answer: string, asked?: Asked): Promise<readonly string[]> =>
  (await write(answer, { target: { part: 'summary' }, ...asked })).summary.map(({ text }) => text)

test('a wish stays a wish, and what somebody is stands before it', async () => {
  expect(await summary("I've been a nurse on a cardiac ward for five years. I'd like to move into teaching.")).toEqual([
    'Nurse on a cardiac ward for 5 years.',
    'Looking to move into teaching.',
  ])
  expect(await summary('I want to open my own practice.', { position: 'Speech therapist' })).toEqual([
    'Speech therapist, looking to open a practice.',
  ])
})

test('what we did says so, and what is so only at times is no trait', async () => {
  const question = 'What matters to you in your work?'
  expect(await summary('I want to make decisions on data. We ran over 60 tests last year.', { question })).toContain(
    'Ran over 60 tests last year with the team.',
  )
  expect(await summary('I rewired the queue with 12 rules, me and another lead.', { question })).toEqual([
    'Jointly rewired the queue with 12 rules.',
  ])
  expect(await summary('My wife and I opened a shop with 3 rooms.', { question })).toEqual([
    'Jointly opened a shop with 3 rooms.',
  ])
  expect(await summary('When somebody trusts me I work twice as hard.', { question })).toEqual([])
})

test('values are told without I', async () => {
  const question = 'What matters to you in your work?'
  expect(await summary('Every patient should feel safe. I want evidence, not habits.', { question })).toEqual([
    'Believes every patient should feel safe.',
    'Values evidence, not habits.',
  ])
})

test.each([
  'I want a team that helps, no shouting all day, nobody crying in the cold store.',
  'That people are on time, not that they never leave.',
])('what matters is not told without what must not be: %s', async (answer) => {
  const said = (await summary(answer, { question: 'What matters to you in your work?' })).join(' ')
  expect(said === '' || /\b(?:no|not|nobody|never)\b/.test(said)).toBe(true)
})

test('a scrap beside what somebody wants is no sentence of a summary', async () => {
  const question = 'Where would you like to go next in your career?'
  expect(await summary('I want to lead a kitchen. The film pays better. Handled twice.', { question })).toEqual([
    'Looking to lead a kitchen.',
  ])
})

test('what is not wanted, what is wanted elsewhere and what nobody writes of themselves are left out', async () => {
  expect(await summary('I want to work in surgery, not in a home.')).toEqual(['Looking to work in surgery.'])
  expect(await summary("An apprentice, that I'd like, before the winter.")).toEqual([])
  expect(await summary('I am slow with numbers.')).toEqual([])
  expect(await summary('Step two, a house with a dog.')).toEqual([])
})

test('when a wish is to come true stands with it, and the family does not', async () => {
  expect(await summary("In three years I'd like a salon, two chairs.")).toEqual([
    'Looking for a salon in 3 years, 2 chairs.',
  ])
  expect(await summary("With two kids I'm looking for 30 hours a week.")).toEqual(['Looking for 30 hours a week.'])
})

test('what others say of somebody is told of them, with the time when it is so', async () => {
  const question = 'What do colleagues or customers value in you?'
  expect(await summary('Parents would say I stay calm when the class is loud.', { question })).toEqual([
    'Stays calm when the class is loud.',
  ])
})

test('what anybody should do is valued, how long somebody did it is no deed', async () => {
  const question = 'What matters to you in your work?'
  expect(await summary('That you look after the tools.', { question })).toEqual(['Values looking after the tools.'])
  expect(await summary("I've been welding for nine years.")).toEqual(['Welding for 9 years.'])
  expect(await summary("I've done six years on the nets now.")).toEqual(['6 years on the nets.'])
})

test.each([
  ['I planned weddings for 12 years.', 'Planned weddings for 12 years.'],
  ['I planned 30 rounds a day with Excel.', 'Planned 30 rounds a day with Excel.'],
  ['I was planning 30 rounds a day.', 'Planned 30 rounds a day.'],
  ['I plan 40 tours a day.', 'Plans 40 tours a day.'],
  ['I am planning 3 weddings.', 'Plans 3 weddings.'],
  ['I am looking after 12 children.', 'Looks after 12 children.'],
])('what somebody plans in their work is a deed and no wish: %s', async (answer, line) => {
  expect(await summary(answer, { position: 'Route Planner' })).toEqual([line])
})

test.each([
  'My dream was to be a doctor. I failed the exam.',
  'The idea was to cut waste by 10%.',
  'I wanted to become a pilot.',
  'I used to want to be a chef.',
  'I had planned to become a chef.',
  'I was hoping to study law.',
  'I would have liked to study law.',
  'I am supposed to clean 30 rooms a day.',
  'I was meant to lead the project.',
  'I want to never work in sales again.',
])('what was wanted once, or by others, is no wish: %s', async (answer) => {
  expect(await summary(answer, { position: 'Route Planner' })).toEqual([])
})

test.each([
  ['I plan to move into sales.', 'Looking to move into sales.'],
  ['I am planning to move into sales.', 'Looking to move into sales.'],
  ['I plan on opening a bakery.', 'Looking to open a bakery.'],
  ['I dream of opening a school.', 'Looking to open a school.'],
  ['I hope for a quieter job.', 'Looking for a quieter job.'],
  ['I have always wanted to run a bakery.', 'Looking to run a bakery.'],
  ['My plan is to open a shop.', 'Planning to open a shop.'],
])('what somebody wants now is looked for: %s', async (answer, line) => {
  expect(await summary(answer)).toEqual([line])
})

test.each([
  ['My colleagues say I am stubborn.', []],
  ['My colleagues say I am patient and a bit stubborn.', []],
  ['My colleagues say I talk too much.', []],
  ['My colleagues say I am calm and reliable.', ['Calm and reliable.']],
  ['My colleagues say I am good with difficult and demanding guests.', ['Good with difficult and demanding guests.']],
])('what others say of somebody and is no praise is left out: %s', async (answer, lines) => {
  expect(await summary(answer, { question: 'What do colleagues or customers value in you?' })).toEqual(lines)
})

test('what stands in another sentence is not joined to what somebody is', async () => {
  const said = 'I had a team of nine in two shifts. First reply took 11 hours when they gave me the team.'
  expect((await summary(`${said} After I split the queue by language it was under two.`)).join(' ')).not.toMatch(
    /giving|splitting/,
  )
})

test.each([
  'Throwing away bread hurts me.',
  'What I do not want is the packing hall again.',
  'Shouting makes me angry.',
])('what somebody cannot bear is not what they value or want: %s', async (answer) => {
  for (const question of ['What matters to you in your work?', 'Where would you like to go next in your career?'])
    expect((await write(answer, { target: { part: 'summary' }, question })).summary).toEqual([])
})
