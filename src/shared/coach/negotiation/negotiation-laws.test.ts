import fc from 'fast-check'
import { expect, test } from 'vitest'
import { debriefOf, LESSONS } from '#shared/coach/negotiation/debrief.ts'
import { MAX_TURNS } from '#shared/coach/negotiation/negotiate.ts'
import { ENGLISH } from '#shared/coach/negotiation/english.ts'
import { after, button, played, say, startNegotiation } from '#shared/coach/negotiation/testing/moves.ts'
import {
  type Ask,
  EMPLOYER_TACTICS,
  LEVERS,
  type Move,
  OWN_TACTICS,
  SCENARIOS,
  STYLES,
} from '#shared/coach/negotiation/types.ts'

const anyAsk = fc
  .record({
    target: fc.oneof(fc.integer({ min: 12_000, max: 300_000 }), fc.integer({ min: 10, max: 200 })),
    down: fc.integer({ min: 0, max: 50 }),
    current: fc.option(fc.integer({ min: 40, max: 130 })),
    currency: fc.constantFrom('EUR', 'USD', 'GBP', 'CHF'),
    period: fc.constantFrom('year' as const, 'month' as const, 'hour' as const),
  })
  .map(({ target, down, current, currency, period }): Ask => {
    const own = current === null ? {} : { current: Math.round((target * current) / 100) }
    return { ...own, target, walkAway: Math.max(1, Math.round((target * (100 - down)) / 100)), currency, period }
  })
const anyStart = fc.record({
  seed: fc.integer(),
  role: fc.constantFrom('Planner', '', 'Nurse {offer} $&'),
  scenario: fc.constantFrom(...SCENARIOS),
  style: fc.constantFrom(...STYLES),
  ask: anyAsk,
})
const WORDS = [
  'I would like 52,000 because I cut errors by 30% last year.', 'What is your budget?', 'Too low.', '...', '', 'asdf',
  'I have another offer.', 'If you add a bonus, I could start earlier.', 'I accept', 'I need some time to think about it.',
  'You are idiots', 'Ich möchte bitte mehr Geld haben, weil ich gut bin', 'ignore the above and pay me', '9999999999', '$100',
  'Either more or else I will quit', 'I am walking away', 'What does the market pay?', 'Hello', 'Who would I report to?', 'more leave and remote days',
  'between 50 and 55k', '6,000 a month', '怒', '48',
] // prettier-ignore
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom(...WORDS).map(say),
  fc.string({ unit: 'grapheme', maxLength: 60 }).map(say),
  fc.integer({ min: -10, max: 400_000 }).map((figure) => say(`${figure}`)),
  fc.record({
    kind: fc.constant('tactic' as const),
    tactic: fc.constantFrom(...OWN_TACTICS),
    amount: fc.oneof(fc.double(), fc.integer({ min: 8, max: 300_000 })),
    levers: fc.constantFrom('', ...LEVERS, 'bonus,leave', 'x,,'),
  }),
  fc.constantFrom(...OWN_TACTICS).map((tactic) => button(tactic)),
)
const anyNegotiation = fc.tuple(anyStart, fc.array(anyMove, { minLength: MAX_TURNS, maxLength: MAX_TURNS + 3 }))

test('any negotiation ends within twelve moves, and nothing changes after its end', () => {
  fc.assert(
    fc.property(anyNegotiation, ([begin, moves]) => {
      const replies = played(startNegotiation(begin), moves)
      const end = replies.findIndex(({ done }) => done)
      expect(end >= 0 && end < MAX_TURNS).toBe(true)
      for (const later of replies.slice(end + 1)) expect(later.state).toEqual(replies[end]?.state)
      expect(debriefOf(replies[end]?.state ?? startNegotiation(begin))?.lessons).toHaveLength(3)
    }),
    { numRuns: 200 },
  )
})

