import { createResume, saveResume } from '#shared/contract/resumes.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { derivedTitle } from '#shared/resume/derived-title.ts'
import type { DraftStore } from '#web/persistence/draft-store.ts'
import type { Draft } from '#web/persistence/draft-store.ts'
import type { LocalAutosave } from '#web/persistence/local-autosave.ts'
import { call } from '#web/lib/api/call.ts'
import { fingerprintResume } from '#web/persistence/fingerprint.ts'
import { getLocalResume } from '#web/persistence/local-store.ts'
import { sameText } from '#web/persistence/local-versions.ts'
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { moveResume } from '#web/persistence/move-resume.ts'

/** Sends a draft to the account; a new resume is made there once, however often it is sent. */
export async function sendDraft(
  store: DraftStore,
  localAutosave: LocalAutosave,
  { title, templateId, content }: Draft,
) {
  const body = { title: title.trim() || derivedTitle(content), templateId, content }
  if (store.getState().resumeId !== null) return put(store, localAutosave, body)
  const key = await keyOf(store, localAutosave)
  if (store.getState().local?.earlier?.length) return moveThenPut(store, localAutosave, body)
  const reply = await call(createResume, { body: { ...body, key } }, lasting)
  if (reply.status !== 200 || sameText(reply.body, body)) return reply
  // Created by an earlier call; what was typed since is saved over it.
  store.setState({ resumeId: reply.body.id, version: 1 })
  return put(store, localAutosave, body)
}

/** Earlier versions go before the present text, so that the account's history has them in order. */
async function moveThenPut(store: DraftStore, localAutosave: LocalAutosave, body: Draft) {
  localAutosave.saveNow()
  await localAutosave.settled()
  const { local } = store.getState()
  const found = local && (await getLocalResume(local.id))
  if (!found) throw new Error('A resume that was just written is not in this browser')
  const moved = await moveResume(found)
  const { id, createdAt, key } = found
  store.setState({ resumeId: moved.id, version: moved.version, local: { id, createdAt, ...(key && { key }) } })
  return sameText(moved, body) ? { status: 200 as const, body: moved } : put(store, localAutosave, body)
}

async function put(store: DraftStore, localAutosave: LocalAutosave, body: Draft) {
  const { resumeId, version, sent } = store.getState()
  noteSending(store, localAutosave, body)
  const send = (seen: number | null) =>
    call(
      saveResume,
      { params: { id: String(resumeId) }, body: { ...body, ...(seen !== null && { version: seen }) } },
      lasting,
    )
  const reply = await send(version)
  // The newer version is one this page sent itself, so this is no conflict.
  const isOurs = reply.status === 409 && sent.includes(fingerprintResume(reply.body.resume))
  return isOurs ? send(reply.body.resume.version) : reply
}

/** Stored with the draft before it is sent, as the server may save it even if its answer never arrives. */
function noteSending(store: DraftStore, localAutosave: LocalAutosave, body: Draft): void {
  store.setState(({ sent }) => ({ sent: [...sent, fingerprintResume(body)].slice(-MAX_SENT) }))
  localAutosave.saveNow()
}

/** Saves without an answer in a row that are distinguished from those of others. */
const MAX_SENT = 20

/** The key is stored before it is sent, so that a crash does not create the resume twice. */
async function keyOf(store: DraftStore, localAutosave: LocalAutosave): Promise<string> {
  if (!store.getState().local) localAutosave.saveNow()
  const { local } = store.getState()
  if (local?.key) return local.key
  const key = createIdempotencyKey()
  if (local) store.setState({ local: { ...local, key } })
  localAutosave.saveNow()
  await localAutosave.settled()
  return key
}

/** Browsers send at most 64 KiB after a page is closed; larger drafts stay in the journal. */
const MAX_LASTING = 60_000

const lasting: Send = (path, init) => {
  const size = typeof init?.body === 'string' ? new Blob([init.body]).size : 0
  return fetch(path, { ...init, keepalive: size < MAX_LASTING })
}
