// The skills of data/skills: enough of them, no two alike, and each spelling with one owner. What a skill must have is
// checked when the data is packed.
import { readSkills, type SkillEntry } from './data/skills.ts'

const LEAST = 1200
const LANGUAGES = ['de', 'fr', 'es'] as const

const faults: string[] = []
const read = readSkills({ root: 'data', report: (place, problem) => void faults.push(`${place}: ${problem}`) })
const places = new Map(read.map(({ value, placeOf }) => [value, placeOf()]))
const skills = [...places.keys()]

if (skills.length < LEAST) faults.push(`There are only ${skills.length} skills; at least ${LEAST} are expected.`)
faults.push(...similarLabels(), ...sharedSpellings(), ...skills.flatMap(looseSpellings))
for (const fault of faults) console.error(fault)
console.log(`${skills.length} skills, ${faults.length} problems`)
process.exit(faults.length > 0 ? 1 : 0)

/** Labels that mean the same: they differ only in punctuation, case, plural or the order of their words. */
function similarLabels(): string[] {
  const groups = [
    ...shared(({ label }) => [fold(label)]),
    ...shared(({ label }) => [wordsOf(label).join('')]),
    ...shared(({ label }) => [wordsOf(label).toSorted().join(' ')]),
  ]
  return [
    ...new Set(groups.map(([, owners]) => `${namesOf(owners)}: the labels are too similar. Merge or rename them.`)),
  ]
}

/** Spellings that count for two skills in a text of one language; English names are read in all of them. */
function sharedSpellings(): string[] {
  const spellings = new Map<string, Set<string>>()
  for (const language of [undefined, ...LANGUAGES])
    for (const [spelling, owners] of shared((skill) => unguarded(skill, language)))
      spellings.set(namesOf(owners), (spellings.get(namesOf(owners)) ?? new Set()).add(`"${spelling}"`))
  return [...spellings].map(
    ([names, several]) =>
      `${names}: all have ${[...several].join(', ')}. Remove it from all but one, or add it to "careful" there.`,
  )
}

/** Spellings that are guarded in another casing only, which guards nothing. */
function looseSpellings(skill: SkillEntry): string[] {
  const careful = Object.keys(skill.careful ?? {})
  const lower = new Set(careful.map((spelling) => spelling.toLowerCase()))
  return [skill.label, ...(skill.aliases ?? [])]
    .filter((spelling) => lower.has(spelling.toLowerCase()) && !careful.includes(spelling))
    .map((spelling) => `${namesOf([skill])}: "careful" has "${spelling}" in a different case. Write it the same way.`)
}

/** The keys that two or more skills have, each with those skills. */
function shared(keysOf: (skill: SkillEntry) => readonly string[]): (readonly [string, readonly SkillEntry[]])[] {
  const owners = new Map<string, SkillEntry[]>()
  for (const skill of skills)
    for (const key of new Set(keysOf(skill))) owners.set(key, [...(owners.get(key) ?? []), skill])
  return [...owners].filter(([, several]) => several.length > 1)
}

function unguarded(skill: SkillEntry, language?: (typeof LANGUAGES)[number]): string[] {
  const guarded = new Set(Object.keys(skill.careful ?? {}).map(fold))
  const spellings = [skill.label, ...(skill.aliases ?? []), ...((language && skill[language]) ?? [])]
  return spellings.map(fold).filter((spelling) => !guarded.has(spelling))
}

function namesOf(several: readonly SkillEntry[]): string {
  return several.map((skill) => `"${skill.label}" (${places.get(skill)})`).join(', ')
}

/** Letters and digits without case and accents, with the characters that distinguish C, C# and C++. */
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
