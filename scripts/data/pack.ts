import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packSkills } from './pack-skills.ts'
import type { Source } from './read.ts'
import { readSkills } from './skills.ts'

/** Mistakes in data files, one a line. */
export class DataError extends Error {}

/** Modules by name, each with the values that it exports. */
type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Kind = {
  readonly folders: readonly string[]
  readonly modules: readonly string[]
  readonly pack: (source: Source) => Modules
}

const KINDS: readonly Kind[] = [
  {
    folders: ['skills'],
    modules: ['skills'],
    pack: (source) => ({ skills: { packedSkills: packSkills(readSkills(source).map(({ value }) => value)) } }),
  },
]

/** What decides how data is packed, besides the data itself. */
const CODE = ['scripts/data/*.ts', 'src/shared/{text,skills}/*.ts', 'src/shared/{interview,coach}/types.ts']

const ROOT = 'data'
export const DATA_FOLDERS = [...new Set(KINDS.flatMap(({ folders }) => folders))].map((folder) => join(ROOT, folder))

/**
 * Checks the data files and writes the modules that are made of them. A kind is skipped, in milliseconds, when neither
 * its files nor the code has changed since it was last packed.
 */
export function packData(root = ROOT, target = 'src/shared/packed'): void {
  const problems: string[] = []
  const source = { root, report: (place: string, problem: string) => void problems.push(`${place}: ${problem}`) }
  const code = CODE.flatMap((pattern) => globSync(pattern)).toSorted()
  mkdirSync(target, { recursive: true })
  for (const { folders, modules, pack } of KINDS) {
    const files = folders.flatMap((folder) => globSync(join(root, folder, '**/*.*'))).toSorted()
    const head = headOf([...code, ...files])
    if (modules.every((name) => textOf(join(target, `${name}.ts`))?.startsWith(head))) continue
    const packed = pack(source)
    if (problems.length > 0) continue
    for (const [name, values] of Object.entries(packed)) {
      const text = head + bodyOf(values)
      writeFileSync(join(target, `${name}.ts`), text)
    }
  }
  if (problems.length > 0) throw new DataError(problems.join('\n'))
}

function headOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return `// Made from the data folder by scripts/pack-data.ts: ${hash.digest('hex').slice(0, 16)}\n`
}

const bodyOf = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
