// Checks that the English catalogs contain exactly the sentences of the source.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import config from '../lingui.config.ts'

const CATALOGS = (config.catalogs ?? []).map(({ path }) => `${path.replace('{locale}', 'en')}.po`)
/** Sentences only: source positions and dates in a catalog change with every edit. */
const sentences = () =>
  CATALOGS.flatMap((catalog) => readFileSync(catalog, 'utf8').split('\n'))
    .filter((line) => !/^(#|"POT-Creation-Date)/.test(line))
    .join('\n')

const before = sentences()
execFileSync('npx', ['lingui', 'extract', '--clean', '--locale', 'en'], { stdio: ['ignore', 'ignore', 'inherit'] })
if (sentences() !== before) {
  console.error(`${CATALOGS.join(' and ')} were missing texts of the source. They’re updated now: commit them.`)
  process.exit(1)
}
