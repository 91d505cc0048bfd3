import type { Find } from '#shared/parse/find.ts'
import type { Section } from '#shared/parse/sections.ts'
import { SECTION_NAMES, type ResumeContent, type SectionId } from '#shared/resume/schema.ts'

/** A section with what was read in it. */
type ReadSection = { readonly section: Section; readonly finds: readonly Find[] }

/**
 * Takes over the order in which the file has its sections, where it is not the usual one. What stands in a narrow column
 * beside the main one comes behind it: that it is read first says nothing of its weight.
 */
export function withOrderOf(content: ResumeContent, sections: readonly ReadSection[]): ResumeContent {
  const inFile = sections.filter(({ finds }) => finds.length > 0)
  const [main, aside] = [inFile.filter((one) => !isAside(one)), inFile.filter(isAside)]
  const order = [...new Set([...main, ...aside].flatMap(({ finds: [first] }) => (first ? idOf(first, content) : [])))]
  const usual: readonly SectionId[] = [...SECTION_NAMES, ...order.filter((id) => id.startsWith('custom:'))]
  const isUsual = order.every((id, at) => at === 0 || usual.indexOf(id) > usual.indexOf(order[at - 1] ?? id))
  return isUsual ? content : { ...content, design: { ...content.design, order } }
}

const isAside = ({ section: { title, lines } }: ReadSection): boolean => (title ?? lines[0])?.isAside === true

/** The section that a field belongs to: its first name, or the name of a section of the person's own. */
function idOf({ path }: Find, { custom }: ResumeContent): SectionId[] {
  const [list, number] = path.split('.')
  const own = list === 'custom' ? custom?.[Number(number)]?.id : undefined
  return own ? [`custom:${own}`] : SECTION_NAMES.filter((name) => name === list)
}
