import type { Context } from '#shared/ats/context.ts'
import { bulletLength } from '#shared/ats/rules/bullet-length.ts'
import { buzzwords } from '#shared/ats/rules/buzzwords.ts'
import { contactForms } from '#shared/ats/rules/contact-forms.ts'
import { contact } from '#shared/ats/rules/contact.ts'
import { datesGaps } from '#shared/ats/rules/dates-gaps.ts'
import { datesMissing } from '#shared/ats/rules/dates-missing.ts'
import { datesOrder } from '#shared/ats/rules/dates-order.ts'
import { datesUnread } from '#shared/ats/rules/dates-unread.ts'
import { designRisks } from '#shared/ats/rules/design-risks.ts'
import { duplicatesSkills } from '#shared/ats/rules/duplicates-skills.ts'
import { education } from '#shared/ats/rules/education.ts'
import { firstPerson } from '#shared/ats/rules/first-person.ts'
import { keptInFile } from '#shared/ats/rules/kept-in-file.ts'
import { length } from '#shared/ats/rules/length.ts'
import { descriptiveLines, results, verbs } from '#shared/ats/rules/lines.ts'
import { links } from '#shared/ats/rules/links.ts'
import { placeholders } from '#shared/ats/rules/placeholders.ts'
import { repetition } from '#shared/ats/rules/repetition.ts'
import { skills } from '#shared/ats/rules/skills.ts'
import { spellingNames } from '#shared/ats/rules/spelling-names.ts'
import { substance } from '#shared/ats/rules/substance.ts'
import { summary } from '#shared/ats/rules/summary.ts'
import { symbols } from '#shared/ats/rules/symbols.ts'
import { weakOpenings } from '#shared/ats/rules/weak-openings.ts'
import { work } from '#shared/ats/rules/work.ts'
import type { Rule } from '#shared/ats/types.ts'

/** All rules. Completeness rules cost 100 points in total, so a blank resume scores 0; defects cost 52 at most. */
export const RULES: readonly Rule<Context>[] = [
  contact,
  summary,
  work,
  descriptiveLines,
  results,
  verbs,
  education,
  skills,
  substance,
  datesOrder,
  datesUnread,
  datesMissing,
  datesGaps,
  bulletLength,
  repetition,
  firstPerson,
  weakOpenings,
  buzzwords,
  spellingNames,
  contactForms,
  length,
  placeholders,
  symbols,
  links,
  duplicatesSkills,
  designRisks,
  keptInFile,
]
