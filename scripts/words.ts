// Updates the catalogs of all languages with the texts of the source. A text that moved from one catalog to another, or
// that another one has as well, brings its translation along.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { INTERFACE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { readCatalog } from './translations/catalogs.ts'
import { withTranslations } from './translations/with-translations.ts'

const others = INTERFACE_LANGUAGES.filter(({ tag }) => tag !== 'en')
const catalogsOf = (language: string) => globSync(`locales/${language}/*.po`).toSorted()

const known = new Map(
  others.map(({ tag: language }) => {
    const entries = catalogsOf(language).flatMap((file) => [...readCatalog(file, language)])
    const translated = entries.filter(([, { translation }]) => translation !== '')
    return [language, new Map(translated.map(([key, { translation }]) => [key, translation]))] as const
  }),
)

/** A language that is just begun gets all catalogs; a partial one keeps those that it has. */
const begun = process.argv[2]
const existing = new Set(others.flatMap(({ tag }) => catalogsOf(tag)))

execFileSync('npx', ['lingui', 'extract', '--clean', '--overwrite'], { stdio: ['ignore', 'ignore', 'inherit'] })

for (const { tag, isPartial } of others)
  for (const file of catalogsOf(tag)) {
    const catalog = readFileSync(file, 'utf8')
    writeFileSync(file, withTranslations(catalog, known.get(tag) ?? new Map()))
    // Where a language has no catalog, browsers take the English one: another file would only repeat it.
    if (isPartial && tag !== begun && !existing.has(file)) rmSync(file)
  }
