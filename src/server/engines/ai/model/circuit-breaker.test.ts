import { expect, test } from 'vitest'
import { createCircuitBreaker } from '#server/engines/ai/model/circuit-breaker.ts'

function makeBreaker() {
  let at = 0
  const breaker = createCircuitBreaker({ clock: () => new Date(at) })
  return {
    breaker,
    wait: (seconds: number) => (at += seconds * 1000),
    fail: (times: number) => {
      for (let time = 0; time < times; time++) breaker.tryAcquire()?.fail()
    },
  }
}

test('four failures leave the circuit closed, five within a minute open it for a minute', () => {
  const { breaker, fail, wait } = makeBreaker()
  fail(4)
  expect(breaker.tryAcquire()).not.toBeNull()
  fail(1)
  expect(breaker.tryAcquire()).toBeNull()
  wait(59)
  expect(breaker.tryAcquire()).toBeNull()
  wait(1)
  expect(breaker.tryAcquire()).not.toBeNull()
})

test('failures more than a minute ago do not count', () => {
  const { breaker, fail, wait } = makeBreaker()
  fail(4)
  wait(61)
  fail(4)
  expect(breaker.tryAcquire()).not.toBeNull()
})

test('after the minute one trial at a time is allowed; its success closes the circuit, its failure opens it again', () => {
  const { breaker, fail, wait } = makeBreaker()
  fail(5)
  wait(60)
  const trial = breaker.tryAcquire()
  expect(breaker.tryAcquire()).toBeNull()
  trial?.fail()
  wait(59)
  expect(breaker.tryAcquire()).toBeNull()
  wait(1)
  breaker.tryAcquire()?.succeed()
  expect(breaker.tryAcquire()).not.toBeNull()
  expect(breaker.tryAcquire()).not.toBeNull()
})

test('a trial with an unknown outcome allows another trial', () => {
  const { breaker, fail, wait } = makeBreaker()
  fail(5)
  wait(60)
  breaker.tryAcquire()?.release()
  expect(breaker.tryAcquire()).not.toBeNull()
})
