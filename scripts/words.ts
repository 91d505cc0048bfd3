// Updates the catalogs of all languages with the texts of the source. A text that moved from one catalog to another, or
// that another one has as well, brings its translation along.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { INTERFACE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { readCatalog } from './translations/catalogs.ts'
import { withTranslations } from './translations/with-translations.ts'

const others = INTERFACE_LANGUAGES.map(({ tag }) => tag).filter((tag) => tag !== 'en')
const catalogsOf = (language: string) => globSync(`locales/${language}/*.po`).toSorted()

const known = new Map(
  others.map((language) => {
    const entries = catalogsOf(language).flatMap((file) => [...readCatalog(file, language)])
    const translated = entries.filter(([, { translation }]) => translation !== '')
    return [language, new Map(translated.map(([key, { translation }]) => [key, translation]))] as const
  }),
)

execFileSync('npx', ['lingui', 'extract', '--clean', '--overwrite'], { stdio: ['ignore', 'ignore', 'inherit'] })

for (const language of others)
  for (const file of catalogsOf(language)) {
    const catalog = readFileSync(file, 'utf8')
    writeFileSync(file, withTranslations(catalog, known.get(language) ?? new Map()))
  }
