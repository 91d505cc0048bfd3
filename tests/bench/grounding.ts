/*
 * Measures the check of grounding: planted inventions caught by kind, honest lines taken for inventions, and the time it
 * takes for a line. A third of the lines was never looked at while tuning: of it only totals are shown.
 * `node tests/bench/grounding.ts`
 */
import { checkLine } from '#shared/grounding/check-line.ts'
import { GROUNDING } from './grounding-data/all.ts'
import { PLANTED, type GroundingItem } from './grounding-data/types.ts'
import { catchOf, type Score } from './grounding-judge.ts'
import { printTable, rounded, share, spreadOf } from './measure.ts'

const times: number[] = []

function isFlagged({ answer, generated }: GroundingItem): boolean {
  const begin = performance.now()
  const violations = checkLine(generated, { answers: [answer], known: [] }, 'en')
  times.push(performance.now() - begin)
  return violations.length > 0
}

const tuning = catchOf(
  GROUNDING.filter(({ heldOut }) => !heldOut),
  isFlagged,
)
const heldOut = catchOf(
  GROUNDING.filter((item) => item.heldOut),
  isFlagged,
)

for (const { id, answer, generated } of tuning.missed) console.log(`missed ${id}: ${answer} -> ${generated}`)
for (const { id, answer, generated } of tuning.alarmed) console.log(`false alarm ${id}: ${answer} -> ${generated}`)

const shareOf = ({ right, all }: Score) => share(right, all)
const none: Score = { right: 0, all: 0 }
printTable(
  ['', 'tuned on', 'never looked at'],
  [
    ...PLANTED.map((kind) => [
      kind,
      shareOf(tuning.byKind.get(kind) ?? none),
      shareOf(heldOut.byKind.get(kind) ?? none),
    ]),
    ['caught', shareOf(tuning.caught), shareOf(heldOut.caught)],
    ['false alarms', shareOf(tuning.falseAlarms), shareOf(heldOut.falseAlarms)],
  ],
)
const { p50, p95 } = spreadOf(times)
console.log(`\na line takes ${rounded(p50)} ms, the slowest twentieth ${rounded(p95)} ms and more`)
