// Writes THIRD-PARTY-NOTICES.md: every package that reaches a visitor or an operator, with its license text.
// The SIL Open Font License requires its text to be distributed with the fonts.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

type Manifest = { name: string; version: string; license?: string; dependencies?: Record<string, string> }
type Notice = { name: string; version: string; license: string; text: string }

/** Licenses under which we may ship a package; any other stops the script. */
const ALLOWED =
  /^\(?(MIT|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|OFL-1\.1|MIT-0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Zlib)(\b| OR| AND|\))/
/** Packages that name their exact license only in their license file. */
const UNSAID: Readonly<Record<string, string>> = { 'exif-parser': 'MIT', duck: 'BSD-2-Clause' }
/** Code that a package includes without mentioning it in its license file. */
const WITHIN: Readonly<Record<string, string>> = { '@hyzyla/pdfium': 'scripts/licences/pdfium.txt' }
const OUT = 'THIRD-PARTY-NOTICES.md'

const read = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))

/** Where Node finds a package that another one requires. */
function folderOf(name: string, from: string): string | undefined {
  for (let base = from; ; base = base.slice(0, base.lastIndexOf('/node_modules/'))) {
    const folder = `${base}/node_modules/${name}`
    if (existsSync(`${folder}/package.json`)) return folder
    if (!base.includes('/node_modules/')) return undefined
  }
}

function shipped(): Map<string, Manifest> {
  const found = new Map<string, Manifest>()
  const visit = (folder: string, dependencies: Record<string, string> = {}) => {
    for (const name of Object.keys(dependencies)) {
      const inner = folderOf(name, folder)
      if (!inner || found.has(inner)) continue
      const manifest = read(inner)
      found.set(inner, manifest)
      visit(inner, manifest.dependencies)
    }
  }
  visit('.', read('.').dependencies)
  return found
}

function notice([folder, { name, version, license: said }]: [string, Manifest]): Notice {
  const license = UNSAID[name] ?? said ?? 'unknown'
  // Where a package offers a choice of licenses, we use an allowed one.
  if (!license.split(' OR ').some((one) => ALLOWED.test(one)))
    throw new Error(`${name}@${version} is under ${license}: not among the licences we ship`)
  const file = globSync(`${folder}/{LICENSE,LICENCE,license,License,COPYING}*`).toSorted()[0]
  const texts = [file, WITHIN[name]].map((path) => (path ? readFileSync(path, 'utf8').trim() : ''))
  return { name, version, license, text: texts.filter(Boolean).join('\n\n') }
}

/** Packages with the same text share one entry. */
function document(notices: readonly Notice[]): string {
  const byText = Map.groupBy(notices, ({ text, license }) => text || license)
  const entries = [...byText.values()].map((group) => {
    const names = group.map(({ name, version, license }) => `- ${name} ${version} (${license})`).join('\n')
    return `${names}\n\n${group[0]!.text ? `\`\`\`text\n${group[0]!.text.replaceAll('```', "'''")}\n\`\`\`` : ''}`
  })
  return `# Third-party notices\n\nMade by \`npm run notices\`. These packages are part of the running product, each under its own licence.\n\n${entries.join('\n\n')}\n`
}

const notices = [...shipped()]
  .map(notice)
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'))
const text = document(notices)
if (process.argv.includes('--check')) {
  const kept = existsSync(OUT) ? readFileSync(OUT, 'utf8') : ''
  if (kept !== text) {
    console.error(`${OUT} is out of date: run npm run notices`)
    process.exit(1)
  }
} else writeFileSync(OUT, text)
console.log(`${notices.length} packages`)
