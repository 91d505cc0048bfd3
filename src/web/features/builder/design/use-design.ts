import { setDesign, type DesignPatch } from '#shared/resume/design.ts'
import type { Design } from '#shared/resume/schema.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'

const PLAIN: Design = {}

/** The design of the open resume and a function that changes it. Changes of one group are one undo step. */
export function useDesign(): [Design, (patch: DesignPatch, group?: string) => void] {
  const { store } = useBuilder()
  const design = useResume(({ content }) => content.design ?? PLAIN)
  return [design, (patch, group) => store.edit((content) => setDesign(content, patch), group)]
}
