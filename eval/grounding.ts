/*
 * Evaluates the grounding check: planted inventions caught by kind, honest lines taken for inventions, and the time it
 * takes for a line. Of what is held out only totals are printed. `npm run eval:grounding`; `TUNED=1` leaves it out.
 * Ends with 1 where too few inventions are caught, or too many honest lines.
 */
import { checkLine } from '#shared/grounding/check-line.ts'
import { printTable, rounded, share, spreadOf } from '../tests/bench/measure.ts'
import { checkCorpus } from './check-corpus.ts'
import { measuredParts, PART_NAMES, readCorpus } from './corpus.ts'
import { groundingCorpusFaults } from './grounding/corpus-faults.ts'
import { catchOf, type Catch, type Score } from './grounding/judge.ts'
import { GroundingItem, PLANTED } from './grounding/types.ts'
import { requireAll } from './requirements.ts'

/** Smallest share of inventions caught, and largest share of honest lines flagged. */
const CAUGHT = 0.95
const FALSE_ALARMS = 0.05

const corpus = readCorpus('grounding', GroundingItem)
checkCorpus('grounding', corpus, groundingCorpusFaults)

const times: number[] = []

function isFlagged({ answer, generated }: GroundingItem): boolean {
  const begin = performance.now()
  const violations = checkLine(generated, { answers: [answer], known: [] }, 'en')
  times.push(performance.now() - begin)
  return violations.length > 0
}

const parts = measuredParts()
const caught = parts.map((part) => catchOf(corpus[part], isFlagged))
// The tuned part is always the first.
for (const { id, answer, generated } of caught[0]?.missed ?? []) console.log(`missed ${id}: ${answer} -> ${generated}`)
for (const { id, answer, generated } of caught[0]?.alarmed ?? [])
  console.log(`false alarm ${id}: ${answer} -> ${generated}`)

const row = (name: string, score: (of: Catch) => Score | undefined) => [
  name,
  ...caught.map((of) => {
    const { right, all } = score(of) ?? { right: 0, all: 0 }
    return share(right, all)
  }),
]
printTable(
  ['', ...parts.map((part) => PART_NAMES[part])],
  [
    ...PLANTED.map((kind) => row(kind, ({ byKind }) => byKind.get(kind))),
    row('caught', (of) => of.caught),
    row('false alarms', ({ falseAlarms }) => falseAlarms),
  ],
)
const { p50, p95 } = spreadOf(times)
console.log(`\na line takes ${rounded(p50)} ms, the slowest twentieth ${rounded(p95)} ms and more`)

const shareOf = (score: (of: Catch) => Score) => {
  const scores = caught.map(score)
  const sum = (key: keyof Score) => scores.reduce((total, one) => total + one[key], 0)
  return sum('right') / sum('all')
}
requireAll([
  { what: `less than ${100 * CAUGHT}% of inventions are caught`, holds: shareOf((of) => of.caught) >= CAUGHT },
  {
    what: `more than ${100 * FALSE_ALARMS}% of honest lines are flagged`,
    holds: shareOf(({ falseAlarms }) => falseAlarms) <= FALSE_ALARMS,
  },
])
