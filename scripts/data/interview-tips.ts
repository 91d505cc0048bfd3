import { globSync } from 'node:fs'
import { z } from 'zod'
import { readYaml, type Source } from './read.ts'
import { TEXT } from './texts.ts'

const tips = z.array(z.strictObject({ question: TEXT, advice: TEXT }))

/** The tips in each language, by its tag; translations are beside the other texts of their language. */
export function readInterviewTips(source: Source) {
  const english = readYaml(source, 'interview-tips/en.yaml', tips)?.value ?? []
  const others = globSync('locales/*/interview-tips.yaml').toSorted()
  return Object.fromEntries([
    ['en', english] as const,
    ...others.map((file) => {
      const translated = readYaml({ ...source, root: '.' }, file, tips)?.value ?? []
      if (translated.length !== english.length)
        source.report(file, `has ${translated.length} tips, not ${english.length}.`)
      return [file.split('/')[1] ?? '', translated] as const
    }),
  ])
}
