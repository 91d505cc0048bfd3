// The English catalog holds every sentence of the source, no more and no less.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const CATALOG = 'src/web/locales/en.po'
/** Sentences alone: places and dates in a catalog change with every edit. */
const sentences = () =>
  readFileSync(CATALOG, 'utf8')
    .split('\n')
    .filter((line) => !/^(#|"POT-Creation-Date)/.test(line))
    .join('\n')

const before = sentences()
execFileSync('npx', ['lingui', 'extract', '--clean', '--locale', 'en'], { stdio: ['ignore', 'ignore', 'inherit'] })
if (sentences() !== before) {
  console.error(`${CATALOG} did not hold every sentence of the source; it does now: commit it`)
  process.exit(1)
}
