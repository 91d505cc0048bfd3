/*
 * Measures what the check leaves of lines that read the whole answer. A large language model wrote them, given the
 * instructions that ours is given (llm-prompt.ts) and nothing of the expectations; they pass through the same hands as
 * the lines of any configured model. Second part of `npm run bench:ai`; `REFUSED=1` shows the lines that the check takes
 * out.
 */
import { readFileSync } from 'node:fs'
import { passagesOf } from '#server/engines/ai/passages.ts'
import { placed, type Found } from '#server/engines/ai/place-lines.ts'
import { tidied } from '#server/engines/ai/tidy.ts'
import { checkLine } from '#shared/grounding/check-line.ts'
import { groundWritten } from '#shared/grounding/ground-written.ts'
import { withLeftOut } from '#shared/grounding/left-out.ts'
import type { Written } from '#shared/writer/types.ts'
import { TUNING } from './ai-data/all.ts'
import type { Case } from './ai-data/types.ts'
import { itemsInWords } from './ai-items.ts'
import { isSaid, judge, linesOf, tally, type Judgement } from './ai-judge.ts'
import { allRead, readOf, type Read as BeenRead } from './ai-judged.ts'
import { printTable, share } from './measure.ts'
import { requestOf } from './ai-request.ts'

type ReadLine = { readonly kind: Found['kind']; readonly quote: string; readonly text: string }
type Read = Readonly<Record<string, readonly ReadLine[]>>
const readLines = (file: string): Read => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** What was found of the lines for one answer, at its place. */
function draftOf(of: Case, lines: readonly ReadLine[]): Written {
  const { told } = requestOf(of)
  const passage = passagesOf(of.answer)
  return placed(
    lines.flatMap(({ kind, quote, text }): Found[] => {
      const [found, tidy] = [passage(quote), tidied(text, kind)]
      const source = { questionId: of.id, quote: found ?? '' }
      return found && tidy && told[0]
        ? [{ kind, target: told[0].target, line: { text: tidy, source, verbatim: false } }]
        : []
    }),
    told,
    [],
  )
}

type Column = {
  readonly judgements: readonly Judgement[]
  readonly refused: number
  readonly offered: number
  readonly been: BeenRead
}

function columnsOf(cases: readonly Case[], read: Read, isShown: boolean): readonly Column[] {
  const both = cases.flatMap((of) => {
    const lines = read[of.id]
    if (!lines) return []
    const [request, draft] = [requestOf(of), draftOf(of, lines)]
    const written = withLeftOut(groundWritten(draft, request), request.told, 'en')
    const kept = linesOf(written).map(({ text }) => text)
    const out = linesOf(draft).filter(({ text }) => !kept.includes(text))
    if (isShown) for (const { text } of out) show(of, text)
    const shown = [...kept, ...written.unused.map(({ source }) => source.quote)]
    return [
      {
        raw: judge(of, linesOf(draft)),
        checked: judge(of, linesOf(written)),
        refused: out.length,
        read: [readOf(of.id, draft), readOf(of.id, written)] as const,
        offered: of.expected.numbers.filter((number) => shown.some((text) => isSaid(text, number))).length,
      },
    ]
  })
  const sum = (key: 'refused' | 'offered') => both.reduce((all, one) => all + one[key], 0)
  const raw = both.map((one) => one.raw)
  return [
    { judgements: raw, refused: 0, offered: tally(raw).kept, been: allRead(both.map(({ read: [one] }) => one)) },
    {
      judgements: both.map((one) => one.checked),
      refused: sum('refused'),
      offered: sum('offered'),
      been: allRead(both.map(({ read: [, one] }) => one)),
    },
  ]
}

function show({ answer }: Case, line: string): void {
  const faults = checkLine(line, { answers: [answer], known: [] }, 'en')
  console.log(`\n${answer}\n  - ${line}   <- ${faults.map(({ kind, what }) => `${kind} (${what})`).join('; ')}`)
}

const parts = [
  TUNING.filter(({ id }) => !id.startsWith('tuning-g-')),
  // Once held out: what the model wrote of them nobody has looked at or changed since.
  TUNING.filter(({ id }) => id.startsWith('tuning-g-')),
]
const lines = readLines('ai-data/read.json')
const columns = parts
  .flatMap((part) => columnsOf(part, lines, !!process.env['REFUSED']))
  .map(({ judgements, ...more }) => ({ ...tally(judgements), ...more }))
const row = (name: string, figure: (of: (typeof columns)[number]) => string) => [name, ...columns.map(figure)]
printTable(
  ['lines by a large language model', 'first answers', 'checked', 'tuning-g', 'checked'],
  [
    row('answers', ({ cases }) => String(cases)),
    row('lines an answer', ({ lines, cases }) => (lines / cases).toFixed(1)),
    row('lines usable unedited', ({ usable, lines }) => share(usable, lines)),
    row('expected lines written', ({ covered, expected }) => share(covered, expected)),
    row('numbers kept', ({ kept, numbers }) => share(kept, numbers)),
    row('numbers written or offered', ({ offered, numbers }) => share(offered, numbers)),
    row('ungrounded items', ({ unsaid }) => itemsInWords(unsaid)),
    row('polarity flips', ({ flipping }) => String(flipping)),
    row('lines with something nobody said', ({ inventing }) => String(inventing)),
    row('lines with something untrue or unsaid', ({ untrue }) => String(untrue)),
    row('called untrue by readers', ({ been }) => share(been.untrue, been.read)),
    row('lines that claim too much', ({ claiming }) => String(claiming)),
    row('lines that the check took out', ({ refused }) => String(refused)),
  ],
)
