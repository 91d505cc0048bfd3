import { expect, test } from 'vitest'
import { readMove } from '#shared/coach/negotiation/testing/moves.ts'

const ask = { target: 60_000, walkAway: 52_000, currency: 'EUR', period: 'year' as const }
const endingsOf = (text: string) =>
  readMove({ kind: 'say', text }, ask).tactics.filter((tactic) => tactic === 'accept' || tactic === 'walk-away')

test.each([
  'Deal!',
  'Okay, deal.',
  "Well, then it's a deal.",
  'We have a deal',
  'Agreed.',
  'ok',
  'Okay then',
  'Yes, thank you.',
  'I accept your offer of €54,000 a year.',
  'I accept. Can I start in May?',
  'I accept 51,500 a year.',
  'I accept 51,500 EUR per year.',
  'I accept the 51,500.',
  'I accept the offer in full.',
  'I accept the offer as discussed.',
  'I accept your generous new offer.',
  "We've got a deal.",
  'Deal. When do I start?',
  'That sounds fair to me. I look forward to working with you.',
  'Thank you, that works for me.',
  'Where do I sign?',
])('a yes is taken for one: %s', (text) => {
  expect(endingsOf(text)).toEqual(['accept'])
})

test.each([
  'I am walking away.',
  "I'm leaving.",
  'I have to decline your offer.',
  "I'd rather decline, thank you.",
  "I'm not interested any more.",
  'I am no longer interested in this job.',
  'Goodbye.',
])('a goodbye is taken for one: %s', (text) => {
  expect(endingsOf(text)).toEqual(['walk-away'])
})

test.each([
  'I bring a great deal of experience with freight.',
  'This means a great deal to me.',
  'What is the deal with overtime here?',
  'Do we have a deal?',
  "It's a deal breaker for me.",
  'In my last job we agreed on 58,000.',
  'I agree that budgets are tight, however 60,000 is what I need.',
  'I accept your point.',
  'That sounds good as a start, however I was hoping for 60,000.',
  'Sounds great! Could you do 60,000?',
  'Ok, tell me about the team.',
  "I'm in charge of 12 people.",
  "I'm not interested in a bonus. I would rather have more base pay.",
  'I am no longer interested in remote days; pay matters to me.',
  'I am leaving a stable job for this, so I need 60,000.',
  "I'm leaving a team that I like, so the pay has to be right.",
  "I'm out of arguments, so tell me yours.",
  'Should I walk away?',
])('words that something around them changes end nothing: %s', (text) => {
  expect(endingsOf(text)).toEqual([])
})

test('a candidate who would leave if the offer stays turns it down but does not leave', () => {
  const move = readMove({ kind: 'say', text: 'I will have to walk away if that is all.' }, ask)
  expect(move).toMatchObject({ tactics: [], refuses: true, problem: null })
})

test.each([
  "I'd rather walk away than take 50k.",
  'I would rather quit than take 51,000.',
  'I would sooner leave than work for 50k.',
  'The offer of 54,000 is lower than what I earn.',
])('a refused figure is not a wish: %s', (text) => {
  expect(readMove({ kind: 'say', text }, ask)).toMatchObject({ amount: null, problem: null, refuses: true })
})

test('a need is not an achievement', () => {
  expect(readMove({ kind: 'say', text: 'I need 60,000 for my 3 children.' }, ask).tactics).not.toContain('justify')
})
