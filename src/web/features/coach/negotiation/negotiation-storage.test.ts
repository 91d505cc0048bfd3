import { afterEach, beforeEach, expect, test } from 'vitest'
import { ENGLISH } from '#shared/coach/negotiation/english.ts'
import type { NegotiationRecord } from '#shared/contract/coach-negotiations.ts'
import {
  storeNegotiation,
  readNegotiation,
  movesOf,
  played,
  withEnd,
  withMove,
} from '#web/features/coach/negotiation/negotiation-storage.ts'

const started: NegotiationRecord = {
  seed: 7,
  role: 'Planner',
  scenario: 'new-job',
  style: 'formal',
  ask: { target: 52_000, walkAway: 46_000, currency: 'EUR', period: 'year' },
  moves: [],
  outcome: null,
}

beforeEach(() => localStorage.clear())
afterEach(() => storeNegotiation('ada', null))

test('a negotiation is stored before the next move, and removed when it is abandoned', () => {
  storeNegotiation('ada', withMove(started, { kind: 'say', text: 'I would like 55,000.' }, ENGLISH))
  expect(localStorage.getItem('coach-negotiation:ada')).toContain('I would like 55,000.')
  storeNegotiation('ada', null)
  expect(readNegotiation('ada')).toBeNull()
  expect(localStorage.getItem('coach-negotiation:ada')).toBeNull()
})

test('the next account signed in does not see the negotiation', () => {
  storeNegotiation('ada', started)
  expect(readNegotiation('ada')).toEqual(started)
  expect(readNegotiation('bob')).toBeNull()
})

test('a replayed negotiation has the same messages', () => {
  const anchored = withMove(started, { kind: 'tactic', tactic: 'anchor', amount: 55_000 }, ENGLISH)
  const negotiation = withMove(anchored, { kind: 'say', text: 'Because I cut errors by 30%.' }, ENGLISH)
  expect(played(negotiation, ENGLISH)).toEqual(played(JSON.parse(JSON.stringify(negotiation)), ENGLISH))
  expect(played(negotiation, ENGLISH)?.asked).toBe(55_000)
})

test('a finished negotiation has its outcome', () => {
  const offered = withMove(started, { kind: 'tactic', tactic: 'anchor', amount: 55_000 }, ENGLISH)
  expect(offered.outcome).toBeNull()
  const agreed = withMove(offered, { kind: 'tactic', tactic: 'accept' }, ENGLISH)
  expect(agreed.outcome).toBe('agreed')
  // An earlier version did not recognize the yes.
  expect(withEnd({ ...agreed, outcome: null }, ENGLISH)).toEqual(agreed)
})

test('unreadable moves are skipped, and a negotiation of an unknown kind cannot be played', () => {
  expect(movesOf({ ...started, moves: [{ kind: 'dance' }, { kind: 'say', text: 'Hello' }] })).toEqual([
    { kind: 'say', text: 'Hello' },
  ])
  expect(played({ ...started, scenario: 'auction' }, ENGLISH)).toBeNull()
})
