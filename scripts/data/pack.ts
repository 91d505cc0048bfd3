import { LANGUAGES } from '#shared/text/languages.ts'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCoachRubrics } from './coach-rubric.ts'
import { readCoach } from './coach.ts'
import { readExampleTitles } from './examples.ts'
import { readInterviewTips } from './interview-tips.ts'
import { readInterview } from './interview.ts'
import { readJobTitles } from './job-titles.ts'
import { readNegotiations } from './negotiation.ts'
import { readOccupations } from './occupations.ts'
import { packInterview } from './pack-interview.ts'
import { packSkills } from './pack-skills.ts'
import { readPasswords } from './passwords.ts'
import type { Source } from './read.ts'
import { packResumeLanguages } from './resume-languages.ts'
import { readServerTexts } from './server-texts.ts'
import { readSkills } from './skills.ts'
import { readWritingHelp } from './writing-help.ts'

/** Mistakes in data files, one a line. */
export class DataError extends Error {}

/** Modules by name, each with the values that it exports. */
type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Kind = {
  readonly folder: string
  readonly modules: readonly string[]
  readonly pack: (source: Source) => Modules
}

const KINDS: readonly Kind[] = [
  {
    folder: 'skills',
    modules: ['skills'],
    pack: (source) => ({ skills: { packedSkills: packSkills(readSkills(source).map(({ value }) => value)) } }),
  },
  {
    folder: 'interview',
    modules: ['interview', 'industry-names', ...LANGUAGES.map((language) => `questions-${language}`)],
    pack: (source) => packInterview(readInterview(source)),
  },
  { folder: 'occupations', modules: ['occupations'], pack: (source) => ({ occupations: readOccupations(source) }) },
  { folder: 'job-titles', modules: ['job-titles'], pack: (source) => ({ 'job-titles': readJobTitles(source) }) },
  { folder: 'coach', modules: ['coach'], pack: (source) => ({ coach: { coachQuestions: readCoach(source) } }) },
  {
    folder: 'coach-rubric',
    modules: ['coach-rubric'],
    pack: (source) => ({ 'coach-rubric': { packedRubrics: readCoachRubrics(source) } }),
  },
  {
    folder: 'negotiation',
    modules: LANGUAGES.filter((language) => language !== 'en').map((language) => `negotiation-${language}`),
    pack: readNegotiations,
  },
  {
    folder: 'examples',
    modules: ['example-titles'],
    pack: (source) => ({ 'example-titles': { exampleTitles: readExampleTitles(source) } }),
  },
  {
    folder: 'interview-tips',
    modules: ['interview-tips'],
    pack: (source) => ({ 'interview-tips': { interviewTips: readInterviewTips(source) } }),
  },
  {
    folder: 'passwords',
    modules: ['common-passwords'],
    pack: (source) => ({ 'common-passwords': { commonPasswords: readPasswords(source) } }),
  },
  {
    folder: 'writing-help',
    modules: ['writing-help'],
    pack: (source) => ({ 'writing-help': readWritingHelp(source) }),
  },
  {
    folder: 'resume-languages',
    modules: ['resume-words', 'more-resume-words', 'resume-choices', 'import-words', 'resume-titles'],
    pack: packResumeLanguages,
  },
]
/** Their values are tags, which the type checker compares with the types of their users. */
const CONSTANTS = ['interview', 'coach', 'writing-help']

/** What decides how data is packed, besides the data itself. */
const CODE = [
  'scripts/data/*.ts',
  'src/shared/{text,skills}/*.ts',
  'src/shared/{interview,coach}/types.ts',
  'src/shared/coach/rubric/packed-words.ts',
  'src/shared/coach/negotiation/{english,packed-words,types}.ts',
  'src/shared/resume/{schema,entry-schemas,resume-languages}.ts',
]

const ROOT = 'data'

/**
 * Checks the data files and writes the modules that are made of them. A kind is skipped when neither its files nor the
 * code has changed since it was last packed.
 */
export function packData(root = ROOT, target = 'src/shared/packed'): void {
  const problems: string[] = []
  const source = { root, report: (place: string, problem: string) => void problems.push(`${place}: ${problem}`) }
  const code = CODE.flatMap((pattern) => globSync(pattern)).toSorted()
  mkdirSync(target, { recursive: true })
  replace(join(target, 'server-texts.ts'), bodyOf({ serverTexts: readServerTexts() }, false))
  for (const { folder, modules, pack } of KINDS) {
    const files = globSync(join(root, folder, '**/*.*')).toSorted()
    if (files.length === 0) source.report(join(root, folder), 'this folder has no files.')
    const head = headOf([...code, ...files])
    if (modules.every((name) => textOf(join(target, `${name}.ts`))?.startsWith(head))) continue
    const packed = pack(source)
    if (problems.length > 0) continue
    for (const [name, values] of Object.entries(packed))
      replace(join(target, `${name}.ts`), head + bodyOf(values, CONSTANTS.includes(name)))
  }
  if (problems.length > 0) throw new DataError(problems.join('\n'))
}

function headOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return `// Made from the data folder by scripts/pack-data.ts: ${hash.digest('hex').slice(0, 16)}\n`
}

const bodyOf = (values: Readonly<Record<string, unknown>>, isConstant: boolean): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}${isConstant ? ' as const' : ''}\n`)
    .join('')

/** In one step, as another process may be reading the file. */
function replace(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