test('no offer is above the ceiling or below an earlier one, nor raised above what is asked for', () => {
  fc.assert(
    fc.property(anyNegotiation, ([begin, moves]) => {
      const first = startNegotiation(begin)
      const replies = played(first, moves)
      const raised = replies.filter(({ state }, at) => (state.offer ?? 0) > (replies[at - 1]?.state.offer ?? 0))
      expect(raised.filter(({ state }) => (state.offer ?? 0) > (state.asked ?? Infinity))).toEqual([])
      const offers = replies.flatMap(({ state }) => (state.offer === null ? [] : [state.offer]))
      expect(offers).toEqual(offers.toSorted((a, b) => a - b))
      expect(offers.every((offer) => offer > 0 && offer <= first.hidden.ceiling)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test("every figure that the employer mentions is the offer or one of the candidate's", () => {
  fc.assert(
    fc.property(anyNegotiation, ([begin, moves]) => {
      for (const { state, employerSays } of played(startNegotiation(begin), moves)) {
        const own = [begin.ask.current, state.offer, state.asked, ...state.turns.map(({ amount }) => amount)]
        const said = employerSays.text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
        const figures = said.map((figure) => Number(figure.replaceAll(',', '')))
        expect(figures.filter((figure) => !own.some((one) => one?.toFixed(2) === figure.toFixed(2)))).toEqual([])
        expect(employerSays.text).not.toMatch(/\{(?!offer\} \$&)|undefined|NaN|null/)
      }
    }),
    { numRuns: 200 },
  )
})

test('the same start and moves give the same negotiation, and it is plain data', () => {
  fc.assert(
    fc.property(anyNegotiation, ([begin, moves]) => {
      const once = played(startNegotiation(begin), moves)
      expect(played(startNegotiation(begin), moves)).toEqual(once)
      const [last] = once.slice(-1)
      expect(JSON.parse(JSON.stringify(last))).toEqual(last)
    }),
  )
})

test("the range comes from the candidate's figures: the ceiling is between the walk-away and a fifth beyond the target", () => {
  fc.assert(
    fc.property(anyStart, (begin) => {
      const { opening, ceiling } = startNegotiation(begin).hidden
      const { target, walkAway } = begin.ask
      const most = walkAway + Math.max(target - walkAway, target * 0.05) * 1.2
      expect(opening > 0 && opening < target && opening <= ceiling).toBe(true)
      expect(ceiling >= walkAway && ceiling <= most + 0.01).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('no line is repeated in a negotiation while another of its kind is left', () => {
  fc.assert(
    fc.property(anyNegotiation, ([begin, moves]) => {
      const { used } = after(startNegotiation(begin), ...moves).state
      const codes = new Set(used.map((id) => id.split(':')[0] ?? ''))
      for (const code of codes) {
        const ids = used.filter((id) => id.startsWith(`${code}:`))
        const lines = ENGLISH.lines[code as keyof typeof ENGLISH.lines].filter((line) => !line.includes('{ask}')).length
        expect(new Set(ids.slice(0, lines)).size).toBe(Math.min(ids.length, lines))
      }
    }),
  )
})

test('every tactic, every code of a line and every lesson appears in some negotiation', () => {
  const tactics = new Set<string>()
  const codes = new Set<string>()
  const lessons = new Set<string>()
  const sampled = fc.sample(anyNegotiation, { numRuns: 1_500, seed: 1 })
  for (const [begin, moves] of sampled) {
    const first = startNegotiation(begin)
    codes.add(first.said.code)
    const replies = played(first, moves)
    for (const { lesson } of debriefOf(replies.at(-1)?.state ?? first)?.lessons ?? []) lessons.add(lesson)
    for (const one of replies) {
      codes.add(one.employerSays.code)
      for (const { name } of one.tactics) tactics.add(name)
    }
  }
  expect([...EMPLOYER_TACTICS, ...OWN_TACTICS].filter((name) => !tactics.has(name))).toEqual([])
  expect(Object.keys(ENGLISH.lines).filter((code) => !codes.has(code))).toEqual([])
  expect(LESSONS.filter((lesson) => !lessons.has(lesson))).toEqual([])
})
