// The example resumes of data/examples, and those that show templates: each fits the schema, is a person of its own, and reads as one that could be sent.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'

/** Fewest and most words of all fields together: the first two levels fit one page, the third at most two. */
const WORDS = { entry: [150, 260], mid: [230, 380], senior: [300, 460], template: [170, 460] } as const
const LEVELS = ['entry', 'mid', 'senior'] as const
const LONGEST_BULLET = 180
/** Of all bullets of a resume: what a person did is told in numbers about as often as people know them. */
const LEAST_WITH_NUMBERS = 0.35
const CLICHES = /results-driven|passionate|proven track record|team player|leverag|synerg|go-getter|detail-oriented/i

const Example = z.strictObject({
  title: z.string().check(z.minLength(3), z.maxLength(60)),
  aliases: z.array(z.string().check(z.minLength(2), z.maxLength(60))).check(z.minLength(3), z.maxLength(8)),
  levels: z.strictObject({ entry: ResumeContent, mid: ResumeContent, senior: ResumeContent }),
})

const folder = 'data/examples/en'
/** One resume each, of people who show templates. */
const templateFolder = 'data/examples/templates'
const problems: string[] = []
const files = readdirSync(folder)
const people = new Set<string>()
for (const file of files) checkFile(file)
const templateFiles = readdirSync(templateFolder)
for (const file of templateFiles) checkPerson(file)
for (const problem of problems) console.error(problem)
console.log(
  `${files.length * LEVELS.length} examples of ${files.length} occupations, ${templateFiles.length} of templates, ${problems.length} problems`,
)
process.exit(problems.length > 0 ? 1 : 0)

function checkFile(file: string): void {
  const read = z.safeParse(Example, JSON.parse(readFileSync(join(folder, file), 'utf8')))
  if (!read.success) {
    problems.push(`${file}: ${z.prettifyError(read.error)}`)
    return
  }
  for (const level of LEVELS)
    for (const problem of problemsOf(read.data.levels[level], level)) problems.push(`${file}, ${level}: ${problem}`)
}

function checkPerson(file: string): void {
  const read = z.safeParse(ResumeContent, JSON.parse(readFileSync(join(templateFolder, file), 'utf8')))
  if (!read.success) problems.push(`${file}: ${z.prettifyError(read.error)}`)
  else for (const problem of problemsOf(read.data, 'template')) problems.push(`${file}: ${problem}`)
}

function problemsOf(content: ResumeContent, level: keyof typeof WORDS): string[] {
  const { personalInfo, experience, education, volunteer = [] } = content
  const { fullName, email } = personalInfo
  const isKnown = people.has(fullName)
  people.add(fullName)
  const bullets = [...experience, ...volunteer].flatMap(({ achievements }) => achievements)
  const text = stringsOf(content).join('\n')
  const count = text.split(/\s+/).length
  const [fewest, most] = WORDS[level]
  const dates = [...experience, ...education].flatMap(({ startDate, endDate }) => [startDate, endDate]).filter(Boolean)
  const starts = experience.map(({ startDate }) => startDate)
  return [
    isKnown && `${fullName} is another example's person.`,
    (count < fewest || count > most) && `It has ${count} words; ${fewest} to ${most} are expected.`,
    !email.endsWith('@example.com') && `${email} could be somebody's address. Use example.com.`,
    CLICHES.test(text) && `It says "${CLICHES.exec(text)?.[0]}". Say what the person did.`,
    ...bullets.filter((bullet) => bullet.length > LONGEST_BULLET).map((bullet) => `Shorten "${bullet.slice(0, 40)}…".`),
    ...bullets.filter((bullet) => bullet.endsWith('.')).map((bullet) => `No period at the end of "${bullet}".`),
    bullets.filter((bullet) => /\d/.test(bullet)).length < bullets.length * LEAST_WITH_NUMBERS && 'Too few numbers.',
    ...dates.filter((date) => !/^\d{4}-\d{2}$/.test(date)).map((date) => `"${date}" is not a month like 2024-05.`),
    starts.join() !== starts.toSorted().toReversed().join() && 'The newest job comes first.',
  ].filter((problem) => typeof problem === 'string')
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}
