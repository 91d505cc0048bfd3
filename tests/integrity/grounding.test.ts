import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkLine } from '#shared/grounding/check-line.ts'
import { GROUNDING } from '../bench/grounding-data/all.ts'
import { catchOf, type Score } from '../bench/grounding-judge.ts'

const { caught, falseAlarms } = catchOf(
  GROUNDING,
  ({ answer, generated }) => checkLine(generated, { answers: [answer], known: [] }, 'en').length > 0,
)

const share = ({ right, all }: Score) => right / all

test('at least 95 of 100 planted inventions are caught', () => {
  expect(caught.all).toBeGreaterThanOrEqual(200)
  expect(share(caught)).toBeGreaterThanOrEqual(0.95)
})

test('at most 5 of 100 honest lines are taken for inventions', () => {
  expect(falseAlarms.all).toBeGreaterThanOrEqual(100)
  expect(share(falseAlarms)).toBeLessThanOrEqual(0.05)
})

/** Where the check may take anything from: what it shared with a writer would confirm that writer's mistakes. */
const ALLOWED =
  /^#shared\/(?:grounding\/|writer\/(?:types|lines-of)\.ts$|interview\/types\.ts$|skills\/|text\/|resume\/schema\.ts$)/

test('the check takes nothing from a writer', () => {
  const folder = `${import.meta.dirname}/../../src/shared/grounding`
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const imports = files.flatMap((name) =>
    Array.from(
      readFileSync(`${folder}/${name}`, 'utf8').matchAll(
        /^(?:import|export|\}) .*from '([^']+)'|\bimport\('([^']+)'\)/gm,
      ),
      ([, from, lazy]) => from ?? lazy ?? '',
    ),
  )
  expect(imports.length).toBeGreaterThan(20)
  expect(imports.filter((from) => !ALLOWED.test(from))).toEqual([])
})
