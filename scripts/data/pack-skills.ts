import { ITEM, letterOf, NEAR, ROW, SAME, type PackedSkills } from '#shared/skills/packed-format.ts'
import { foldedIn, stemsIn } from '#shared/skills/phrase.ts'
import { SKILL_KINDS } from '#shared/skills/skill.ts'
import { LANGUAGES, type Language } from '#shared/text/languages.ts'
import type { SkillEntry } from './skills.ts'

/** Packs skills for browser and server; `unpackPhrases` reads them. */
export function packSkills(skills: readonly SkillEntry[]): PackedSkills {
  const indexes = new Map(skills.map(({ label }, index) => [label, index]))
  const column = (rowOf: (skill: SkillEntry, index: number) => string) => skills.map(rowOf).join(ROW)
  const spellings = LANGUAGES.map((language) => [language, column((skill) => spellingsOf(skill, language))])
  return {
    labels: column(({ label }) => label),
    kinds: skills.map(({ kind }) => SKILL_KINDS.indexOf(kind)).join(''),
    families: column(({ families }, index) => {
      const row = families.join(ITEM)
      return row === skills[index - 1]?.families.join(ITEM) ? SAME : row
    }),
    related: column(({ related = [] }, index) =>
      related.map((label) => (indexes.get(label) ?? index) - index).join(ITEM),
    ),
    // Every language is among them.
    spellings: Object.fromEntries(spellings) as PackedSkills['spellings'],
    careful: column(carefulOf),
  }
}

function spellingsOf(skill: SkillEntry, language: Language): string {
  const seen = [...stemsIn(skill.label, language)]
  return plainForms(skill, language)
    .map((form) => (form === skill.label ? SAME : lettered(stemsIn(form, language), seen)))
    .join(ITEM)
}

/** Spellings that need no care; of several with the same stems the first one. */
function plainForms(skill: SkillEntry, language: Language): readonly string[] {
  const careful = language === 'en' ? (skill.careful ?? {}) : {}
  const forms = language === 'en' ? [skill.label, ...(skill.aliases ?? [])] : (skill[language] ?? [])
  const plain = forms.filter((form) => !Object.hasOwn(careful, form))
  const keys = plain.map((form) => stemsIn(form, language).join(' '))
  return plain.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** Words, or letters for those seen before, in one text; a letter needs no space around it. */
function lettered(stems: readonly string[], seen: string[]): string {
  const parts = stems.map((stem) => {
    const letter = letterOf(seen.indexOf(stem))
    if (!letter) seen.push(stem)
    return letter ?? stem
  })
  return parts.join(' ').replace(/ (?=[A-Z])|(?<=[A-Z]) /g, '')
}

function carefulOf({ careful = {} }: SkillEntry): string {
  const all = Object.entries(careful).map(([form, near]) => ({ form, near: near.flatMap(foldedIn).join(' ') }))
  return all.map(({ form, near }, at) => (near === all[at - 1]?.near ? form : form + NEAR + near)).join(ITEM)
}
