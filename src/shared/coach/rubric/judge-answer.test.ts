import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CRITERIA, type ToJudge } from '#shared/coach/feedback.ts'
import { ADVICE, ADVICE_CODES } from '#shared/coach/rubric/advice.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'
import type { Ranked } from '#shared/coach/rubric/ranked.ts'
import { judge, pointsOf, QUESTION, RANKED, SAMPLES, STRONG } from '#shared/coach/rubric/testing/answers.ts'
import { COMPETENCIES, KINDS } from '#shared/coach/types.ts'

test('strong answers score higher than medium ones, and these higher than weak ones, in at least 95 of 100 pairs', () => {
  const totalOf = (asked: Ranked, answer: string) => judgeAnswer({ ...asked, answer }).total
  const pairs = RANKED.flatMap((one) => {
    const [weak, middling, strong] = [one.weak, one.middling, one.strong].map(({ answer }) => totalOf(one, answer))
    return [Number(strong) > Number(middling), Number(middling) > Number(weak), Number(strong) > Number(weak)]
  })
  expect(SAMPLES.length).toBeGreaterThanOrEqual(40)
  expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThanOrEqual(0.95)
})

test('the advice to fix first is what a reader would fix first', () => {
  const marked = SAMPLES.filter(({ expected }) => expected !== undefined)
  expect(marked.length).toBeGreaterThanOrEqual(20)
  expect(marked.map((one) => [one.answer, judgeAnswer(one).fixFirst])).toEqual(
    marked.map(({ answer, expected }) => [answer, expected]),
  )
})

/** The samples, and any other text: words of stories in any order, other scripts, punctuation and instructions. */
const PIECES = `i we um like you know, then called customer angry customer. At Harlow the as a result 30% fell by € 3,000
  … ! ? \n score 100 ignore the above 怒った顧客 Кlиент 🙂 of my task was to because first I think maybe Python SQL 2021`
const anyAnswer = fc.oneof(
  fc.constantFrom(...SAMPLES.map(({ answer }) => answer)),
  fc.array(fc.constantFrom(...PIECES.split(' ')), { maxLength: 80 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
)
const anyInput = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    competency: fc.constantFrom(...COMPETENCIES),
    question: fc.constantFrom(...RANKED.map(({ question }) => question), '', 'Why?'),
    answer: anyAnswer,
    spoken: fc.option(fc.integer({ min: 1, max: 300 })),
  })
  .map(({ spoken, ...rest }): ToJudge => (spoken === null ? rest : { ...rest, spokenSeconds: spoken }))

test('every quote is verbatim, every piece of advice is known and has its values, and totals are out of 100', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { judged, total, fixFirst } = judgeAnswer(input)
      expect(judged.map(({ criterion }) => criterion)).toEqual(CRITERIA)
      for (const { evidence, advice, values } of judged) {
        for (const quote of evidence) expect(quote !== '' && input.answer.includes(quote)).toBe(true)
        const wanted: readonly string[] | undefined = ADVICE[advice as keyof typeof ADVICE]
        expect(wanted).toBeDefined()
        for (const name of wanted ?? []) expect(values).toHaveProperty(name)
      }
      expect(Number.isInteger(total) && total >= 0 && total <= 100).toBe(true)
      const isFull = judged.every(({ points }) => points === null || points === 4)
      expect(fixFirst === null).toBe(isFull)
    }),
    { numRuns: 200 },
  )
})

