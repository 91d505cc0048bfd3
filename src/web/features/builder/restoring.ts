import { msg } from '@lingui/core/macro'
import { draftOf, type BuilderStore } from '#web/features/builder/builder-store.ts'
import { remember } from '#web/features/builder/local-rules.ts'
import { translate } from '#web/lib/i18n.ts'
import type { EarlierVersion } from '#web/lib/keep.ts'
import { toast } from '#web/lib/toast.ts'

/** Brings an earlier version back as one step of undo; what stood there becomes an earlier version itself. */
export function restoreEarlier(store: BuilderStore, { title, templateId, content }: EarlierVersion): void {
  const { local } = store.getState()
  if (local) {
    const present = { ...draftOf(store.getState()), savedAt: new Date().toISOString() }
    store.setState({ local: { ...local, earlier: remember(present, local.earlier) } })
  }
  store.replace({ title, templateId, content })
  toast({
    title: translate(msg`The earlier version is back`),
    action: { label: translate(msg`Undo`), onAct: store.undo },
  })
}
