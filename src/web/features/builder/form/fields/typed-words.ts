import { entriesOf, type EntryList } from '#shared/resume/entries.ts'
import type { BuilderState, BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { entryOf } from '#web/features/builder/state/field-path.ts'

type Held = Map<string, string>
const all = new WeakMap<BuilderStore, Held>()

/**
 * What is in a list of words for which the resume has no room, as it was typed: blank when all of it fits. It is
 * kept while other tabs are shown, and over a reload, until the person has shortened it; it is never saved or printed.
 */
export function readTypedWords(store: BuilderStore, path: string): string {
  return heldIn(store).get(nameOf(store.getState(), path)) ?? ''
}

/** Keeps the text of a list of words, or forgets it when it is null. */
export function storeTypedWords(store: BuilderStore, path: string, typed: string | null): void {
  const held = heldIn(store)
  const name = nameOf(store.getState(), path)
  if (typed === null && !held.delete(name)) return
  if (typed !== null) held.set(name, typed)
  write(store.getState(), held)
}

function heldIn(store: BuilderStore): Held {
  const known = all.get(store)
  if (known) return known
  const held = read(store.getState())
  all.set(store, held)
  // A new resume gets its place with its first edit, and another one in the account.
  store.subscribe((state, before) => {
    if (placeOf(state) === placeOf(before)) return
    write(before, new Map())
    write(state, held)
  })
  return held
}

/** By the entry's own name: it may be moved. */
function nameOf({ content }: BuilderState, path: string): string {
  const place = entryOf(path)
  if (!place) return path
  // `entryOf` gives names of lists only.
  const id = entriesOf(content, place.list as EntryList)[place.index]?.id ?? place.index
  return `${place.list}.${id}${path.slice(`${place.list}.${place.index}`.length)}`
}

function placeOf({ resumeId, local }: BuilderState): string | null {
  if (resumeId !== null) return `words:${resumeId}`
  return local && `words:local:${local.id}`
}

function read(state: BuilderState): Held {
  const place = placeOf(state)
  try {
    return new Map(JSON.parse((place && sessionStorage.getItem(place)) ?? '[]') as [string, string][])
  } catch {
    return new Map()
  }
}

function write(state: BuilderState, held: Held): void {
  const place = placeOf(state)
  if (!place) return
  try {
    if (held.size > 0) sessionStorage.setItem(place, JSON.stringify([...held]))
    else sessionStorage.removeItem(place)
  } catch {
    // A browser that keeps nothing for us: it stays until the page is left.
  }
}
