/*
 * Measures the embedded writer on the corpus of spoken answers (ai-data): lines usable unedited, what a careful editor
 * would have kept, numbers kept, and what must be none: ungrounded items (numbers, names, dates, titles, others' deeds),
 * turned meanings, words unfit for a resume. What is held out is not looked at while tuning: of it only totals are shown.
 * `npm run bench:ai`; `TUNING=1` leaves it out, `ONLY=words` shows just the cases whose id holds the words, `QUIET=1`
 * prints totals alone.
 */
import { embeddedEngine } from '#shared/ai/embedded/engine.ts'
import { groundWritten } from '#shared/grounding/ground-written.ts'
import type { Written } from '#shared/writer/types.ts'
import { HELD_OUT, TUNING } from './ai-data/all.ts'
import type { Case, Term } from './ai-data/types.ts'
import { isSaid, judge, linesOf, tally, type Judgement } from './ai-judge.ts'
import { itemsInWords } from './ai-items.ts'
import { allRead, readOf, type Read } from './ai-judged.ts'
import { requestOf } from './ai-request.ts'
import { printTable, share } from './measure.ts'

const CASES = { tuning: TUNING, 'held-out': HELD_OUT } as const
type Part = keyof typeof CASES

const engine = embeddedEngine()

/** As the product answers: what the grounding refuses is replaced or dropped. */
async function write(
  of: Case,
): Promise<{ readonly written: Written; readonly refused: number; readonly offered: number }> {
  const request = requestOf(of)
  const draft = await engine.write(request)
  const written = groundWritten(draft, request)
  const all = linesOf(written).map(({ text }) => text)
  return {
    written,
    refused: linesOf(draft).filter(({ text }) => !all.includes(text)).length,
    offered: of.expected.numbers.filter((number) => isOffered(written, number)).length,
  }
}

/** A number that stands in a line, or in what the reader is shown as also said, ready to be added. */
const isOffered = (written: Written, number: Term): boolean =>
  [...linesOf(written).map(({ text }) => text), ...written.unused.map(({ source }) => source.quote)].some((text) =>
    isSaid(text, number),
  )

type Judged = {
  readonly judgements: readonly Judgement[]
  readonly refused: number
  readonly offered: number
  readonly read: Read
}

async function judged(part: Part): Promise<Judged> {
  const cases = CASES[part].filter(({ id }) => id.includes(process.env['ONLY'] ?? ''))
  const judgements: Judgement[] = []
  const read: Read[] = []
  let [refused, offered] = [0, 0]
  for (const one of cases) {
    const { written, refused: dropped, offered: shown } = await write(one)
    const judgement = judge(one, linesOf(written))
    judgements.push(judgement)
    read.push(readOf(one.id, written))
    refused += dropped
    offered += shown
    if (part === 'tuning' && !process.env['QUIET']) show(one, judgement)
  }
  return { judgements, refused, offered, read: allRead(read) }
}

function show({ answer }: Case, { id, lines, aside, lost }: Judgement): void {
  console.log(`\n${id}: ${answer}`)
  for (const { text, faults } of lines) {
    const why = faults.map((fault) => ('what' in fault ? `${fault.kind} (${fault.what})` : fault.kind)).join('; ')
    console.log(`  ${faults.length === 0 ? '+' : '-'} ${text}${why ? `   <- ${why}` : ''}`)
  }
  for (const { text, faults } of aside.filter((line) => line.faults.length > 0))
    console.log(`  (aside) ${text}   <- ${faults.map(({ kind }) => kind).join(', ')}`)
  for (const example of lost) console.log(`  ? ${example}`)
}

const parts = await Promise.all(
  (process.env['TUNING'] ? (['tuning'] as const) : (['tuning', 'held-out'] as const)).map(judged),
)
const tallies = parts.map(({ judgements, ...more }) => ({ ...tally(judgements), ...more }))
const row = (name: string, figure: (of: (typeof tallies)[number]) => string) => [name, ...tallies.map(figure)]
printTable(['', 'tuned on', 'held out'].slice(0, tallies.length + 1), [
  row('answers', ({ cases }) => String(cases)),
  row('lines an answer', ({ lines, cases }) => (lines / Math.max(1, cases)).toFixed(1)),
  row('lines usable unedited', ({ usable, lines }) => share(usable, lines)),
  row('expected lines written', ({ covered, expected }) => share(covered, expected)),
  row('numbers kept', ({ kept, numbers }) => share(kept, numbers)),
  row('numbers written or offered', ({ offered, numbers }) => share(offered, numbers)),
  row('ungrounded items', ({ unsaid }) => itemsInWords(unsaid)),
  row('polarity flips', ({ flipping }) => String(flipping)),
  row('lines with something nobody said', ({ inventing }) => String(inventing)),
  row('lines with something untrue or unsaid', ({ untrue }) => String(untrue)),
  row('called untrue by readers', ({ read }) => share(read.untrue, read.read)),
  row('called slightly untrue', ({ read }) => share(read.slightly, read.read)),
  row('lines that claim too much', ({ claiming }) => String(claiming)),
  row('lines unfit for a resume', ({ unfit }) => String(unfit)),
  row('lines that the grounding took out', ({ refused }) => String(refused)),
])
