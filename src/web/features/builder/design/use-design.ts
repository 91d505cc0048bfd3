import { setDesign, type DesignPatch } from '#shared/resume/design.ts'
import type { Design } from '#shared/resume/schema.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'

const PLAIN: Design = {}

/** How the open resume looks, and the way to change it. Changes of one group are one step of undo. */
export function useDesign(): [Design, (patch: DesignPatch, group?: string) => void] {
  const { store } = useBuilder()
  const design = useResume(({ content }) => content.design ?? PLAIN)
  return [design, (patch, group) => store.edit((content) => setDesign(content, patch), group)]
}
