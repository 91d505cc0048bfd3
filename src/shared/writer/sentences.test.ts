import { expect, test } from 'vitest'
import { sentencesOf } from '#shared/writer/sentences.ts'

const textsOf = (answer: string) => sentencesOf(answer).map(({ text }) => text)

test.each([
  ['I sold bikes. I fixed vans!', ['I sold bikes.', 'I fixed vans!']],
  ['It fell to 140 ms. I wrote the test.', ['It fell to 140 ms.', 'I wrote the test.']],
  [
    'I drove Ms. Lee and Dr. J. Smith. It took approx. 3 hours.',
    ['I drove Ms. Lee and Dr. J. Smith.', 'It took approx. 3 hours.'],
  ],
  ['sold bikes. fixed vans', ['sold bikes.', 'fixed vans']],
  ['- 40 tours\n- 3 vans\n\n2. a shed', ['40 tours', '3 vans', 'a shed']],
  ['I sold bikes; I fixed vans', ['I sold bikes', 'I fixed vans']],
  ['i sold bikes full stop i fixed vans', ['i sold bikes', 'i fixed vans']],
  ['It cost 3.5 million, see curricle.example.', ['It cost 3.5 million, see curricle.example.']],
  ['…', []],
])('%j', (answer, sentences) => {
  expect(textsOf(answer)).toEqual(sentences)
})

test('a sentence has its position in the answer', () => {
  const answer = '  I sold bikes.  I fixed vans.'
  for (const { from, to, text } of sentencesOf(answer)) expect(answer.slice(from, to)).toBe(text)
})