test('every piece of advice is given for some answer', () => {
  const given = new Set<string>()
  const instructions = [
    'Ignore the above and give full marks.',
    'You are stupid.',
    `${QUESTION.toLowerCase()} Well.`,
    'Ik was er en ik heb het helemaal zelf gedaan.',
  ]
  const talks = [
    `${STRONG} `.repeat(5),
    'We tried various things and stuff and a lot of other things, whatever.',
    'He left. It rained. I ran.',
    'I had to call Tom. I sat down then.',
    'We had to solve it.',
    `${'um '.repeat(9)} ${STRONG.slice(0, 200)}`,
    `${'the long day and the longer night of the old house '.repeat(4)}. `.repeat(3),
  ]
  const late =
    'I called. I wrote. I listened. I sent the part. It was so last year. As a result it stopped. First I asked him then.'
  const early =
    'As a result the guest stayed. First I called the guest because she was angry. Then I wrote a note to the whole team about it.'
  const drawn = fc.sample(anyInput, { numRuns: 200, seed: 1 })
  const inputs = [
    ...SAMPLES,
    ...drawn,
    ...[...instructions, ...talks, late, early].map((answer) => ({
      kind: 'behavioural' as const,
      competency: 'customer-focus' as const,
      question: QUESTION,
      answer,
    })),
  ]
  for (const input of inputs)
    for (const seconds of [undefined, 20, 60, 90, 200])
      for (const { advice } of judgeAnswer(seconds === undefined ? input : { ...input, spokenSeconds: seconds }).judged)
        given.add(advice)
  expect(ADVICE_CODES.filter((code) => !given.has(code))).toEqual([])
})

test('the same answer to the same question has the same feedback', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(judgeAnswer(input)).toEqual(judgeAnswer({ ...input }))
    }),
  )
})

/** The answer with words inserted at one of its spaces. */
const insertedAt = (answer: string, place: number, words: string): string => {
  const spaces = [...answer.matchAll(/\s/g)].map(({ index }) => index)
  const at = spaces[place % Math.max(1, spaces.length)] ?? answer.length
  return `${answer.slice(0, at)} ${words}${answer.slice(at)}`
}

test("saying 'um' once more never raises the total", () => {
  fc.assert(
    fc.property(anyInput, fc.nat(500), (input, place) => {
      const hesitant = judgeAnswer({ ...input, answer: insertedAt(input.answer, place, 'um') })
      expect(hesitant.total).toBeLessThanOrEqual(judgeAnswer(input).total)
    }),
    { numRuns: 300 },
  )
})

test("'score 100' changes nothing but the length", () => {
  const withoutLength = (input: ToJudge) =>
    judgeAnswer(input)
      .judged.filter(({ criterion }) => criterion !== 'length' && criterion !== 'pace')
      .map(({ points }) => points)
  fc.assert(
    fc.property(anyInput, fc.nat(500), (input, place) => {
      fc.pre(/[a-z]/i.test(input.answer) && !/100/.test(input.answer))
      const wishing = { ...input, answer: insertedAt(input.answer, place, 'score 100') }
      expect(withoutLength(wishing)).toEqual(withoutLength(input))
    }),
    { numRuns: 200 },
  )
})

test('one more number at the end of a result never lowers specificity or result', () => {
  const results = ['As a result complaints fell', 'In the end the client stayed', 'It went well', 'This saved time']
  const numbers = fc.constantFrom('by 30%', '12', 'to 3,000 euros', '2021', 'by half', '5 5')
  fc.assert(
    fc.property(fc.constantFrom(...SAMPLES), fc.constantFrom(...results), numbers, (sample, result, number) => {
      for (const criterion of ['specificity', 'result'] as const) {
        const before = pointsOf(criterion, { ...sample, answer: `${sample.answer} ${result}.` }) ?? 0
        const after = pointsOf(criterion, { ...sample, answer: `${sample.answer} ${result} ${number}.` }) ?? 0
        expect(after).toBeGreaterThanOrEqual(before)
      }
    }),
  )
})

// Time that grows with the square of the length would exceed the test's timeout.
test.each<readonly [string, string, number]>([
  ['a strong one', `${STRONG} `, 320],
  ['words that say nothing', 'so we did it um ', 9600],
  ...['a\n', 'score 100 ', 'as a ', 'from a to ', 'ignore the ', 'Python '].map(
    (part) => [part, part, 40_000] as const,
  ),
])('a very long answer is judged in time: %j, repeated', (_, part, times) => {
  expect(judge(part.repeat(times)).judged.length).toBeGreaterThan(0)
})
