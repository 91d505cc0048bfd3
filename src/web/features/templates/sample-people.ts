import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'

/** Files of their own: only those of templates that are looked at are fetched. */
const FILES = import.meta.glob<string>('/data/examples/{en,templates}/*.json', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const Levels = z.object({ levels: z.record(z.string(), ResumeContent) })

/** The invented person whose resume shows a template: a file in data/examples, and in `en` one of its levels. */
type Person = { readonly file: string; readonly level?: 'entry' | 'mid' | 'senior' }

const example = (occupation: string, level: Person['level'] = 'mid'): Person => ({ file: `en/${occupation}`, level })
const own = (occupation: string): Person => ({ file: `templates/${occupation}` })

/** By the id of a built-in template: someone of a field that it is made for. */
export const SAMPLE_PEOPLE: Readonly<Record<number, Person>> = {
  1: example('accountant'),
  2: example('marketing-specialist'),
  3: example('project-manager'),
  4: example('accountant', 'senior'),
  5: example('paralegal'),
  6: example('product-manager', 'senior'),
  7: example('registered-nurse'),
  8: example('data-analyst', 'senior'),
  9: own('materials-scientist'),
  10: example('graphic-designer', 'senior'),
  11: example('teacher'),
  12: own('school-leaver'),
  13: example('electrician'),
  101: own('investment-analyst'),
  102: own('mechanical-engineer-germany'),
  103: own('restaurant-manager'),
  104: own('materials-scientist'),
  105: own('solicitor'),
  106: own('architect'),
  107: own('operations-director'),
  111: own('event-manager'),
  112: example('physical-therapist'),
  113: example('graphic-designer'),
  114: example('software-engineer', 'senior'),
  115: own('computer-science-student'),
  116: own('quality-engineer-japan'),
  117: own('physician'),
}

/** The sample resume of a built-in template. It is fetched once; a failure is forgotten, so that it can be tried again. */
export function loadSample(id: number): Promise<ResumeContent> {
  const known = fetched.get(id)
  if (known) return known
  const person = SAMPLE_PEOPLE[id]
  if (!person) return Promise.reject(new Error(`Template ${id} has no sample`))
  const content = read(person)
  fetched.set(id, content)
  content.then(
    (value) => ready.set(id, value),
    () => fetched.delete(id),
  )
  return content
}

/** The sample of a template if it has come already. */
export const knownSample = (id: number): ResumeContent | undefined => ready.get(id)

const fetched = new Map<number, Promise<ResumeContent>>()
const ready = new Map<number, ResumeContent>()

async function read({ file, level }: Person): Promise<ResumeContent> {
  const reply = await fetch(FILES[`/data/examples/${file}.json`] ?? '')
  const json: unknown = await reply.json()
  if (level === undefined) return z.parse(ResumeContent, json)
  const content = z.parse(Levels, json).levels[level]
  if (!content) throw new Error(`${file} has no level ${level}`)
  return content
}
