import type { ResumeLanguage } from '#shared/resume/schema.ts'
import { phrasesOf, type Phrase } from '#shared/skills/phrase.ts'
import { skills } from '#shared/skills/skills.ts'

/**
 * All spellings of a language, skill by skill; English ones, names among them, count in every language. In workers of
 * the built product `scripts/packed-skills.ts` puts the same in its packed form here.
 */
export const knownPhrases = (language: ResumeLanguage): readonly Phrase[] =>
  skills.flatMap((skill) => phrasesOf(skill, language))
