// Checks the catalogs of all languages against the English ones (see docs/translating.md).
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { INTERFACE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { readCatalog, type Entry } from './translations/catalogs.ts'
import { glossaryFaults, readGlossary } from './translations/glossary.ts'
import { asPlaced, placeLimits } from './translations/place-limits.ts'
import { isTooLong, translationFaults } from './translations/translation-faults.ts'

const english = new Map(globSync('locales/en/*.po').map((file) => [basename(file), readCatalog(file, 'en')] as const))
const limits = placeLimits(globSync('src/{web,shared}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }))
const terms = readGlossary('en')

const problems = INTERFACE_LANGUAGES.filter(({ tag }) => tag !== 'en').flatMap(({ tag, isPartial }) => {
  const files = globSync(`locales/${tag}/*.po`).map((file) => basename(file))
  const absent = [...english.keys()].filter((name) => !files.includes(name))
  const strange = files.filter((name) => !english.has(name))
  return [
    ...(isPartial ? [] : absent.map((name) => `locales/${tag}/${name} doesn’t exist`)),
    ...strange.map((name) => `locales/${tag}/${name} has no English catalog`),
    ...glossaryFaults(terms, readGlossary(tag), isPartial).map((fault) => `locales/${tag}/glossary.yaml: ${fault}`),
    ...files.flatMap((name) => catalogFaults(`locales/${tag}/${name}`, tag, isPartial)),
  ]
})

for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error('Run npm run words after texts changed, then translate what is missing. See docs/translating.md.')
  process.exitCode = 1
}

function catalogFaults(file: string, locale: string, isPartial: boolean): string[] {
  const source = english.get(basename(file)) ?? new Map<string, Entry>()
  const target = readCatalog(file, locale)
  return [
    ...[...target.keys()].filter((id) => !source.has(id)).map((id) => said(file, id, 'is no text of the product')),
    ...[...source].flatMap(([id, { message }]) => {
      const translation = target.get(id)?.translation ?? ''
      if (translation === '') return isPartial ? [] : [said(file, message, 'isn’t translated')]
      const limit = limits.get(asPlaced(message))
      return [
        ...translationFaults(message, translation, locale).map((fault) => said(file, message, fault)),
        ...(limit !== undefined && isTooLong(translation, limit)
          ? [
              said(
                file,
                message,
                `has ${[...translation].length} characters, but at most ${Math.floor(limit * 1.6)} fit`,
              ),
            ]
          : []),
      ]
    }),
  ]
}

function said(file: string, message: string, fault: string): string {
  return `${file}: "${message}": ${fault}`
}
