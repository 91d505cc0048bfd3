import { expect, test } from 'vitest'
import { bullets, write } from '#shared/ai/embedded/fixtures/write-answer.ts'

test('what nobody knows the cause of is not told as a deed', async () => {
  const lines = await bullets("I put the keys on hooks. We got more bookings that year but I can't say if that was me.")
  expect(lines).toEqual(['Put the keys on hooks'])
})

test.each([
  [
    'what another did',
    'I set up an online booking for 40 sites. Well, IT built it, I tested the forms.',
    'online booking',
  ],
  ['what is denied next', 'I reduced the waiting time to 3 minutes. No, the new system did that.', 'waiting time'],
  ['what is denied in the same breath', 'I was in charge of quality at 2 plants, well, not in charge.', 'quality'],
  ['a credit that is not taken', 'I put up mirrors. Sales rose 18 percent, but I will not take credit for that.', '18'],
  [
    'what others were the cause of',
    'I did the claims. The backlog was cleared in 6 months because the boss hired two temps.',
    'backlog',
  ],
  ['what happened meanwhile', 'I took the phones. The firm grew from 12 to 50 people while I was there.', '; firm'],
  ['a licence that ran out', 'I drove a forklift. Got my ticket in 2009 and it ran out in 2019.', 'ticket'],
  ['what was only planned', 'The move was planned for 2 weekends. I packed the boxes.', 'planned'],
])('no line tells %s', async (_, answer, claim) => {
  expect((await bullets(answer)).join(' | ')).not.toContain(claim)
})

test('a tool that somebody would not say they know is no skill', async () => {
  const { skills } = await write("Excel. I did an AutoCAD course once but I wouldn't say I can do it.", {
    target: { part: 'skills' },
  })
  expect(skills.map(({ text }) => text)).toEqual(['Excel'])
})

test('what a thing was made for is no result', async () => {
  const lines = await bullets('I chose the plants so it needs water only twice a week.')
  expect(lines).toEqual(['Chose the plants so it needs water only twice a week'])
})

test('of two things that it may mean none is chosen', async () => {
  const lines = await bullets('I found a leak in a pipe under a car park. Dug it up and welded the pipe.')
  expect(lines.join(' | ')).not.toContain('Dug the car park')
})

test('a thing made for something is not what was done with it', async () => {
  const lines = await bullets("We taught the new ones with a booklet I'd drawn.")
  expect(lines.join(' | ')).not.toContain('Drew')
})

test('how many a team were is no work that was handled', async () => {
  expect(await bullets('My crew was six people, me included.')).toEqual(['Crew of 6 people'])
})

test('the evening before stays whole', async () => {
  const lines = await bullets('I packed the vans the evening before and we left by 6.')
  expect(lines[0]).toContain('Packed the vans the evening before')
})
