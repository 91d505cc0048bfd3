import { msg } from '@lingui/core/macro'
import { localResumeUrl } from '#web/persistence/resume-url.ts'
import { type DraftStore } from '#web/persistence/draft-store.ts'
import { draftOf, type LocalHome } from '#web/persistence/draft-store.ts'
import type { LocalAutosave } from '#web/persistence/local-autosave.ts'
import { replaceSameTitle } from '#web/persistence/replace-same-title.ts'
import { translate } from '#web/lib/i18n.ts'
import { getLocalResume, listLocalResumes, removeLocalResume, saveLocalResume } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import { timestampAfter } from '#web/persistence/local-versions.ts'
import { toast } from '#web/lib/toast.ts'

/** Saves among the browser's resumes; one with the same title is replaced, and the toast can take that back. */
export async function saveInBrowser(store: DraftStore, localAutosave: LocalAutosave): Promise<'browser'> {
  localAutosave.saveNow()
  await localAutosave.settled()
  const mine = localResume(store)
  const { kept, replaced } = replaceSameTitle(await listLocalResumes(), mine)
  await moveTo(store, localAutosave, kept, replaced?.updatedAt)
  if (replaced) await removeLocalResume(mine.id)
  store.markSaved(draftOf(store.getState()), {})
  const undo = () =>
    void takeBack(store, localAutosave, mine, replaced).then(() =>
      toast({
        title: translate(msg`Undone`),
        description: translate(msg`Both resumes with this title are back.`),
      }),
    )
  toast({
    title: translate(msg`Resume Saved Locally`),
    description: describe(store, replaced),
    ...(replaced && { action: { label: translate(msg`Undo`), onAct: undo } }),
  })
  return 'browser'
}

function localResume(store: DraftStore): LocalResume {
  const state = store.getState()
  const now = new Date()
  // `saveNow` has given it a home in the browser.
  const { id, createdAt, earlier, key } = state.local ?? {
    id: now.getTime(),
    createdAt: now.toISOString(),
    key: undefined,
  }
  return {
    id,
    createdAt,
    ...(key && { key }),
    ...(earlier && { earlier }),
    ...draftOf(state),
    updatedAt: now.toISOString(),
  }
}

/** Gives the open resume another place, whose text was `seen`; what is typed meanwhile is saved there too. */
async function moveTo(
  store: DraftStore,
  localAutosave: LocalAutosave,
  home: LocalHome,
  seenAt?: string,
): Promise<void> {
  const { id, createdAt, earlier, key } = home
  const { local } = store.getState()
  const updatedAt = local?.id === id ? local.updatedAt : seenAt
  const place = { id, createdAt, ...(earlier && { earlier }), ...(key && { key }) }
  store.setState({ local: { ...place, ...(updatedAt !== undefined && { updatedAt }) } })
  localAutosave.show(localResumeUrl(id))
  localAutosave.saveNow()
  await localAutosave.settled()
}

async function takeBack(
  store: DraftStore,
  localAutosave: LocalAutosave,
  mine: LocalHome,
  replaced: LocalResume | null,
) {
  await moveTo(store, localAutosave, mine)
  // Rewritten: a tab that has it open too takes in only what is later than what it shows, which is what is kept.
  const kept = replaced && (await getLocalResume(replaced.id))
  if (replaced)
    await saveLocalResume({ ...replaced, updatedAt: timestampAfter(kept?.updatedAt, new Date().toISOString()) })
  store.setState({ saveState: { state: 'unsaved' } })
}

function describe(store: DraftStore, replaced: LocalResume | null): string {
  if (store.getState().storedIn === 'memory')
    return translate(
      msg`Your browser is blocking storage, so this will be lost when you close the tab. Create a free account to keep it.`,
    )
  if (replaced)
    return translate(
      msg`It replaced the resume with the same title. Create a free account to use your resumes on any device.`,
    )
  return translate(msg`It’s only in this browser. Create a free account to use it on any device.`)
}
