import { expect, test } from 'vitest'
import { analysisScoreLabel, quickScoreLabel, shownLabel } from '#web/features/score/score-labels.ts'

const quick = (score: number) => [quickScoreLabel(score).tone, quickScoreLabel(score).label.message]
const full = (score: number) => [analysisScoreLabel(score).tone, analysisScoreLabel(score).label.message]

test('the quick score is green from 90 and yellow from 70, with a label for each level', () => {
  expect(quick(90)).toEqual(['good', 'Excellent'])
  expect(quick(89)).toEqual(['warn', 'Good'])
  expect(quick(80)).toEqual(['warn', 'Good'])
  expect(quick(79)).toEqual(['warn', 'Fair'])
  expect(quick(70)).toEqual(['warn', 'Fair'])
  expect(quick(69)).toEqual(['bad', 'Needs Improvement'])
  expect(quick(60)).toEqual(['bad', 'Needs Improvement'])
  expect(quick(59)).toEqual(['bad', 'Poor'])
})

test('the full analysis is excellent from 80 and good from 60', () => {
  expect(full(80)).toEqual(['good', 'Excellent'])
  expect(full(79)).toEqual(['warn', 'Good'])
  expect(full(60)).toEqual(['warn', 'Good'])
  expect(full(59)).toEqual(['bad', 'Needs Work'])
})

test('a resume with little in it is told to go on, without a number', () => {
  expect(shownLabel({ score: 27, isStarted: false })).toMatchObject({
    number: null,
    tone: 'neutral',
    label: { message: 'Keep going' },
  })
  expect(shownLabel({ score: 27, isStarted: true })).toMatchObject({
    number: 27,
    tone: 'bad',
    label: { message: 'Poor' },
  })
})
