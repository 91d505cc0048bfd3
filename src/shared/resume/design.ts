import type { Design, ResumeContent } from '#shared/resume/schema.ts'

/** A change of the design: a value sets a property, undefined resets it to the template's choice. */
export type DesignPatch = { readonly [K in keyof Design]?: Design[K] | undefined }

/** Changes the design of a resume; returns the same resume if nothing changes. */
export function setDesign(content: ResumeContent, patch: DesignPatch): ResumeContent {
  const before = content.design ?? {}
  const changed = Object.entries(patch).filter(([key, value]) => !same(before[key as keyof Design], value))
  if (changed.length === 0) return content
  const all = { ...before, ...Object.fromEntries(changed) }
  // The rest has the design's own keys and values, without the undefined ones.
  const design = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Design
  const { design: _, ...rest } = content
  return Object.keys(design).length === 0 ? rest : { ...rest, design }
}

/** The part of a design that can be given to another resume: paper, pages and sections belong to the resume. */
export function lookOf(design: Design): Design {
  const {
    paper: _paper,
    fitPages: _fitPages,
    order: _order,
    sideSections: _side,
    embedSource: _source,
    ...look
  } = design
  return look
}

/** Gives a resume the look of another design, and keeps what belongs to the resume. */
export function setLook(content: ResumeContent, look: Design): ResumeContent {
  return setDesign(content, { ...without(lookOf(content.design ?? {})), ...lookOf(look) })
}

/**
 * Applies a ready-made arrangement: everything that it doesn't set is the template's choice again, except colors and
 * fonts.
 */
export function applyPreset(content: ResumeContent, preset: Design): ResumeContent {
  const { accent: _accent, accent2: _accent2, font: _font, headingFont: _heading, ...rest } = content.design ?? {}
  return setDesign(content, { ...without(lookOf(rest)), fitPages: undefined, ...preset })
}

const without = (design: Design): DesignPatch => Object.fromEntries(Object.keys(design).map((key) => [key, undefined]))

function same(a: Design[keyof Design], b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((id, index) => id === b[index])
}
