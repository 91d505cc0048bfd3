import type { Template } from '#shared/contract/templates.ts'
import { academic } from '#shared/template/built-in/academic.ts'
import { atsSafeProfessional } from '#shared/template/built-in/ats-safe-professional.ts'
import { boardroom } from '#shared/template/built-in/boardroom.ts'
import { executiveProfessional } from '#shared/template/built-in/executive-professional.ts'
import { firstChapter } from '#shared/template/built-in/first-chapter.ts'
import { straightLine } from '#shared/template/built-in/straight-line.ts'

/** The templates that come with the product, in the order in which they are offered. */
export const builtInTemplates: readonly Template[] = [
  atsSafeProfessional,
  executiveProfessional,
  straightLine,
  boardroom,
  academic,
  firstChapter,
]
