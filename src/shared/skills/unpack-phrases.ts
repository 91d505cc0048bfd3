import { indexOfLetter, ITEM, NEAR, ROW, SAME, type PackedSkills } from '#shared/skills/packed-format.ts'
import { carefulPhrase, foldedIn, nearStems, type Phrase } from '#shared/skills/phrase.ts'
import { SKILL_KINDS, type Skill } from '#shared/skills/skill.ts'
import type { Language } from '#shared/text/languages.ts'
import { stemOf } from '#shared/text/stems.ts'

/** The spellings of packed skills, by language. */
export function unpackPhrases(packed: PackedSkills): (language: Language) => readonly Phrase[] {
  const skills = skillsOf(packed)
  const labels = skills.map(({ label }) => foldedIn(label))
  const careful = rowsOf(packed.careful)
  return (language) => {
    const spellings = rowsOf(packed.spellings[language])
    return skills.flatMap((skill, index) => {
      const stems = (labels[index] ?? []).map((folded) => stemOf(folded, language))
      const plain = plainPhrases(skill, stems, spellings[index] ?? [])
      return language === 'en' ? [...plain, ...carefulPhrases(skill, careful[index] ?? [])] : plain
    })
  }
}

function skillsOf({ labels, kinds, families, related }: PackedSkills): readonly Skill[] {
  const names = labels.split(ROW)
  const relatives = rowsOf(related)
  let family: readonly string[] = []
  return rowsOf(families).map((row, index) => {
    if (row[0] !== SAME) family = row
    return {
      label: names[index] ?? '',
      kind: SKILL_KINDS[Number(kinds[index])] ?? 'domain',
      families: family,
      related: (relatives[index] ?? []).map((away) => names[index + Number(away)] ?? ''),
    }
  })
}

function plainPhrases(skill: Skill, label: readonly string[], row: readonly string[]): readonly Phrase[] {
  const seen = [...label]
  return row.map((packed) => {
    if (packed === SAME) return { skill, stems: label, isLabel: true, careful: null }
    const stems = (packed.match(WORD) ?? []).map((word) => {
      const before = seen[indexOfLetter(word)]
      if (before === undefined) seen.push(word)
      return before ?? word
    })
    return { skill, stems, isLabel: false, careful: null }
  })
}

const WORD = /[A-Z]|[^A-Z ]+/g

function carefulPhrases(skill: Skill, row: readonly string[]): readonly Phrase[] {
  let near: ReadonlySet<string> = new Set()
  return row.map((packed) => {
    const [form = '', words] = packed.split(NEAR)
    if (words !== undefined) near = nearStems(words.split(' '))
    return carefulPhrase(skill, form, near)
  })
}

/** The items of each row; an empty row has none. */
const rowsOf = (column: string): readonly (readonly string[])[] =>
  column.split(ROW).map((row) => (row === '' ? [] : row.split(ITEM)))
