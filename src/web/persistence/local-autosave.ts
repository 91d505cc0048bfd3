import { historyIndex, localResumeUrl, replaceUrl } from '#web/persistence/resume-url.ts'
import { draftOf, type DraftStore } from '#web/persistence/draft-store.ts'
import { createLatestOnlyQueue } from '#web/persistence/latest-only.ts'
import { createLocalRecord, type LocalRecord } from '#web/persistence/local-record.ts'
import { removeDraft, saveDraft, type ResumeDraft } from '#web/persistence/drafts.ts'
import { createJournal, type Journal } from '#web/persistence/journal.ts'
import { newLocalId } from '#web/persistence/new-local-resume.ts'
import { timestampAfter } from '#web/persistence/local-versions.ts'
import { onLocalResumesChange } from '#web/persistence/local-store.ts'
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts'

/** Stores every edit in the browser as it is typed, so that a reload or a crash loses nothing. */
export type LocalAutosave = {
  /** Follows the store until the function that it returns is called. */
  watch(): () => void
  /** Writes what the store holds at this moment. */
  saveNow(): void
  /** Resolves when everything is written. */
  settled(): Promise<void>
  /** Removes the unsaved edits of a resume that is no longer on the server. */
  dropDraft(id: number): Promise<void>
  /** Puts the resume's URL into the address bar, unless another page is shown by now. */
  show(path: string): void
  hide(): void
  isShown(): boolean
}

/** Writes the journal first, in the same task as the edit, then the record. The journal drops what the record has. */
export function createLocalAutosave(store: DraftStore): LocalAutosave {
  const writes = createLatestOnlyQueue()
  const journal = createJournal()
  const local = createLocalRecord(store, journal.tab)
  let isShown = true
  let isNoted = false
  let watches = 0
  let entry: unknown
  // On Back, the browser's history is already at the other page's entry while this page is still shown.
  const isHere = () => watches === 0 || historyIndex() === entry
  const show = (path: string) => void (isShown && isHere() && replaceUrl(path))
  const saveNow = () => {
    if (store.getState().resumeId === null) giveLocalHome(store, show)
    isNoted = note(store, local, journal)
    if (isNoted && store.getState().storedIn === null) store.setState({ storedIn: 'browser' })
    writes.put(async () => {
      const kept = await write(store, local, journal)
      const storedIn = kept === 'memory' && isNoted ? 'browser' : kept
      if (storedIn !== store.getState().storedIn) store.setState({ storedIn })
    })
  }
  return {
    saveNow,
    show,
    settled: writes.settled,
    async dropDraft(id) {
      journal.clear('drafts', id)
      await removeDraft(id, journal.tab)
    },
    hide: () => void (isShown = false),
    isShown: () => isShown,
    watch() {
      isShown = true
      watches += 1
      const watch = watches
      entry = historyIndex()
      const stopEdits = store.subscribe((state, before) => {
        const isEdit = state.history.present !== before.history.present || state.saved !== before.saved
        if (isEdit && !local.isAdopting()) saveNow()
      })
      const stopOthers = onLocalResumesChange(() => void local.adopt())
      return () => {
        stopEdits()
        stopOthers()
        // Not when it is watched again by now.
        if (watches === watch) journal.close()
      }
    },
  }
}

/** With its first edit a new resume gets a place in the browser, and an address that opens it again. */
function giveLocalHome(store: DraftStore, show: LocalAutosave['show']): void {
  if (store.getState().local) return
  const now = new Date()
  const id = newLocalId(now.getTime())
  store.setState({ local: { id, createdAt: now.toISOString(), key: createIdempotencyKey() } })
  show(localResumeUrl(id))
}

/** False when nothing could be noted. */
function note(store: DraftStore, local: LocalRecord, journal: Journal): boolean {
  const { resumeId, saved, local: home } = store.getState()
  const draft = draftOf(store.getState())
  if (resumeId !== null)
    return draft !== saved && journal.write('drafts', resumeId, unsavedOf(store, resumeId, journal.tab))
  if (!home || local.isStored()) return false
  const { earlier, ...place } = home
  const updatedAt = timestampAfter(home.updatedAt, new Date().toISOString())
  // Earlier versions are large and seldom new.
  const versions = earlier && !local.hasStoredVersions() && { earlier }
  return journal.write('resumes', home.id, { ...place, ...versions, ...draft, updatedAt, tab: journal.tab })
}

async function write(store: DraftStore, local: LocalRecord, journal: Journal) {
  const { resumeId, saved, local: home } = store.getState()
  if (resumeId === null) {
    const kept = await local.write()
    if (kept === 'browser' && home && local.isStored()) journal.clear('resumes', home.id)
    return kept
  }
  const draft = draftOf(store.getState())
  if (draft !== saved) {
    const kept = await saveDraft(unsavedOf(store, resumeId, journal.tab))
    if (kept === 'browser' && draft === draftOf(store.getState())) journal.clear('drafts', resumeId)
    return kept
  }
  journal.clear('drafts', resumeId)
  await removeDraft(resumeId, journal.tab)
  return null
}

function unsavedOf(store: DraftStore, resumeId: number, tab: string): ResumeDraft {
  const state = store.getState()
  const sent = state.sent.length > 0 && { sent: [...state.sent] }
  return { resumeId, tab, ...draftOf(state), version: state.version ?? 1, ...sent, updatedAt: new Date().toISOString() }
}
