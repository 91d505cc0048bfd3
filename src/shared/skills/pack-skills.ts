import { RESUME_LANGUAGES, type ResumeLanguage } from '#shared/resume/schema.ts'
import { ITEM, KINDS, letterOf, NEAR, ROW, SAME, type PackedSkills } from '#shared/skills/packed.ts'
import { foldedIn, phrasesOf, stemsIn, type Phrase } from '#shared/skills/phrase.ts'
import type { Skill } from '#shared/skills/skill.ts'

/** Packs skills for the way to the browser; `unpackedPhrases` reads them. */
export function packSkills(skills: readonly Skill[]): PackedSkills {
  const places = new Map(skills.map(({ label }, place) => [label, place]))
  const column = (rowOf: (skill: Skill, place: number) => string) => skills.map(rowOf).join(ROW)
  const spellings = RESUME_LANGUAGES.map((language) => [language, column((skill) => spellingsOf(skill, language))])
  return {
    labels: column(({ label }) => label),
    kinds: skills.map(({ kind }) => KINDS.indexOf(kind)).join(''),
    families: column(({ families }, place) => {
      const row = families.join(ITEM)
      return row === skills[place - 1]?.families.join(ITEM) ? SAME : row
    }),
    related: column(({ related = [] }, place) =>
      related.map((label) => (places.get(label) ?? place) - place).join(ITEM),
    ),
    // Made from all languages.
    spellings: Object.fromEntries(spellings) as PackedSkills['spellings'],
    careful: column(carefulOf),
  }
}

function spellingsOf(skill: Skill, language: ResumeLanguage): string {
  const seen = [...stemsIn(skill.label, language)]
  return phrasesOf(skill, language)
    .filter(({ careful }) => !careful)
    .map((phrase) => (phrase.isLabel ? SAME : lettered(phrase, seen)))
    .join(ITEM)
}

/** Words, or letters for those that were seen, in one text; a letter needs no space around it. */
function lettered({ stems }: Phrase, seen: string[]): string {
  const parts = stems.map((stem) => {
    const letter = letterOf(seen.indexOf(stem))
    if (!letter) seen.push(stem)
    return letter ?? stem
  })
  return parts.join(' ').replace(/ (?=[A-Z])|(?<=[A-Z]) /g, '')
}

function carefulOf({ careful = {} }: Skill): string {
  const all = Object.entries(careful).map(([form, near]) => ({ form, near: near.flatMap(foldedIn).join(' ') }))
  return all.map(({ form, near }, at) => (near === all[at - 1]?.near ? form : form + NEAR + near)).join(ITEM)
}
