import type { Find } from '#shared/parse/find.ts'
import type { Section } from '#shared/parse/sections.ts'
import { SECTION_NAMES, type ResumeContent, type SectionId } from '#shared/resume/schema.ts'

/** A section with the fields found in it. */
type ReadSection = { readonly section: Section; readonly finds: readonly Find[] }

/**
 * Stores the file's section order if it differs from the default. Sections in a narrow column next to the main one come
 * last, because being read first does not make them more important.
 */
export function withOrderOf(content: ResumeContent, sections: readonly ReadSection[]): ResumeContent {
  const foundSections = sections.filter(({ finds }) => finds.length > 0)
  const [main, aside] = [foundSections.filter((one) => !isAside(one)), foundSections.filter(isAside)]
  const order = [...new Set([...main, ...aside].flatMap(({ finds: [first] }) => (first ? idOf(first, content) : [])))]
  const defaultOrder: readonly SectionId[] = [...SECTION_NAMES, ...order.filter((id) => id.startsWith('custom:'))]
  const isDefaultOrder = order.every(
    (id, at) => at === 0 || defaultOrder.indexOf(id) > defaultOrder.indexOf(order[at - 1] ?? id),
  )
  return isDefaultOrder ? content : { ...content, design: { ...content.design, order } }
}

const isAside = ({ section: { title, lines } }: ReadSection): boolean => (title ?? lines[0])?.isAside === true

/** The section a field belongs to, by the first part of its path; for custom sections, by id. */
function idOf({ path }: Find, { custom }: ResumeContent): SectionId[] {
  const [list, number] = path.split('.')
  const customId = list === 'custom' ? custom?.[Number(number)]?.id : undefined
  return customId ? [`custom:${customId}`] : SECTION_NAMES.filter((name) => name === list)
}
