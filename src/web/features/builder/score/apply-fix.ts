import type { Fix } from '#shared/ats/types.ts'
import { fieldAt, setField } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'

/** Makes a safe change in one step of undo; the returned function takes it back, whatever was typed since. */
export function applyFix(store: BuilderStore, fix: Fix): () => void {
  const { content } = store.getState()
  const reverse = fix.toReversed().flatMap(({ path }) => {
    const value = fieldAt(content, path)
    return value === undefined ? [] : [{ path, value }]
  })
  store.edit((before) => withFields(before, fix))
  const fixed = store.getState().content
  return () => {
    if (store.getState().content === fixed) store.undo()
    else store.edit((now) => withFields(now, reverse))
  }
}

const withFields = (content: ResumeContent, fix: Fix): ResumeContent =>
  fix.reduce((now, { path, value }) => setField(now, path, value), content)
