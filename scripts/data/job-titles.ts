import { globSync } from 'node:fs'
import { z } from 'zod'
import { titleWords } from '#shared/text/title-words.ts'
import { reportWrongKeys } from './keys.ts'
import { readLines, type Read, type Source } from './read.ts'
import { TEXT } from './texts.ts'

/** The packed form separates texts by these characters. */
const NAMES = z.array(TEXT.refine((text) => !/[~|]/.test(text), 'must not contain ~ or |')).min(1)

const job = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'must consist of lowercase letters, digits and hyphens'),
  en: NAMES,
  de: NAMES,
  fr: NAMES,
  es: NAMES,
  /** Jobs that everybody with this one has as well: an ICU nurse is a nurse. */
  broader: z.array(z.string()).exactOptional(),
})
type Job = z.infer<typeof job>

/**
 * What a job is called, in all languages and without gender: a row for each job with its names, and the rows of the
 * broader ones by their numbers.
 */
export function readJobTitles(source: Source) {
  const files = globSync('job-titles/*.jsonl', { cwd: source.root }).toSorted()
  const jobs = files.flatMap((file) => readLines(source, file, job))
  const rows = new Map(jobs.map(({ value }, row) => [value.id, row]))
  reportWrongKeys(
    jobs,
    { keyOf: ({ id }) => id, named: ({ broader = [] }) => broader, relation: ['is narrower than', 'job'] },
    source,
  )
  reportSharedNames(jobs, source)
  return {
    jobNames: jobs.map(({ value }) => [...new Set(namesOf(value).map(wordsOf))].join('|')).join('~'),
    broaderJobs: jobs.map(({ value }) => (value.broader ?? []).map((id) => rows.get(id)).join('|')).join('~'),
  }
}

const namesOf = ({ en, de, fr, es }: Job) => [...en, ...de, ...fr, ...es]
const wordsOf = (name: string) => titleWords(name).join(' ')

/** A name that two jobs have says nothing. */
function reportSharedNames(jobs: readonly Read<Job>[], { report }: Source): void {
  const owners = new Map<string, string>()
  for (const { value, placeOf } of jobs)
    for (const name of namesOf(value)) {
      const words = wordsOf(name)
      const owner = owners.get(words)
      if (words === '') report(placeOf(), `"${name}" has no word that names the job. Remove it.`)
      else if (owner && owner !== value.id)
        report(placeOf(), `"${name}" is also a name of "${owner}". Remove it from one of them.`)
      owners.set(words, value.id)
    }
}
