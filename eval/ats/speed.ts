import { contextOf } from '#shared/ats/context.ts'
import { runRules } from '#shared/ats/run-rules.ts'
import { matchPosting } from '#shared/ats/match.ts'
import { ownWords } from '#shared/ats/own-words.ts'
import { readPosting } from '#shared/ats/posting/read-posting.ts'
import { lengthyContent } from '#shared/template/samples.ts'
import { rounded, spreadOf } from '../../tests/bench/measure.ts'

const ROUNDS = 300

/** A quick score of a two-page resume with a posting, after the first one, which reads the list of skills. */
export function measureSpeed(texts: readonly string[]): void {
  const resume = lengthyContent(4)
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now()
    const posting = readPosting(texts[round % texts.length] ?? '')
    const { context } = ownWords(contextOf(resume, '2026-01-01'), posting)
    matchPosting(context, posting)
    runRules(context)
    return performance.now() - start
  })
  const { p50, p95 } = spreadOf(times.slice(20))
  console.log(
    `\nA quick score with a posting: p50 ${rounded(p50)} ms, p95 ${rounded(p95)} ms; the first one ${rounded(times[0] ?? 0)} ms.`,
  )
}
