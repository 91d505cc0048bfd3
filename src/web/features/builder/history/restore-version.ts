import { msg } from '@lingui/core/macro'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { type BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { draftOf, type Draft } from '#web/persistence/draft-store.ts'
import { translate } from '#web/lib/i18n.ts'
import type { EarlierVersion } from '#web/persistence/local-resume.ts'
import { addVersion } from '#web/persistence/local-versions.ts'
import { toastWithUndo } from '#web/features/builder/undo/undo-toast.ts'

/** Restores an earlier version as one undo step; what it replaces becomes an earlier version itself. */
export async function restoreVersion(builder: Builder, version: EarlierVersion): Promise<void> {
  const { store } = builder
  const { resumeId, saveState } = store.getState()
  // What is not saved yet would be no version: it is saved first. If it cannot be, the visitor was informed.
  if (resumeId !== null && saveState.state !== 'saved' && (await builder.save()) === null) return
  const before = draftOf(store.getState())
  if (!(await putIn(builder, version))) return
  toastWithUndo({ title: translate(msg`Version restored`) }, () => void putIn(builder, before))
}

/** Shows another draft in the place of this one; in an account it is saved as a new version. */
async function putIn({ store, save }: Builder, { title, templateId, content }: Draft): Promise<boolean> {
  rememberHere(store)
  store.replace({ title, templateId, content })
  return store.getState().resumeId === null || (await save()) !== null
}

function rememberHere(store: BuilderStore): void {
  const { local } = store.getState()
  if (!local) return
  const present = { ...draftOf(store.getState()), savedAt: new Date().toISOString() }
  store.setState({ local: { ...local, earlier: addVersion(present, local.earlier) } })
}
