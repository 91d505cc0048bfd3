import { broaderJobs, jobNames } from '#shared/packed/job-titles.ts'
import { titleWords } from '#shared/text/title-words.ts'

/** A job of our list, by its row. */
export type Job = number

/** The jobs that a title names, in any of our languages and genders; of names inside one another the longest counts. */
export function jobsIn(title: string): readonly Job[] {
  const { byName, longest } = (index ??= readIndex())
  const words = titleWords(title.slice(0, MAX_TITLE))
  const found: Job[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at)
    while (length > 0 && !byName.has(words.slice(at, at + length).join(' '))) length -= 1
    const job = byName.get(words.slice(at, at + length).join(' '))
    if (job !== undefined) found.push(job)
    at += Math.max(1, length)
  }
  return found
}

/** Whether a text is nothing but the name of a job. */
export function isJob(text: string): boolean {
  const { byName, longest } = (index ??= readIndex())
  const words = titleWords(text.slice(0, MAX_TITLE))
  return words.length <= longest && byName.has(words.join(' '))
}

/** A job and all broader ones: an ICU nurse is a nurse. */
export function withBroader(job: Job): ReadonlySet<Job> {
  const { broader } = (index ??= readIndex())
  const all = new Set([job])
  for (const one of all) for (const each of broader[one] ?? []) all.add(each)
  return all
}

/** Characters of a title that are read; more would only take time. */
const MAX_TITLE = 200

type Index = {
  readonly byName: ReadonlyMap<string, Job>
  readonly broader: readonly (readonly Job[])[]
  /** Words of the longest name. */
  readonly longest: number
}
// Read at the first title, so that a page that reads none does not wait for it.
let index: Index | undefined

function readIndex(): Index {
  const names = jobNames.split('~').flatMap((row, job) => row.split('|').map((name) => [name, job] as const))
  return {
    byName: new Map(names),
    broader: broaderJobs.split('~').map((row) => (row === '' ? [] : row.split('|').map(Number))),
    longest: Math.max(...names.map(([name]) => name.split(' ').length)),
  }
}
