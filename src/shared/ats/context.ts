import type { FileCheck } from '#shared/ats/file-check.ts'
import { textFieldsOf, type TextField } from '#shared/ats/text-fields.ts'
import { withoutHiddenEntries } from '#shared/resume/printed-content.ts'
import { withoutIndent } from '#shared/resume/nested-bullets.ts'
import { type ResumeContent } from '#shared/resume/schema.ts'
import { findSkills, type SkillFound } from '#shared/skills/match.ts'
import { LANGUAGES, textLanguage, type Language } from '#shared/text/languages.ts'
import { readable } from '#shared/text/readable.ts'
import { richPlain } from '#shared/text/rich.ts'
import { sentencesOf } from '#shared/text/sentences.ts'
import { languageOf, languagesOf } from '#shared/text/stop-words.ts'
import { tokensOf, type Token } from '#shared/text/tokens.ts'

/** A text field with its words, without Markdown, indents or decorations, and the skills it names. */
export type ReadTextField = TextField & { readonly tokens: readonly Token[]; readonly skills: readonly SkillFound[] }

/** Everything the rules can see. */
export type Context = {
  readonly content: ResumeContent
  /** The date of the analysis, ISO 8601: rules have no clock. */
  readonly today: string
  /** Null for a language whose texts the rules do not understand. */
  readonly language: Language | null
  readonly textFields: readonly ReadTextField[]
  /** What readers got from the exported file; empty when none was checked. */
  readonly file: FileCheck
}

/** Reads a resume once for all rules. `today` is an ISO date. */
export function contextOf(whole: ResumeContent, today: string, file: FileCheck = []): Context {
  const content = withoutHiddenEntries(whole)
  const texts = textFieldsOf(content).map((textField) => {
    const written = textField.role === 'bullet' ? withoutIndent(textField.text) : textField.text
    const text = readable(richPlain(written)).normalize()
    return { ...textField, text, tokens: tokensOf(text) }
  })
  const language = content.language
    ? (textLanguage(content.language) ?? null)
    : languageOf(texts.flatMap(({ tokens }) => tokens.map(({ folded }) => folded)))
  const textFields = texts.map((textField) => ({ ...textField, skills: skillsIn(textField) }))
  return { content, today, language, textFields, file }
}

const WITHOUT_SKILLS: readonly TextField['role'][] = ['name', 'contact', 'date']

/**
 * Reads each sentence in its own language, so that neither the rest of the resume nor a sentence in another language
 * can hide the skills found in it.
 */
function skillsIn({ role, text, tokens }: Omit<ReadTextField, 'skills'>): readonly SkillFound[] {
  if (WITHOUT_SKILLS.includes(role)) return []
  const isListed = role === 'skill' || role === 'language'
  return sentencesOf(text, tokens).flatMap(([start, end]) => {
    const words = tokens.slice(start, end)
    const [language] = languagesOf(words.map(({ folded }) => folded))
    const found = findSkills({
      text,
      tokens: words,
      languages: language ? [language] : LANGUAGES,
      isListed,
    })
    return found.map((skillFound) => ({ ...skillFound, from: skillFound.from + start, to: skillFound.to + start }))
  })
}
