import { initials, isInitialsOf } from '#shared/grounding/initials.ts'
import { passageOf } from '#shared/grounding/passage.ts'
import { perPassage } from '#shared/grounding/per-passage.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import { mentionsOf } from '#shared/grounding/support.ts'
import type { Passage, Reading, Violation } from '#shared/grounding/types.ts'
import { findSkills, type SkillFound } from '#shared/skills/match.ts'
import type { Language } from '#shared/text/languages.ts'
import { foldWord, tokensOf } from '#shared/text/tokens.ts'

/** Tools, languages, methods and certificates of the line that the source has under none of their names. */
export function toolViolations({ line, source, known, language }: Reading): readonly Violation[] {
  const listed = unmatchedInLists(line, source, known)
  const found = skillsIn(line, language).filter(
    ({ skill, form }) => CHECKED_KINDS.has(skill.kind) && !isEveryday(skill.kind, form),
  )
  if (found.length === 0) return listed
  const labels = new Set([...skillsIn(source, language), ...skillsIn(known, language)].map(({ skill }) => skill.label))
  const unmatched = found.filter(
    ({ skill, form }) =>
      !labels.has(skill.label) &&
      !(skill.kind === 'method' && isPartlyInSource(form, source)) &&
      !isInSource(form, source) &&
      !isInSource(form, known),
  )
  return [...unmatched.map(({ form }) => ({ kind: 'tool' as const, what: form })), ...listed]
}

/** 'Sewing' is a method by name and an everyday word. */
const isEveryday = (kind: string, form: string) => kind === 'method' && /^\p{Ll}+$/u.test(form)

/** Methods are often described in everyday words: one of them is enough. */
const isPartlyInSource = (form: string, source: Passage): boolean =>
  passageOf(form).words.some(({ lower }) => !isSmallWord(lower) && mentionsOf(source, lower).length > 0)

/** The last item of a list of names, if it isn't in the source: 'MIG, TIG and laser welding'. */
function unmatchedInLists({ text }: Passage, source: Passage, known: Passage): readonly Violation[] {
  return Array.from(text.matchAll(LIST), ([, item = '']) => item)
    .filter((item) => !isSmallWord(foldWord(item)) && !isInSource(item, source) && !isInSource(item, known))
    .map((item) => ({ kind: 'tool', what: item }))
}

const NAME = String.raw`\p{Lu}[\p{L}\d.+#]*`
const LIST = new RegExp(String.raw`${NAME}, (?:${NAME}, )*${NAME},? and (\p{Ll}{3,}(?<!ed|ing))(?![\p{L}])`, 'gu')

/** Positions of skills in the line that the source names differently: 'JavaScript' for 'JS'. */
export function aliasesIn({ line, source, known, language }: Reading): readonly { start: number; end: number }[] {
  const tokens = tokensOf(line.text)
  const found = skillsIn(line, language)
  if (found.length === 0) return []
  const labels = new Set([...skillsIn(source, language), ...skillsIn(known, language)].map(({ skill }) => skill.label))
  return found
    .filter(({ skill }) => labels.has(skill.label))
    .map(({ from, to }) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }))
}

/** Only these kinds are checked: fields of work and traits are everyday words. */
const CHECKED_KINDS: ReadonlySet<string> = new Set(['tool', 'language', 'method', 'certificate'])

const skillsIn = (passage: Passage, language: Language): readonly SkillFound[] => SKILLS[language](passage)

const skillsOf = (language: Language) =>
  perPassage(({ text }) => (text === '' ? [] : findSkills({ text, tokens: tokensOf(text), languages: [language] })))

const SKILLS = { en: skillsOf('en'), de: skillsOf('de'), fr: skillsOf('fr'), es: skillsOf('es') } as const

/** Every word of the form is in the source, or its abbreviation, or its expansion. */
function isInSource(form: string, source: Passage): boolean {
  const { words } = passageOf(form)
  if (isInitialsOf(form, source) || words.every(({ lower }) => mentionsOf(source, lower).length > 0)) return true
  return words.length > 1 && source.words.some(({ lower }) => lower === initials(words))
}
