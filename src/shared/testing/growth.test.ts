import { expect, test } from 'vitest'
import { growthOf, IN_PROPORTION } from '#shared/testing/growth.ts'

const numbers = (size: number) => Array.from({ length: size }, (_, at) => at)
const sum = (all: readonly number[]) => all.reduce((total, one) => total + Math.sqrt(one), 0)
const sumOfPairs = (all: readonly number[]) => all.reduce((total, one) => total + one * sum(all), 0)

test('work per item grows in proportion, work per pair does not', async () => {
  // Both sizes fit into the nearest processor cache, so that other processes don't distort the result.
  expect(await growthOf(numbers, sum, 500)).toBeLessThan(IN_PROPORTION)
  expect(await growthOf(numbers, sumOfPairs, 400)).toBeGreaterThan(IN_PROPORTION)
})

test('asynchronous work is measured to its end', async () => {
  const later = async (all: readonly number[]) => {
    await Promise.resolve()
    return sumOfPairs(all)
  }
  expect(await growthOf(numbers, later, 400)).toBeGreaterThan(IN_PROPORTION)
})
