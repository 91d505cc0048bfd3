import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { readYaml, type Source } from './read.ts'
import { TEXT } from './texts.ts'

const example = z.object({ title: TEXT, aliases: z.array(TEXT) })

/** The occupations that have example resumes: each with the name of its file and the names it is searched by. */
export const readExampleTitles = (source: Source) =>
  globSync(join(source.root, 'examples/en/*.json'))
    .toSorted()
    .flatMap((path) => {
      const file = basename(path)
      const read = readYaml(source, join('examples/en', file), example)
      return read ? [{ file, ...read.value }] : []
    })
