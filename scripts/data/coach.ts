import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { COMPETENCIES, KINDS } from '#shared/coach/types.ts'
import { LEVELS } from '#shared/interview/types.ts'
import { readYaml, type Source } from './read.ts'
import { ID, TEXT } from './texts.ts'

const group = z.strictObject({
  kind: z.enum(KINDS),
  competency: z.enum(COMPETENCIES),
  industries: z.array(ID).min(1).exactOptional(),
  questions: z.array(
    z.strictObject({
      id: ID,
      isClassic: z.literal(true).exactOptional(),
      levels: z.array(z.enum(LEVELS)).min(1).exactOptional(),
      text: TEXT,
      listensFor: TEXT,
    }),
  ),
})

/** All questions of `data/coach`, each with the tags of its file. */
export function readCoach(source: Source) {
  const files = globSync('coach/*.yaml', { cwd: source.root }).toSorted()
  return files.flatMap((file) => {
    const read = readYaml(source, file, group)
    if (!read) return []
    const name = basename(file, '.yaml')
    const { questions, ...tags } = read.value
    const ids = questions.map(({ id }) => id)
    for (const [at, id] of ids.entries()) {
      if (!new RegExp(`^${name}-[0-9]+$`).test(id))
        source.report(read.placeOf('questions', at), `the id "${id}" must be "${name}-" and a number.`)
      if (ids.indexOf(id) < at)
        source.report(read.placeOf('questions', at), `the id "${id}" is already used above. Take the next free number.`)
    }
    return questions.map((question) => ({ ...tags, ...question }))
  })
}
