import { initials, isInitialsOf } from '#shared/grounding/initials.ts'
import { passageOf } from '#shared/grounding/passage.ts'
import { perPassage } from '#shared/grounding/per-passage.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import { mentionsOf } from '#shared/grounding/support.ts'
import type { Passage, Reading, Violation } from '#shared/grounding/types.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'
import { findSkills, type SkillFound } from '#shared/skills/match.ts'
import { foldWord, tokensOf } from '#shared/text/tokens.ts'

/** Tools, languages, methods and certificates of the line that nobody named under any of their names. */
export function toolViolations({ line, said, known, language }: Reading): readonly Violation[] {
  const listed = strangersInLists(line, said, known)
  const found = skillsIn(line, language).filter(
    ({ skill, form }) => NAMED.has(skill.kind) && !isEveryday(skill.kind, form),
  )
  if (found.length === 0) return listed
  const labels = new Set([...skillsIn(said, language), ...skillsIn(known, language)].map(({ skill }) => skill.label))
  const unsaid = found.filter(
    ({ skill, form }) =>
      !labels.has(skill.label) &&
      !(skill.kind === 'method' && isPartlySaid(form, said)) &&
      !isSaid(form, said) &&
      !isSaid(form, known),
  )
  return [...unsaid.map(({ form }) => ({ kind: 'tool' as const, what: form })), ...listed]
}

/** 'Sewing' is a method by name, and what everybody calls it. */
const isEveryday = (kind: string, form: string) => kind === 'method' && /^\p{Ll}+$/u.test(form)

/** Methods are told in everyday words as often as by name: one of them will do. */
const isPartlySaid = (form: string, said: Passage): boolean =>
  passageOf(form).words.some(({ lower }) => !isSmallWord(lower) && mentionsOf(said, lower).length > 0)

/** The last of a list of names that nobody said: 'MIG, TIG and laser welding'. */
function strangersInLists({ text }: Passage, said: Passage, known: Passage): readonly Violation[] {
  return Array.from(text.matchAll(LIST), ([, item = '']) => item)
    .filter((item) => !isSmallWord(foldWord(item)) && !isSaid(item, said) && !isSaid(item, known))
    .map((item) => ({ kind: 'tool', what: item }))
}

const NAME = String.raw`\p{Lu}[\p{L}\d.+#]*`
const LIST = new RegExp(String.raw`${NAME}, (?:${NAME}, )*${NAME},? and (\p{Ll}{3,}(?<!ed|ing))(?![\p{L}])`, 'gu')

/** The names of skills of one passage that a skill of the other stands for: 'JavaScript' where 'JS' was said. */
export function otherNamesSaid({ line, said, known, language }: Reading): readonly { start: number; end: number }[] {
  const tokens = tokensOf(line.text)
  const found = skillsIn(line, language)
  if (found.length === 0) return []
  const labels = new Set([...skillsIn(said, language), ...skillsIn(known, language)].map(({ skill }) => skill.label))
  return found
    .filter(({ skill }) => labels.has(skill.label))
    .map(({ from, to }) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }))
}

/** Fields of work and traits are words of everyday speech: they name nothing that could be checked. */
const NAMED: ReadonlySet<string> = new Set(['tool', 'language', 'method', 'certificate'])

const skillsIn = (passage: Passage, language: ResumeLanguage): readonly SkillFound[] => SKILLS[language](passage)

const skillsOf = (language: ResumeLanguage) =>
  perPassage(({ text }) => (text === '' ? [] : findSkills({ text, tokens: tokensOf(text), languages: [language] })))

const SKILLS = { en: skillsOf('en'), de: skillsOf('de'), fr: skillsOf('fr'), es: skillsOf('es') } as const

/** Every word of the form was said somewhere, or what it is short for, or what is short for it. */
function isSaid(form: string, said: Passage): boolean {
  const { words } = passageOf(form)
  if (isInitialsOf(form, said) || words.every(({ lower }) => mentionsOf(said, lower).length > 0)) return true
  return words.length > 1 && said.words.some(({ lower }) => lower === initials(words))
}
