import { flushSync } from 'react-dom'
import { entriesOf, type EntryList } from '#shared/resume/entries.ts'
import type { BuilderState, BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { entryOf, fieldId, tabOf } from '#web/features/builder/state/field-path.ts'

/** Opens the tab and the card of a field and puts the cursor into it. */
export function focusField(store: BuilderStore, path: string): void {
  flushSync(() => store.setState((state) => ({ ...formAt(path), unfolded: unfoldedFor(state, path) })))
  focusSoon(path, performance.now() + PATIENCE)
}

/** The form, open at the tab of a field. */
export const formAt = (path: string) => ({ tab: tabOf(path), interviewing: false })

/** A panel that no one has seen yet is fetched first: for so many milliseconds it is waited for. */
const PATIENCE = 2000

function focusSoon(path: string, until: number): void {
  if (!focusNow(path) && performance.now() < until) requestAnimationFrame(() => focusSoon(path, until))
}

function focusNow(path: string): boolean {
  const control = controlOf(path)
  // Nothing in it can have the focus while it is folded.
  control?.closest('details')?.setAttribute('open', '')
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  return Boolean(control)
}

/** A list's own path leads to its first line, a line that has no control of its own to its list. */
function controlOf(path: string): HTMLElement | null {
  const parent = path.replace(/\.\d+$/, '')
  return [path, `${path}.0`, parent].map((each) => document.getElementById(fieldId(each))).find(Boolean) ?? null
}

function unfoldedFor(state: BuilderState, path: string): ReadonlySet<string> {
  const place = entryOf(path)
  // `entryOf` gives names of lists only; one that this resume does not have is empty.
  const id = place && entriesOf(state.content, place.list as EntryList)[place.index]?.id
  return id === undefined || state.unfolded.has(id) ? state.unfolded : new Set(state.unfolded).add(id)
}
