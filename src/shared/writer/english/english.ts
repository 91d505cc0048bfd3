import type { LanguageRules } from '#shared/writer/language-rules.ts'
import { clausesOf } from '#shared/writer/english/clauses.ts'
import { lineOf, summaryOf } from '#shared/writer/english/line.ts'
import { skillsOf } from '#shared/writer/english/skills.ts'
import { isTakenBack } from '#shared/writer/english/taken-back.ts'

/** English, in which the person is left out of a line. */
export const english: LanguageRules = { isTakenBack, clausesOf, lineOf, summaryOf, skillsOf }
