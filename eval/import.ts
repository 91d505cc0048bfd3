/*
 * Evaluates how much the parser reads in resumes that other programs made: people whose every value is known, in
 * layouts as they are common, printed as PDFs, written as Word files or as plain text. The files are made in the run. Of
 * what is held out, a person of each language and some layouts, only totals are printed. `npm run eval:import`;
 * `ONLY=words` selects layouts by name and prints what is wrong in them, `TUNED=1` leaves out what is held out.
 */
import { parseResume } from '#shared/parse/parse-resume.ts'
import { openBrowser } from '../tests/browser.ts'
import { measuredParts, PART_NAMES, type Part } from './corpus.ts'
import { expectedOf } from './import/expected.ts'
import { judge, type Verdict } from './import/judge.ts'
import { LAYOUTS } from './import/layouts.ts'
import { createLayoutReader } from './import/read-layout.ts'
import { meetsGoals, printReport, printWrong, type Judged } from './import/report.ts'
import { readPeople, type Layout, type Person } from './import/types.ts'

const only = process.env['ONLY']
const parts = only === undefined ? measuredParts() : (['tuned'] as const)
const partOf = (layout: Layout, person: Person): Part => (layout.heldOut || person.heldOut ? 'held-out' : 'tuned')

const files = LAYOUTS.filter(({ name }) => only === undefined || name.includes(only))
  .flatMap((layout) => readPeople().map((person) => ({ layout, person, part: partOf(layout, person) })))
  .filter(({ part }) => parts.some((one) => one === part))

const browser = await openBrowser()
const judged: Judged[] = []
const left = files.entries()
/** Takes one file after the other; while one page prints, another is read. */
async function judgeFiles(): Promise<void> {
  const reader = createLayoutReader(browser)
  for (const [at, { layout, person, part }] of left) {
    const parsed = parseResume(await reader.read(layout, person))
    const verdict: Verdict = judge(parsed, expectedOf(person, layout.traits))
    judged[at] = { part, layout: layout.name, language: person.language, verdict }
    if (only !== undefined) printWrong(`${layout.name}, ${person.id}`, verdict, parsed)
  }
}
await Promise.all([judgeFiles(), judgeFiles()])
await browser.close()

for (const part of parts) {
  console.log(`\n== ${PART_NAMES[part]}`)
  printReport(
    judged.filter((one) => one.part === part),
    part === 'tuned',
  )
}
if (only === undefined && !meetsGoals(judged)) process.exitCode = 1
