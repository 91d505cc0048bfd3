import type { Template } from '#shared/contract/templates.ts'
import type { Builder } from '#web/features/builder/builder-context.tsx'
import { createBuilderStore, type Draft, type Home } from '#web/features/builder/builder-store.ts'
import { keeperOf, type Keeper } from '#web/features/builder/keeping.ts'
import { saveResume, type SavedTo } from '#web/features/builder/saving.ts'

export type Opened = { readonly builder: Builder; readonly keeper: Keeper }
type Visit = {
  readonly templates: readonly Template[]
  readonly signedIn: boolean
  /** The setting of who is signed in. */
  readonly autoSave?: boolean
}

/** Makes everything that an open resume needs. It works as soon as the keeper watches. */
export function openBuilder(draft: Draft, home: Home, { templates, signedIn }: Visit): Opened {
  const store = createBuilderStore(draft, home)
  const keeper = keeperOf(store)
  let running: Promise<SavedTo | null> | null = null
  const save = () => {
    running ??= saveResume(store, keeper, signedIn).finally(() => {
      running = null
    })
    return running
  }
  return { builder: { store, templates, signedIn, save }, keeper }
}
