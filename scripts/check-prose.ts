// Checks the texts that people read: no house words, no British spellings, nothing longer than its place allows
// (scripts/prose). Exceptions are in scripts/prose/allowed.json, each with its reason.
import { globSync, readFileSync } from 'node:fs'
import { mayHavePlaces, placedTexts, sentencesOf } from './prose/code-texts.ts'
import { ALLOWED, faultsIn, isSuspect, type Kind, type ProseText } from './prose/rules.ts'
import { catalogTexts, dataTexts, documentTexts } from './prose/texts.ts'

const DOCUMENTS: readonly { readonly files: string; readonly kind: Kind }[] = [
  { files: 'content/blog/*.md', kind: 'article' },
  { files: 'content/pages/*.md', kind: 'page' },
  { files: '{README,CHANGELOG,CONTRIBUTING,ARCHITECTURE,STYLE,SECURITY}.md', kind: 'docs' },
  { files: '{docs/**,data,eval}/*.md', kind: 'docs' },
]

/** Tests, examples to measure the coach with, and instructions for language models. */
const NOT_FOR_READERS =
  /\.test\.tsx?$|\.d\.ts$|\/(?:testing|fixtures|packed)\/|\/rubric\/set-|^src\/server\/engines\/ai\//

const texts: ProseText[] = [
  // Texts of data and of the server are read where they are written.
  ...filesOf('locales/en/!(coach-questions|server).po').flatMap(({ text }) => catalogTexts(text)),
  ...filesOf('data/{coach,interview/en}/*.yaml').flatMap(({ file, text }) => dataTexts(file, text)),
  ...filesOf('data/interview-tips/en.yaml').flatMap(({ file, text }) => dataTexts(file, text)),
  ...DOCUMENTS.flatMap(({ files, kind }) =>
    filesOf(files).flatMap(({ file, text }) => documentTexts(file, text, kind)),
  ),
  ...filesOf('src/{server,shared,web}/**/*.{ts,tsx}').flatMap(({ file, text }) => textsInCode(file, text)),
]

const faults = new Set([
  ...texts.flatMap(faultsIn).map(({ file, line, problem }) => `${file}:${line}: ${problem}`),
  ...ALLOWED.filter((allowed) => !texts.some(({ text }) => text.includes(allowed.text))).map(
    ({ text }) => `scripts/prose/allowed.json: "${text}" doesn’t appear in any text. Remove it.`,
  ),
])
for (const fault of faults) console.error(fault)
console.log(`${texts.length} texts, ${faults.size} problems`)
process.exit(faults.size > 0 ? 1 : 0)

function filesOf(pattern: string): { file: string; text: string }[] {
  return globSync(pattern)
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

/** Texts of the interface are in its catalogs. Code is only parsed if something could be wrong with it. */
function textsInCode(file: string, code: string): ProseText[] {
  if (NOT_FOR_READERS.test(file)) return []
  return [
    ...(!file.startsWith('src/web/') && isSuspect(code) ? sentencesOf(file, code, 'server') : []),
    ...(mayHavePlaces(file, code) ? placedTexts(file, code, 'interface') : []),
  ]
}
