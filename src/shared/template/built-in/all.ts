import type { Template } from '#shared/template/template.ts'
import { academic } from '#shared/template/built-in/academic.ts'
import { atelier } from '#shared/template/built-in/atelier.ts'
import { atsSafeProfessional } from '#shared/template/built-in/ats-safe-professional.ts'
import { blueprint } from '#shared/template/built-in/blueprint.ts'
import { boardroom } from '#shared/template/built-in/boardroom.ts'
import { briefing } from '#shared/template/built-in/briefing.ts'
import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { campus } from '#shared/template/built-in/campus.ts'
import { clinical } from '#shared/template/built-in/clinical.ts'
import { continental } from '#shared/template/built-in/continental.ts'
import { executiveProfessional } from '#shared/template/built-in/executive-professional.ts'
import { firstChapter } from '#shared/template/built-in/first-chapter.ts'
import { lebenslauf } from '#shared/template/built-in/lebenslauf.ts'
import { mayfair } from '#shared/template/built-in/mayfair.ts'
import { MEASURED } from '#shared/template/built-in/measured.ts'
import { milestones } from '#shared/template/built-in/milestones.ts'
import { modernCreative } from '#shared/template/built-in/modern-creative.ts'
import { modernProfessional } from '#shared/template/built-in/modern-professional.ts'
import { nameplate } from '#shared/template/built-in/nameplate.ts'
import { portrait } from '#shared/template/built-in/portrait.ts'
import { poster } from '#shared/template/built-in/poster.ts'
import { quietPage } from '#shared/template/built-in/quiet-page.ts'
import { ruledForm } from '#shared/template/built-in/ruled-form.ts'
import { signal } from '#shared/template/built-in/signal.ts'
import { straightLine } from '#shared/template/built-in/straight-line.ts'
import { swissGrid } from '#shared/template/built-in/swiss-grid.ts'
import { typeset } from '#shared/template/built-in/typeset.ts'
import { wallStreet } from '#shared/template/built-in/wall-street.ts'
import { waypoint } from '#shared/template/built-in/waypoint.ts'

const layouts: readonly BuiltInTemplate[] = [
  atsSafeProfessional,
  modernCreative,
  modernProfessional,
  executiveProfessional,
  straightLine,
  boardroom,
  milestones,
  briefing,
  academic,
  atelier,
  quietPage,
  firstChapter,
  signal,
  wallStreet,
  lebenslauf,
  continental,
  typeset,
  nameplate,
  swissGrid,
  mayfair,
  portrait,
  waypoint,
  poster,
  blueprint,
  campus,
  ruledForm,
  clinical,
]

/** The built-in templates, in the order in which they are offered. */
export const builtInTemplates: readonly Template[] = layouts.map((template) => ({
  ...template,
  isPremium: template.isPremium ?? false,
  atsScore: MEASURED.templates.find(({ id }) => id === template.id)?.atsScore ?? null,
}))
