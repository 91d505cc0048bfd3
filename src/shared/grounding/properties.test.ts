import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLine } from '#shared/grounding/check-line.ts'

const sentences = [
  'I trained six nurses on the night shift in 2019.',
  'We never missed a deadline.',
  'The hosting went from $12k to $7k a month because we moved to AWS.',
  'I tried to open a second shop but it failed.',
  'My colleague Ana wrote the guide, I did the drawings.',
  'I helped two partners at Brandt & Co with 10 to 15 contracts a week.',
  'About half of the customers came back, fewer than 5 complained.',
  'I was deputy head of the kitchen, and I would like to lead one.',
  'Sales rose by 20% while I was there.',
  "I don't manage people.",
  'I keep the books in Excel for 65 people, without a single error.',
]
const answers = fc.shuffledSubarray(sentences, { minLength: 2 })

test('repeating the source sentence by sentence is never flagged', () => {
  fc.assert(
    fc.property(answers, fc.nat(), fc.nat(), (sources, from, count) => {
      const start = from % sources.length
      const line = sources.slice(start, start + 1 + (count % sources.length)).join(' ')
      expect(checkLine(line, { answers: [sources.join(' ')], known: [] }, 'en')).toEqual([])
    }),
  )
})

test('a number that is in no answer is flagged wherever it is inserted', () => {
  const numbers = fc.integer({ min: 301, max: 9999 })
  fc.assert(
    fc.property(answers, fc.constantFrom(...sentences), numbers, fc.nat(), (sources, sentence, number, at) => {
      const words = sentence.split(' ')
      const place = at % (words.length + 1)
      const line = [...words.slice(0, place), String(number), ...words.slice(place)].join(' ')
      fc.pre(number !== 2019)
      expect(checkLine(line, { answers: [...sources, sentence], known: [] }, 'en')).not.toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('no text makes the check throw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('en', 'de', 'fr', 'es'),
      (line, answer, language) => {
        expect(() => checkLine(line, { answers: [answer], known: [answer] }, language)).not.toThrow()
      },
    ),
  )
})

test('a line without the denial of its source is flagged', () => {
  const actions = fc.constantFrom(
    'managed the budget',
    'repaired the pump',
    'sold the house',
    'wrote the report',
    'trained the cooks',
  )
  const denials = fc.constantFrom('I never', 'I almost', 'Nobody', 'I nearly')
  fc.assert(
    fc.property(actions, denials, (action, denial) => {
      const line = action.charAt(0).toUpperCase() + action.slice(1)
      expect(checkLine(line, { answers: [`${denial} ${action}.`], known: [] }, 'en')).not.toEqual([])
      expect(checkLine(line, { answers: [`I ${action}.`], known: [] }, 'en')).toEqual([])
    }),
  )
})
