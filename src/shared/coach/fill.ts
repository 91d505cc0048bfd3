import type { ResumeContext } from '#shared/writer/types.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** An entry of the resume, by its index. */
export type About = { readonly part: 'experience' | 'projects'; readonly index: number }

export type Filled = {
  readonly text: string
  readonly about: About | null
  /** The skill that it names, if any. */
  readonly skill: string | null
}

type Choice = {
  /** Decides between entries that would do as well. */
  readonly chance: number
  /** Folded names of skills that are asked about before others. */
  readonly prefer: ReadonlySet<string>
}
type Names = 'company' | 'position' | 'skill' | 'project'

/** The newest entries that are asked about: few interviewers ask for older ones. */
const NEWEST = 3
/** The first skills are asked about, since people list what they know best first. */
const FOREMOST = 6
/** Longer ones are sentences, not names. */
const MAX_NAME = 80

/**
 * A question with its placeholders {company}, {position}, {skill} and {project} filled from a resume, and the entry that
 * it asks about. Undefined where one cannot be filled. Company and position are always of the same entry.
 */
export function filled(text: string, resume: ResumeContext | null, { chance, prefer }: Choice): Filled | undefined {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name as Names)
  if (names.length === 0) return { text, about: null, skill: null }
  if (!resume) return undefined
  const [job, project] = [jobFor(names, resume, chance), one(namedProjects(resume), chance)]
  const skill = one(skillsOf(resume, prefer), chance)
  const values: Readonly<Record<Names, string | undefined>> = {
    company: job && nameIn(job.company),
    position: job && nameIn(job.position),
    project: project?.name,
    skill,
  }
  if (names.some((name) => !values[name])) return undefined
  // One pass: a name that looks like a placeholder stays a name.
  return {
    text: text.replace(PLACEHOLDER, (_, name: Names) => values[name] ?? ''),
    about: aboutOf(names, job, project),
    skill: (names.includes('skill') && skill) || null,
  }
}

const PLACEHOLDER = /\{(company|position|skill|project)\}/g

type Indexed = { readonly index: number }

function aboutOf(names: readonly Names[], job?: Indexed, project?: Indexed): About | null {
  if (job && names.some((name) => name === 'company' || name === 'position'))
    return { part: 'experience', index: job.index }
  return project && names.includes('project') ? { part: 'projects', index: project.index } : null
}

function jobFor(names: readonly Names[], { experience }: ResumeContext, chance: number) {
  const needed = (['company', 'position'] as const).filter((name) => names.includes(name))
  const jobs = experience
    .map((entry, index) => ({ ...entry, index }))
    .filter((entry) => needed.every((name) => nameIn(entry[name])))
  return one(jobs.slice(0, NEWEST), chance)
}

const namedProjects = ({ projects }: ResumeContext) =>
  projects
    .map(({ name }, index) => ({ name: nameIn(name) ?? '', index }))
    .filter(({ name }) => name !== '')
    .slice(0, NEWEST)

function skillsOf({ skills }: ResumeContext, prefer: ReadonlySet<string>): readonly string[] {
  const named = skills.flatMap((skill) => nameIn(skill) ?? [])
  const preferred = named.filter((skill) => prefer.has(foldWord(skill)))
  return preferred.length > 0 ? preferred : named.slice(0, FOREMOST)
}

const one = <T>(list: readonly T[], chance: number): T | undefined => list[chance % Math.max(1, list.length)]

/** A name that can be used within a sentence. */
function nameIn(text: string): string | undefined {
  const name = text.replace(/\s+/g, ' ').trim()
  return name === '' || name.length > MAX_NAME ? undefined : name
}
