import { setDesign } from '#shared/resume/design.ts'
import { move } from '#shared/resume/list.ts'
import { CustomSection, LIMITS, SECTION_NAMES, type ResumeContent, type SectionId } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/**
 * All sections that a resume has or could have: the chosen order first, then the default one, then custom sections.
 * While the person has chosen none, the sections of `templateOrder` come first, if the template has one.
 */
export function sectionOrder(content: ResumeContent, templateOrder: readonly SectionId[] = []): readonly SectionId[] {
  const all = defaultOrder(content)
  const first = (content.design?.order ?? templateOrder).filter((id) => all.includes(id))
  return [...new Set([...first, ...all])]
}

/** Moves a section to an index in the order that is printed; an index past the end means last. */
export function moveSection(
  content: ResumeContent,
  id: SectionId,
  to: number,
  templateOrder?: readonly SectionId[],
): ResumeContent {
  const before = sectionOrder(content, templateOrder)
  const order = move(before, before.indexOf(id), to)
  if (order === before) return content
  const untouched = sectionOrder(setDesign(content, { order: undefined }), templateOrder)
  const isDefault = untouched.every((defaultId, index) => defaultId === order[index])
  return setDesign(content, { order: isDefault ? undefined : [...order] })
}

export function isHidden(content: ResumeContent, id: SectionId): boolean {
  return content.hiddenSections?.includes(id) ?? false
}

/** A hidden section keeps its text and isn't printed. */
export function setHidden(content: ResumeContent, id: SectionId, hidden: boolean): ResumeContent {
  if (isHidden(content, id) === hidden || !defaultOrder(content).includes(id)) return content
  const chosen = defaultOrder(content).filter((other) => (other === id ? hidden : isHidden(content, other)))
  return withHidden(content, chosen)
}

/** Adds an empty custom section at the end; `id` comes without `custom:`. */
export function addCustomSection(content: ResumeContent, id: string, title: string): ResumeContent {
  const custom = content.custom ?? []
  const section = z.safeParse(CustomSection, { id, title, items: [] })
  const isUsed = custom.some((other) => other.id === id)
  if (!section.success || isUsed || custom.length >= LIMITS.customSections) return content
  return { ...content, custom: [...custom, section.data] }
}

/** Restores a removed section at its position, unless it exists already. */
export function restoreSection(content: ResumeContent, section: CustomSection, at: number): ResumeContent {
  const custom = content.custom ?? []
  return custom.some(({ id }) => id === section.id) ? content : { ...content, custom: custom.toSpliced(at, 0, section) }
}

/** Removes a custom section with its content, its position and its hidden state. */
export function removeCustomSection(content: ResumeContent, id: string): ResumeContent {
  const others = content.custom?.filter((section) => section.id !== id)
  if (!others || others.length === content.custom?.length) return content
  const { custom: _, ...rest } = content
  const name: SectionId = `custom:${id}`
  const without = (ids: readonly SectionId[] | undefined) => ids?.filter((other) => other !== name)
  const order = without(content.design?.order)
  const left = others.length === 0 ? rest : { ...rest, custom: others }
  const ordered = setDesign(left, {
    order: order?.length === 0 ? undefined : order,
    sideSections: without(content.design?.sideSections),
  })
  return isHidden(ordered, name)
    ? withHidden(
        ordered,
        ordered.hiddenSections?.filter((other) => other !== name),
      )
    : ordered
}

export function renameCustomSection(content: ResumeContent, id: string, title: string): ResumeContent {
  const index = content.custom?.findIndex((section) => section.id === id) ?? -1
  const section = content.custom?.[index]
  if (!section || section.title === title) return content
  const renamed = z.safeParse(CustomSection, { ...section, title })
  return renamed.success ? { ...content, custom: content.custom?.with(index, { ...section, title }) ?? [] } : content
}

const defaultOrder = (content: ResumeContent): readonly SectionId[] => [
  ...SECTION_NAMES,
  ...(content.custom ?? []).map((section): SectionId => `custom:${section.id}`),
]

function withHidden(content: ResumeContent, hiddenSections: SectionId[] = []): ResumeContent {
  const { hiddenSections: _, ...rest } = content
  return hiddenSections.length === 0 ? rest : { ...rest, hiddenSections }
}

/** The sections of the side column in templates that have one, unless the person chose others: short facts. */
const SIDE_SECTIONS: readonly SectionId[] = ['skills', 'certifications', 'interests']

/** Whether a section is in the side column of a template with two columns. */
export const isAtSide = (content: ResumeContent, id: SectionId): boolean =>
  (content.design?.sideSections ?? SIDE_SECTIONS).includes(id)

/** Moves a section to the side column or to the main column; the template's own arrangement isn't stored. */
export function setAtSide(content: ResumeContent, id: SectionId, atSide: boolean): ResumeContent {
  if (isAtSide(content, id) === atSide) return content
  const others = (content.design?.sideSections ?? SIDE_SECTIONS).filter((other) => other !== id)
  const sideSections = atSide ? [...others, id] : others
  const isDefault =
    sideSections.length === SIDE_SECTIONS.length && SIDE_SECTIONS.every((each) => sideSections.includes(each))
  return setDesign(content, { sideSections: isDefault ? undefined : sideSections })
}
