import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { readYaml, type Source } from './read.ts'
import { TEXTS } from './texts.ts'

const ofIndustry = z.strictObject({ occupations: TEXTS, sharedWords: TEXTS.exactOptional() })

/** What people call their work, by the id of its industry. */
export function readOccupations(source: Source) {
  const files = globSync('occupations/*.yaml', { cwd: source.root }).toSorted()
  const read = files.flatMap((file) => {
    const { value } = readYaml(source, file, ofIndustry) ?? {}
    return value ? [{ ...value, industry: basename(file, '.yaml') }] : []
  })
  return {
    occupations: Object.fromEntries(read.map(({ industry, occupations }) => [industry, occupations])),
    sharedWords: Object.fromEntries(
      read.flatMap(({ industry, sharedWords }) => (sharedWords ? [[industry, sharedWords]] : [])),
    ),
  }
}
