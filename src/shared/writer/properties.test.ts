import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from '#shared/writer/lines-of.ts'
import { write } from '#shared/writer/pipeline.ts'
import type { Target, WriteRequest } from '#shared/writer/types.ts'

const TARGETS: readonly Target[] = [{ part: 'experience', index: 0 }, { part: 'summary' }, { part: 'skills' }]

const requestOf = (answer: string, target: Target): WriteRequest => ({
  told: [{ questionId: 'q', question: '', answer, target, current: false, asks: [] }],
  atHand: { experience: [], projects: [], skills: [] },
  targetRole: '',
  language: 'en',
})

/** Speech made of pieces that matter to the writer, in any order. */
const speech = fc
  .array(
    fc.constantFrom(
      ...'I we my boss they never not and so but then when because sold 40 chairs trained 12 people built a shed cut waste from to 20 percent in 2019 Excel German a bit fluent um like maybe no wait'.split(
        ' ',
      ),
      ',',
      '.',
      ';',
      '\n',
      "I've",
      "I'm",
      'two and a half',
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(' ').replaceAll(/ (?=[,.;])/g, ''))

/** Words that the writer may add: credit, a single 'about', levels, and "I've" in full. */
const OWN_WORDS = new Set('with the team about alone looking to basic native have am are will would'.split(' '))
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

test('every line rests on words of its answer and adds none of its own', () => {
  fc.assert(
    fc.property(speech, fc.constantFrom(...TARGETS), (answer, target) => {
      const spoken = new Set(wordsOf(answer))
      for (const { text, source } of linesOf(write(requestOf(answer, target)))) {
        expect(answer).toContain(source.quote)
        expect(wordsOf(text).filter((word) => !spoken.has(word) && !OWN_WORDS.has(word))).toEqual([])
      }
    }),
  )
})

test('the words of a line keep their order', () => {
  fc.assert(
    fc.property(speech, (answer) => {
      for (const { text, source } of linesOf(write(requestOf(answer, { part: 'experience', index: 0 })))) {
        const spoken = wordsOf(source.quote)
        let at = -1
        for (const word of wordsOf(text.replace(/^With the team, /, ''))) {
          if (OWN_WORDS.has(word)) continue
          at = spoken.indexOf(word, at + 1)
          expect(at).toBeGreaterThanOrEqual(0)
        }
      }
    }),
  )
})

test('every number is in a line or offered', () => {
  fc.assert(
    fc.property(speech, fc.constantFrom(...TARGETS), (answer, target) => {
      const written = write(requestOf(answer, target))
      const shown = [
        ...linesOf(written).map(({ text }) => text),
        ...written.unused.map(({ source }) => source.quote),
      ].join(' ')
      // The number of an item in a numbered list is no figure: '20. I built a shed'.
      const said = answer.replaceAll(/^\s*\d{1,2}\.\s(?=\p{L})/gmu, '')
      for (const [number] of said.matchAll(/\d+/g)) expect(shown).toContain(number)
    }),
  )
})

test('any answer is accepted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...TARGETS), (answer, target) => {
      for (const language of ['en', 'de', 'fr', 'es'] as const)
        expect(() => write({ ...requestOf(answer, target), language })).not.toThrow()
    }),
  )
})

// Time that grows with the square of the length would exceed the test's timeout.
test.each([
  ['sentences', 'I sold 40 chairs to the shop, and I trained two people. '],
  ['speech without an end', 'and then i sold forty chairs so we moved on because it was like that '],
  ['a list', 'Excel, Word, German a bit, '],
])('a very long answer is written in time: %s', (_, piece) => {
  const answer = piece.repeat(4000)
  for (const target of TARGETS) expect(() => write(requestOf(answer, target))).not.toThrow()
})
