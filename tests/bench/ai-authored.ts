/*
 * Measures the embedded writer by the strictest readers: six authors wrote 70 answers each, knowing nothing of the writer, and
 * judged each line beside what they had meant. Lines written otherwise since have not been judged. The writer was mended on
 * the answers of three of them. Third part of `npm run bench:ai`.
 */
import { readFileSync } from 'node:fs'
import { embeddedEngine } from '#shared/ai/embedded/engine.ts'
import { grounded } from '#shared/grounding/grounded.ts'
import type { Case } from './ai-data/types.ts'
import { linesOf } from './ai-judge.ts'
import { requestOf } from './ai-request.ts'
import { printTable, share } from './measure.ts'

type Authored = Readonly<
  Record<
    string,
    Pick<Case, 'category' | 'current' | 'question' | 'answer'> & {
      readonly verdicts: Readonly<Record<string, 'yes' | 'slightly' | 'no'>>
    }
  >
>

const engine = grounded(embeddedEngine())

async function judged(file: string) {
  const all: Authored = JSON.parse(readFileSync(new URL(`ai-data/${file}`, import.meta.url), 'utf8'))
  const first = Object.values(all).flatMap(({ verdicts }) => Object.values(verdicts))
  const now = await Promise.all(
    Object.entries(all).map(async ([id, { verdicts, ...one }]) => {
      const request = requestOf({ id, ...one, trade: '', temper: '', expected: { lines: [], never: [], numbers: [] } })
      return linesOf(await engine.write(request)).map(({ text }) => verdicts[text])
    }),
  )
  return { answers: Object.keys(all).length, first, now: now.flat() }
}

const parts = await Promise.all(['authored-tuned.json', 'authored-measured.json'].map(judged))
const count = (all: readonly (string | undefined)[], one: string | undefined) =>
  all.filter((other) => other === one).length
const row = (name: string, figure: (of: (typeof parts)[number]) => string) => [name, ...parts.map(figure)]
printTable(
  ['lines judged by those who said it', 'mended on', 'only measured'],
  [
    row('answers', ({ answers }) => String(answers)),
    row('called untrue at first sight', ({ first }) => share(count(first, 'yes'), first.length)),
    row('called untrue now', ({ now }) => share(count(now, 'yes'), now.length - count(now, undefined))),
    row('slightly', ({ now }) => share(count(now, 'slightly'), now.length - count(now, undefined))),
    row('true at first sight', ({ first }) => String(count(first, 'no'))),
    row('true now', ({ now }) => String(count(now, 'no'))),
    row('not judged', ({ now }) => String(count(now, undefined))),
  ],
)
