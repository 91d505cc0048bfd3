import type { ResumeLanguage } from '#shared/resume/schema.ts'
import { ITEM, KINDS, NEAR, placeOf, ROW, SAME, type PackedSkills } from '#shared/skills/packed.ts'
import { carefulPhrase, foldedIn, nearStems, type Phrase } from '#shared/skills/phrase.ts'
import type { KnownSkill } from '#shared/skills/skill.ts'
import { stemOf } from '#shared/text/stems.ts'

/** The spellings of packed skills, by language: the same as those that are made from the list itself. */
export function unpackedPhrases(packed: PackedSkills): (language: ResumeLanguage) => readonly Phrase[] {
  const skills = skillsOf(packed)
  const labels = skills.map(({ label }) => foldedIn(label))
  const careful = rowsOf(packed.careful)
  return (language) => {
    const spellings = rowsOf(packed.spellings[language])
    return skills.flatMap((skill, place) => {
      const stems = (labels[place] ?? []).map((folded) => stemOf(folded, language))
      const plain = plainPhrases(skill, stems, spellings[place] ?? [])
      return language === 'en' ? [...plain, ...carefulPhrases(skill, careful[place] ?? [])] : plain
    })
  }
}

function skillsOf({ labels, kinds, families, related }: PackedSkills): readonly KnownSkill[] {
  const names = labels.split(ROW)
  const relatives = rowsOf(related)
  let family: readonly string[] = []
  return rowsOf(families).map((row, place) => {
    if (row[0] !== SAME) family = row
    return {
      label: names[place] ?? '',
      kind: KINDS[Number(kinds[place])] ?? 'domain',
      families: family,
      related: (relatives[place] ?? []).map((away) => names[place + Number(away)] ?? ''),
    }
  })
}

function plainPhrases(skill: KnownSkill, label: readonly string[], row: readonly string[]): readonly Phrase[] {
  const seen = [...label]
  return row.map((packed) => {
    if (packed === SAME) return { skill, stems: label, isLabel: true, careful: null }
    const stems = (packed.match(WORD) ?? []).map((word) => {
      const before = seen[placeOf(word)]
      if (before === undefined) seen.push(word)
      return before ?? word
    })
    return { skill, stems, isLabel: false, careful: null }
  })
}

const WORD = /[A-Z]|[^A-Z ]+/g

function carefulPhrases(skill: KnownSkill, row: readonly string[]): readonly Phrase[] {
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
