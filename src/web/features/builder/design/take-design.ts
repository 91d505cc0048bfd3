import { setLook } from '#shared/resume/design.ts'
import type { Design } from '#shared/resume/schema.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'

/** Gives the open resume another look and its template, as one undo step; undefined keeps the template. */
export function takeDesign({ store }: Builder, design: Design, templateId: number | null | undefined): void {
  const { history } = store.getState()
  const { title, content, templateId: own } = history.present
  store.replace({ title, templateId: templateId === undefined ? own : templateId, content: setLook(content, design) })
}
