import type { Templates } from '#server/templates/service.ts'
import type { Template } from '#shared/template/template.ts'

/** What a template keeps of the one that it began as a copy of: a premium one remains premium, in its order of sections. */
export function copiedFrom(templates: Templates, basedOn: number | null): Pick<Template, 'isPremium' | 'sectionOrder'> {
  const { isPremium = false, sectionOrder } = (basedOn === null ? undefined : templates.find(basedOn)) ?? {}
  return { isPremium, ...(sectionOrder && { sectionOrder }) }
}
