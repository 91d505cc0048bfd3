import type { LanguageRules } from '#shared/writer/language-rules.ts'
import { clausesOf } from '#shared/writer/english/clauses.ts'
import { lineOf, summaryOf } from '#shared/writer/english/line.ts'
import { skillsOf } from '#shared/writer/english/skills.ts'
import { isRetracted } from '#shared/writer/english/retractions.ts'

/** English, in which lines omit the subject. */
export const english: LanguageRules = { isRetracted, clausesOf, lineOf, summaryOf, skillsOf }
