import type { ResumeContent } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { DEFAULT_LAYOUT } from '#shared/template/built-in/default-layout.ts'
import type { Layout } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { RESUMES } from '../integrity/resumes.ts'

export type NamedResume = { readonly name: string; readonly content: ResumeContent }
/** A template, or (`id` null) the default layout. */
export type NamedLayout = { readonly id: number | null; readonly name: string; readonly layout: Layout }

/** Resumes of invented people, in four languages and of one to three pages, with which every template is measured. */
export const proveResumes: readonly NamedResume[] = [
  ...(['short', 'long', 'accented'] as const).map((name) => ({ name: `sample ${name}`, content: sampleContent(name) })),
  ...Object.entries(RESUMES).map(([name, content]) => ({ name, content })),
]

export const proveLayouts: readonly NamedLayout[] = [
  { id: null, name: 'Default layout', layout: DEFAULT_LAYOUT },
  ...builtInTemplates.map((template) => ({ id: template.id, name: template.name, layout: template })),
]
