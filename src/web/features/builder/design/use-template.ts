import { DEFAULT_LAYOUT } from '#shared/template/built-in/default-layout.ts'
import type { Layout } from '#shared/template/document.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'

/** The layout of the open resume. */
export function useTemplate(): Layout {
  const { templates } = useBuilder()
  const templateId = useResume((state) => state.templateId)
  return templates.find(({ id }) => id === templateId) ?? DEFAULT_LAYOUT
}
