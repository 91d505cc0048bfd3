import type { History } from '#shared/history/history.ts'
import type { Draft } from '#web/persistence/draft-store.ts'
import { tabOf, type EditorTab } from '#web/features/builder/state/field-path.ts'

/** The step back or forth that led from one history to another, and the part of the resume that it changed. */
export function undoStep(before: History<Draft>, after: History<Draft>) {
  const part = changedPart(before.present, after.present)
  if (!part) return null
  if (after.future[0] === before.present) return { isUndo: true, part }
  return after.present === before.future[0] ? { isUndo: false, part } : null
}

function changedPart(before: Draft, after: Draft): EditorTab | undefined {
  if (before.title !== after.title) return tabOf('title')
  if (before.templateId !== after.templateId) return 'design'
  const was: object = before.content
  const is: object = after.content
  const changed = Object.keys({ ...was, ...is }).find((key) => Reflect.get(was, key) !== Reflect.get(is, key))
  return changed === undefined ? undefined : tabOf(changed)
}
