import type { Design, ResumeContent } from '#shared/resume/schema.ts'

/** A change of the design: what is named is set, what is named as undefined goes back to the template's choice. */
export type DesignPatch = { readonly [K in keyof Design]?: Design[K] | undefined }

/** Changes how a resume looks; without effect, the same resume is given back. */
export function setDesign(content: ResumeContent, patch: DesignPatch): ResumeContent {
  const before = content.design ?? {}
  const changed = Object.entries(patch).filter(([key, value]) => !same(before[key as keyof Design], value))
  if (changed.length === 0) return content
  const all = { ...before, ...Object.fromEntries(changed) }
  // What is left has the design's own keys and values, only the undefined ones are gone.
  const design = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Design
  const { design: _, ...rest } = content
  return Object.keys(design).length === 0 ? rest : { ...rest, design }
}

function same(one: Design[keyof Design], other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((id, index) => id === other[index])
}
