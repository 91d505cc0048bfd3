import { setDesign } from '#shared/resume/design.ts'
import { move } from '#shared/resume/list.ts'
import { CustomSection, LIMITS, SECTION_NAMES, type ResumeContent, type SectionId } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/** All sections a resume has or could have: the person's order first, then the usual one, then their own. */
export function sectionOrder(content: ResumeContent): readonly SectionId[] {
  const all = usualOrder(content)
  const chosen = (content.design?.order ?? []).filter((id) => all.includes(id))
  return [...new Set([...chosen, ...all])]
}

/** Moves a section to a place; a place past the end means last. */
export function moveSection(content: ResumeContent, id: SectionId, to: number): ResumeContent {
  const before = sectionOrder(content)
  const order = move(before, before.indexOf(id), to)
  if (order === before) return content
  const isUsual = usualOrder(content).every((usual, index) => usual === order[index])
  return setDesign(content, { order: isUsual ? undefined : [...order] })
}

export function isHidden(content: ResumeContent, id: SectionId): boolean {
  return content.hiddenSections?.includes(id) ?? false
}

/** A hidden section keeps its text and is not printed. */
export function setHidden(content: ResumeContent, id: SectionId, hidden: boolean): ResumeContent {
  if (isHidden(content, id) === hidden || !usualOrder(content).includes(id)) return content
  const chosen = usualOrder(content).filter((other) => (other === id ? hidden : isHidden(content, other)))
  return withHidden(content, chosen)
}

/** Adds an empty section of the person's own at the end; `id` is its name without `custom:`. */
export function addCustomSection(content: ResumeContent, id: string, title: string): ResumeContent {
  const custom = content.custom ?? []
  const section = z.safeParse(CustomSection, { id, title, items: [] })
  const taken = custom.some((other) => other.id === id)
  if (!section.success || taken || custom.length >= LIMITS.customSections) return content
  return { ...content, custom: [...custom, section.data] }
}

/** Removes one of the person's own sections with all that stands in it. */
/** Puts a removed section back in its place; one that is there already stays as it is. */
export function putBackSection(content: ResumeContent, section: CustomSection, at: number): ResumeContent {
  const custom = content.custom ?? []
  return custom.some(({ id }) => id === section.id) ? content : { ...content, custom: custom.toSpliced(at, 0, section) }
}

export function removeCustomSection(content: ResumeContent, id: string): ResumeContent {
  const others = content.custom?.filter((section) => section.id !== id)
  if (!others || others.length === content.custom?.length) return content
  const { custom: _, ...rest } = content
  const name: SectionId = `custom:${id}`
  const order = content.design?.order?.filter((other) => other !== name)
  const left = others.length === 0 ? rest : { ...rest, custom: others }
  const ordered = setDesign(left, { order: order?.length === 0 ? undefined : order })
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

const usualOrder = (content: ResumeContent): readonly SectionId[] => [
  ...SECTION_NAMES,
  ...(content.custom ?? []).map((section): SectionId => `custom:${section.id}`),
]

function withHidden(content: ResumeContent, hiddenSections: SectionId[] = []): ResumeContent {
  const { hiddenSections: _, ...rest } = content
  return hiddenSections.length === 0 ? rest : { ...rest, hiddenSections }
}
