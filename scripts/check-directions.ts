// Checks that the interface can run from right to left: its classes and styles say start and end, not left and right.
import { globSync, readFileSync } from 'node:fs'
import { ALLOWED, faultsOf, isAllowed } from './directions.ts'

const files = globSync('src/web/**/*.{ts,tsx,css}').filter((file) => !/\.test\.tsx?$/.test(file))
const found = files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))
const faults = found.filter((fault) => !isAllowed(fault, ALLOWED))
const unneeded = ALLOWED.filter((place) => !found.some((fault) => isAllowed(fault, [place])))

for (const { file, line, found: name, instead } of faults) console.error(`${file}:${line}: ${name}: use ${instead}`)
for (const { file, found: name } of unneeded) console.error(`${file}: no longer has ${name}: remove it from the list`)
console.log(`${files.length} files, ${faults.length + unneeded.length} problems`)
process.exit(faults.length + unneeded.length > 0 ? 1 : 0)
