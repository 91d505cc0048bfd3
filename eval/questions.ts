/*
 * Prints what the interview asks of 50 job titles, with what an independent reader called the questions: they fit, fit
 * loosely (they can be answered), or are plainly about another trade. Read it after a change of banks or roles, and put the
 * verdicts right. `npm run eval:questions`
 */
import * as z from 'zod/mini'
import { localQuestions } from '#shared/interview/local-interview.ts'
import { printTable, share } from '../tests/bench/measure.ts'
import { linesOf } from './corpus.ts'

const VERDICTS = ['fits', 'loose', 'wrong'] as const
const Title = z.strictObject({ title: z.string(), company: z.string(), verdict: z.enum(VERDICTS) })

const titles = linesOf('titles', Title)
for (const { title, company, verdict } of titles) {
  console.log(`\n${title}: ${verdict}`)
  const questions = await localQuestions({
    industry: '',
    experienceLevel: 'Mid-level',
    language: 'en',
    resume: { experience: [{ position: title, company, current: true }], projects: [], skills: [] },
  })
  for (const { question, followUp } of questions) console.log(`  ${question}\n    ${followUp}`)
}
console.log()
printTable(
  ['', 'titles'],
  VERDICTS.map((wanted) => [wanted, share(titles.filter(({ verdict }) => verdict === wanted).length, titles.length)]),
)
