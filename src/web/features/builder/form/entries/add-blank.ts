import { addEntry, blankEntry, entriesOf, type EntryList } from '#shared/resume/entries.ts'
import type { SectionKind } from '#shared/resume/schema.ts'
import { addCustomSection } from '#shared/resume/sections.ts'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { newEntryId } from '#web/features/builder/state/new-entry-id.ts'

/** Adds an entry without content at the end of a list and puts the cursor into its first field. */
export function addBlank(store: BuilderStore, list: EntryList, firstField: string): void {
  const index = entriesOf(store.getState().content, list).length
  store.edit((content) => addEntry(content, list, blankEntry(list, newEntryId())))
  focusField(store, `${list}.${index}.${firstField}`)
}

/** Adds a custom section with this heading, or a ready-made one, and puts the cursor into its heading. */
export function addCustom(store: BuilderStore, title: string, kind?: SectionKind): void {
  const index = store.getState().content.custom?.length ?? 0
  store.edit((content) => addCustomSection(content, newEntryId(), title, kind))
  focusField(store, `custom.${index}.title`)
}
