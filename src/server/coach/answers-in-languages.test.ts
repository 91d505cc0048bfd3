import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Criterion } from '#shared/coach/feedback.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'
import type { ToJudge } from '#shared/coach/feedback.ts'

/** A question as it is asked, with three answers written by hand, as a reader ranked them. */
type Ranked = Omit<ToJudge, 'answer'> & { readonly weak: string; readonly middling: string; readonly strong: string }

const rankedIn = (language: string): readonly Ranked[] =>
  parse(readFileSync(`src/shared/coach/rubric/testing/${language}.yaml`, 'utf8')) as Ranked[]

describe.each(['de', 'es', 'fr'])('answers in %s', (language) => {
  const ranked = rankedIn(language)
  const judged = ({ weak: _w, middling: _m, strong: _s, ...asked }: Ranked, answer: string) =>
    judgeAnswer({ ...asked, answer })
  const pointsOf = (asked: Ranked, answer: string, criterion: Criterion) =>
    judged(asked, answer).judged.find((one) => one.criterion === criterion)?.points ?? null

  test('strong ones score higher than medium ones, and these higher than weak ones, in at least 95 of 100 pairs', () => {
    const pairs = ranked.flatMap((one) => {
      const [weak, middling, strong] = [one.weak, one.middling, one.strong].map((each) => judged(one, each).total)
      return [Number(strong) > Number(middling), Number(middling) > Number(weak), Number(strong) > Number(weak)]
    })
    expect(pairs.length).toBeGreaterThanOrEqual(36)
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThanOrEqual(0.95)
  })

  test('all of them are read, and every quote is verbatim', () => {
    for (const one of ranked)
      for (const answer of [one.weak, one.middling, one.strong])
        for (const { advice, evidence } of judged(one, answer).judged) {
          expect([answer, advice]).not.toEqual([answer, 'not-english'])
          for (const quote of evidence) expect(answer).toContain(quote)
        }
  })

  test('a strong story has steps of its own and a result, and a weak one has no result', () => {
    const stories = ranked.filter(({ kind }) => kind === 'behavioural')
    const lacking = stories.filter(
      (one) => Math.min(...(['action', 'result'] as const).map((each) => pointsOf(one, one.strong, each) ?? 0)) < 3,
    )
    const telling = stories.filter((one) => (pointsOf(one, one.weak, 'result') ?? 0) > 1)
    expect([...lacking, ...telling].map(({ question }) => question)).toEqual([])
  })

  test('what another language’s answer says is judged in its own words, whatever the question’s language', () => {
    const [first] = ranked
    const asked = { ...first!, question: first!.inEnglish ?? '' }
    expect(judged(asked, asked.strong).total).toBeGreaterThanOrEqual(judged(first!, first!.strong).total - 15)
  })

  // Time that grows with the square of the length would exceed the test's timeout.
  test('one very long sentence is judged in time', () => {
    const [first] = ranked
    const words = first!.strong.replaceAll(/[.,;:!?…]/g, '').toLowerCase()
    expect(judged(first!, `${words} `.repeat(200).slice(0, 80_000)).judged.length).toBeGreaterThan(0)
  })
})
