import type { FileCheck } from '#shared/ats/file-check.ts'
import { leavesOf, type Leaf } from '#shared/ats/leaves.ts'
import { RESUME_LANGUAGES, type ResumeContent, type ResumeLanguage } from '#shared/resume/schema.ts'
import { findSkills, type SkillFound } from '#shared/skills/match.ts'
import { readable } from '#shared/text/readable.ts'
import { richPlain } from '#shared/text/rich.ts'
import { sentencesOf } from '#shared/text/sentences.ts'
import { languageOf, languagesOf } from '#shared/text/stop-words.ts'
import { tokensOf, type Token } from '#shared/text/tokens.ts'

/** A text of the resume, read: its words without marks and decorations, and the skills that it names. */
export type ReadLeaf = Leaf & { readonly tokens: readonly Token[]; readonly skills: readonly SkillFound[] }

/** All that the rules see. */
export type Context = {
  readonly content: ResumeContent
  /** The day of the look, ISO 8601: rules have no clock. */
  readonly today: string
  readonly language: ResumeLanguage
  readonly leaves: readonly ReadLeaf[]
  /** How readers read the exported file; empty when it was not looked at. */
  readonly file: FileCheck
}

/** Reads a resume once for all rules. `today` is an ISO date. */
export function contextOf(content: ResumeContent, today: string, file: FileCheck = []): Context {
  const texts = leavesOf(content).map((leaf) => {
    const text = readable(richPlain(leaf.text)).normalize()
    return { ...leaf, text, tokens: tokensOf(text) }
  })
  const language = content.language ?? languageOf(texts.flatMap(({ tokens }) => tokens.map(({ folded }) => folded)))
  const leaves = texts.map((leaf) => ({ ...leaf, skills: skillsIn(leaf) }))
  return { content, today, language, leaves, file }
}

const WITHOUT_SKILLS: readonly Leaf['role'][] = ['name', 'contact', 'date']

/**
 * Each sentence by itself, in its own language: neither what stands elsewhere in the resume nor a further sentence in
 * another language may take away what is found here.
 */
function skillsIn({ role, text, tokens }: Omit<ReadLeaf, 'skills'>): readonly SkillFound[] {
  if (WITHOUT_SKILLS.includes(role)) return []
  const isListed = role === 'skill' || role === 'language'
  return sentencesOf(text, tokens).flatMap(([start, end]) => {
    const words = tokens.slice(start, end)
    const [language] = languagesOf(words.map(({ folded }) => folded))
    const found = findSkills({ text, tokens: words, languages: language ? [language] : RESUME_LANGUAGES, isListed })
    return found.map((one) => ({ ...one, from: one.from + start, to: one.to + start }))
  })
}
