/*
 * Evaluates the embedded writer, with the grounding check as in the product, on spoken answers: lines usable unedited,
 * what a careful editor would have kept, numbers kept, and what must be none: ungrounded items (numbers, names, dates,
 * titles, others' deeds), turned meanings, words unfit for a resume. Of what is held out only totals are printed.
 * `npm run eval:writer`; `TUNED=1` leaves it out, `ONLY=words` takes just the answers whose id holds the words, `QUIET=1`
 * prints totals alone. Ends with 1 where a requirement below is missed.
 */
import { embeddedWriter } from '#shared/writer/pipeline.ts'
import { groundWritten } from '#shared/grounding/ground-written.ts'
import type { Written } from '#shared/writer/types.ts'
import { printTable, rounded, share, spreadOf } from '../tests/bench/measure.ts'
import { checkCorpus } from './check-corpus.ts'
import { measuredParts, PART_NAMES, readCorpus, type Part } from './corpus.ts'
import { requireAll, type Requirement } from './requirements.ts'
import { inWords, writerCorpusFaults } from './writer/corpus-faults.ts'
import { itemsInWords } from './writer/items.ts'
import { isSaid, judge, linesOf, tally, type Judgement, type Tally } from './writer/judge.ts'
import { printReadings } from './writer/readings.ts'
import { requestOf } from './writer/request.ts'
import { Case, type Term } from './writer/types.ts'

const corpus = readCorpus('writer', Case)
checkCorpus('writer', corpus, writerCorpusFaults)

const writer = embeddedWriter()

type Answered = { readonly draft: Written; readonly written: Written; readonly took: number }

/** As the product answers: what the grounding check refuses is replaced or dropped. */
async function answered(of: Case): Promise<Answered> {
  const request = requestOf(of)
  const begin = performance.now()
  const draft = await writer.write(request)
  const written = groundWritten(draft, request)
  return { draft, written, took: performance.now() - begin }
}

type Totals = Tally & {
  readonly part: Part
  /** Numbers in a line, or in what is shown as also said, ready to be added. */
  readonly offered: number
  /** Lines that the grounding check took out. */
  readonly refused: number
  readonly times: readonly number[]
}

async function evaluated(part: Part): Promise<Totals> {
  const cases = corpus[part].filter(({ id }) => id.includes(process.env['ONLY'] ?? ''))
  // A first pass warms the code up.
  for (const of of cases) await answered(of)
  const judgements: Judgement[] = []
  const times: number[] = []
  let [offered, refused] = [0, 0]
  for (const of of cases) {
    const { draft, written, took } = await answered(of)
    const judgement = judge(of, linesOf(written))
    judgements.push(judgement)
    times.push(took)
    offered += of.expected.numbers.filter((number) => isOffered(written, number)).length
    refused += refusedOf(draft, written)
    if (part === 'tuned' && !process.env['QUIET']) show(of, judgement)
  }
  return { part, ...tally(judgements), offered, refused, times }
}

const isOffered = (written: Written, number: Term): boolean =>
  [...linesOf(written).map(({ text }) => text), ...written.unused.map(({ source }) => source.quote)].some((text) =>
    isSaid(text, number),
  )

function refusedOf(draft: Written, written: Written): number {
  const kept = new Set(linesOf(written).map(({ text }) => text))
  return linesOf(draft).filter(({ text }) => !kept.has(text)).length
}

/** The lines with faults, and what an editor would have written and nobody did. */
function show({ answer }: Case, { id, lines, aside, lost }: Judgement): void {
  const faulty = [...lines, ...aside].filter(({ faults }) => faults.length > 0)
  if (faulty.length === 0 && lost.length === 0) return
  console.log(`\n${id}: ${answer}`)
  for (const { text, faults } of faulty) console.log(`  - ${text}   <- ${faults.map(inWords).join('; ')}`)
  for (const example of lost) console.log(`  ? ${example}`)
}

const measured: Totals[] = []
for (const part of measuredParts()) measured.push(await evaluated(part))
// `ONLY` may leave nothing of a part.
const all = measured.filter(({ cases }) => cases > 0)
const row = (name: string, figure: (of: Totals) => string) => [name, ...all.map(figure)]
printTable(
  ['', ...all.map(({ part }) => PART_NAMES[part])],
  [
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
    row('lines that claim too much', ({ claiming }) => String(claiming)),
    row('lines unfit for a resume', ({ unfit }) => String(unfit)),
    row('lines that the grounding took out', ({ refused }) => String(refused)),
    row('ms an answer, median', ({ times }) => rounded(spreadOf(times).p50)),
    row('ms an answer, p95', ({ times }) => rounded(spreadOf(times).p95)),
  ],
)

console.log()
printReadings()

const requirements = ({ part, unsaid, flipping, offered, numbers }: Totals): readonly Requirement[] => [
  {
    what: `${PART_NAMES[part]}: a number, name, date or title in a line was not said`,
    holds: unsaid.number + unsaid.name + unsaid.date + unsaid.title === 0,
  },
  { what: `${PART_NAMES[part]}: a line turns what was said into its opposite`, holds: flipping === 0 },
  {
    what: `${PART_NAMES[part]}: less than 99% of numbers are written or offered`,
    holds: offered >= 0.99 * numbers,
  },
]
requireAll(all.flatMap(requirements))
