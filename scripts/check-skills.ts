// Checks the list of skills: large enough, no duplicates, each spelling with one skill, no dangling references.
import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Skill } from '#shared/skills/skill.ts'

const LEAST = 1200
const LANGUAGES = ['de', 'fr', 'es'] as const

const files = globSync('src/shared/skills/list/*.ts').filter((file) => !file.endsWith('.test.ts'))
const homes = new Map<Skill, string>()
for (const file of files.toSorted()) {
  const lists: Record<string, readonly Skill[]> = await import(resolve(file))
  for (const skill of Object.values(lists).flat()) homes.set(skill, basename(file))
}
const skills = [...homes.keys()]
const labels = new Set(skills.map((skill) => skill.label))

const faults = [
  ...(skills.length < LEAST ? [`only ${skills.length} skills: ${LEAST} are the least`] : []),
  ...likeLabels(),
  ...sharedSpellings(),
  ...skills.flatMap(faultsOf),
]
for (const fault of faults) console.error(fault)
console.log(`${skills.length} skills in ${files.length} files, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)

/** Labels that mean the same: equal except for punctuation, case, plural or word order. */
function likeLabels(): string[] {
  const groups = [
    ...meeting(({ label }) => [fold(label)]),
    ...meeting(({ label }) => [wordsOf(label).join('')]),
    ...meeting(({ label }) => [wordsOf(label).toSorted().join(' ')]),
  ]
  return [...new Set(groups.map(([, owners]) => `${namesOf(owners)}: too alike, make them one or tell them apart`))]
}

/** Spellings that count for two skills in a text of one language: English names are read in all of them. */
function sharedSpellings(): string[] {
  const spellings = new Map<string, Set<string>>()
  for (const language of [undefined, ...LANGUAGES])
    for (const [spelling, owners] of meeting((skill) => unguarded(skill, language)))
      spellings.set(namesOf(owners), (spellings.get(namesOf(owners)) ?? new Set()).add(`'${spelling}'`))
  return [...spellings].map(
    ([names, several]) => `${names}: all but one must be careful with ${[...several].join(', ')}, or leave it`,
  )
}

function faultsOf(skill: Skill): string[] {
  const related = skill.related ?? []
  const careful = Object.keys(skill.careful ?? {})
  const lower = new Set(careful.map((spelling) => spelling.toLowerCase()))
  const loose = [skill.label, ...(skill.aliases ?? [])].filter(
    (spelling) => lower.has(spelling.toLowerCase()) && !careful.includes(spelling),
  )
  const bare = Object.entries(skill.careful ?? {}).filter(([, neighbours]) => neighbours.length === 0)
  return [
    ...(skill.families.some((family) => family.trim()) ? [] : ['has no families']),
    ...(related.includes(skill.label) ? ['is related to itself'] : []),
    ...related.filter((label) => !labels.has(label)).map((label) => `is related to '${label}', which is no label`),
    ...bare.map(([spelling]) => `is careful with '${spelling}', but knows no neighbours`),
    ...loose.map((spelling) => `is careful with another casing of '${spelling}' only: that guards nothing`),
  ].map((fault) => `${namesOf([skill])} ${fault}`)
}

/** The keys that two or more skills have, each with those skills. */
function meeting(keysOf: (skill: Skill) => readonly string[]): (readonly [string, readonly Skill[]])[] {
  const owners = new Map<string, Skill[]>()
  for (const skill of skills)
    for (const key of new Set(keysOf(skill))) owners.set(key, [...(owners.get(key) ?? []), skill])
  return [...owners].filter(([, several]) => several.length > 1)
}

function unguarded(skill: Skill, language?: (typeof LANGUAGES)[number]): string[] {
  const guarded = new Set(Object.keys(skill.careful ?? {}).map(fold))
  const spellings = [skill.label, ...(skill.aliases ?? []), ...((language && skill[language]) ?? [])]
  return spellings.map(fold).filter((spelling) => !guarded.has(spelling))
}

function namesOf(several: readonly Skill[]): string {
  return several.map((skill) => `'${skill.label}' (${homes.get(skill)})`).join(', ')
}

/** Letters and digits without case and accents, and the signs that distinguish C, C# and C++. */
function fold(spelling: string): string {
  return spelling
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#+]/gu, '')
}

/** The words of a label, folded and in the singular. */
function wordsOf(label: string): string[] {
  return label
    .split(/[\s/&,()-]+/)
    .map(singular)
    .filter(Boolean)
}

/** A word without its plural ending; abbreviations, short words and those in '-ss', '-us' and '-is' keep theirs. */
function singular(word: string): string {
  const folded = fold(word)
  if (folded.length < 4 || /^[\p{Lu}\d]+$/u.test(word) || /(ss|us|is)$/.test(folded)) return folded
  return folded.replace(/ies$/, 'y').replace(/(?<=ch|sh|x|z)es$|s$/, '')
}
