import { expect, test } from 'vitest'
import { createCircuitBreaker } from '#server/engines/ai/model/circuit-breaker.ts'

function opened() {
  let at = 0
  const breaker = createCircuitBreaker({ clock: () => new Date(at) })
  return {
    breaker,
    wait: (seconds: number) => (at += seconds * 1000),
    fail: (times: number) => {
      for (let time = 0; time < times; time++) breaker.pass()?.failed()
    },
  }
}

test('four failures leave the way open, five within a minute close it for a minute', () => {
  const { breaker, fail, wait } = opened()
  fail(4)
  expect(breaker.pass()).not.toBeNull()
  fail(1)
  expect(breaker.pass()).toBeNull()
  wait(59)
  expect(breaker.pass()).toBeNull()
  wait(1)
  expect(breaker.pass()).not.toBeNull()
})

test('failures of more than a minute ago do not count', () => {
  const { breaker, fail, wait } = opened()
  fail(4)
  wait(61)
  fail(4)
  expect(breaker.pass()).not.toBeNull()
})

test('after the rest one at a time tries; a success opens the way, a failure closes it again', () => {
  const { breaker, fail, wait } = opened()
  fail(5)
  wait(60)
  const trial = breaker.pass()
  expect(breaker.pass()).toBeNull()
  trial?.failed()
  wait(59)
  expect(breaker.pass()).toBeNull()
  wait(1)
  breaker.pass()?.reached()
  expect(breaker.pass()).not.toBeNull()
  expect(breaker.pass()).not.toBeNull()
})

test('a trial of which nobody knows the end lets the next one try', () => {
  const { breaker, fail, wait } = opened()
  fail(5)
  wait(60)
  breaker.pass()?.unknown()
  expect(breaker.pass()).not.toBeNull()
})
