import { msg } from '@lingui/core/macro'
import type { Resume } from '#shared/contract/resumes.ts'
import { localAddress } from '#web/features/builder/address.ts'
import type { Builder } from '#web/features/builder/builder-context.tsx'
import { draftOf, type BuilderStore, type Draft } from '#web/features/builder/builder-store.ts'
import { newLocalId } from '#web/features/builder/local-rules.ts'
import { translate } from '#web/lib/i18n.ts'
import { saveLocal } from '#web/lib/keep.ts'
import { toast } from '#web/lib/toast.ts'

/** Saves over the newer version, which stays as a resume in the browser. */
export async function keepMine({ store, save }: Builder, theirs: Resume): Promise<void> {
  const id = await keepAside(theirs)
  store.setState({ version: theirs.version, saveState: { state: 'unsaved' } })
  if ((await save()) !== null) tellWhere(store, translate(msg`Your version is saved`), id)
}

/** Shows the newer version; what stood here stays as a resume in the browser, and undo brings it back as well. */
export async function takeTheirs({ store }: Builder, theirs: Resume): Promise<void> {
  const id = await keepAside(draftOf(store.getState()))
  store.replace(theirs)
  store.markSaved(draftOf(store.getState()), { version: theirs.version })
  tellWhere(store, translate(msg`You now have the newer version`), id)
}

/** Decides later: what stands here is unsaved, and the next save asks again. */
export function leaveConflict(store: BuilderStore): void {
  store.setState({ saveState: { state: 'unsaved' } })
}

async function keepAside({ title, templateId, content }: Draft): Promise<number> {
  const now = new Date()
  const time = now.toISOString()
  const id = newLocalId(now.getTime())
  const name = translate(msg`${title} (other version)`)
  await saveLocal({ id, title: name, templateId, content, createdAt: time, updatedAt: time })
  return id
}

function tellWhere(store: BuilderStore, title: string, id: number): void {
  const open = () => {
    store.setState({ leaving: true })
    location.assign(localAddress(id))
  }
  toast({
    title,
    description: translate(msg`The other version is kept in this browser.`),
    action: { label: translate(msg`Open it`), onAct: open },
  })
}
