// Begins a language of the interface: npm run language -- nl Nederlands (see docs/translating.md).
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { emptyGlossary, withLanguage } from './translations/begin-language.ts'

const LIST = 'src/shared/text/interface-languages.ts'

const [tag = '', name = ''] = process.argv.slice(2)
if (!/^[a-z]{2}$/.test(tag) || !/^[\p{L}\p{M} -]+$/u.test(name)) {
  console.error('Usage: npm run language -- <two letters of ISO 639-1> <its name in itself>, such as: nl Nederlands')
  process.exit(1)
}
writeFileSync(LIST, withLanguage(readFileSync(LIST, 'utf8'), tag, name))
mkdirSync(`locales/${tag}`, { recursive: true })
writeFileSync(`locales/${tag}/glossary.yaml`, emptyGlossary(readFileSync('locales/en/glossary.yaml', 'utf8')))
execFileSync(process.execPath, ['scripts/words.ts', tag], { stdio: 'inherit' })
