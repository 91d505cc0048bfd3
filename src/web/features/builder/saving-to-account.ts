import { createResume, saveResume, type Resume } from '#shared/contract/resumes.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import type { BuilderStore, Draft } from '#web/features/builder/builder-store.ts'
import { makeKey, type Keeper } from '#web/features/builder/keeping.ts'
import { call } from '#web/lib/call.ts'
import { sameText } from '#web/lib/keep-versions.ts'

/** What was sent last for each open resume: the server may have it though its answer never came. */
const sent = new WeakMap<BuilderStore, Draft>()

/** Sends a draft to the account; a new resume is made there once, however often it is sent. */
export async function sendDraft(store: BuilderStore, keeper: Keeper, { title, templateId, content }: Draft) {
  const body = { title: title.trim() || 'Untitled resume', templateId, content }
  if (store.getState().resumeId !== null) return put(store, body)
  const key = await keyOf(store, keeper)
  const reply = await call(createResume, { body: { ...body, key } }, lasting)
  if (reply.status !== 200 || sameText(reply.body, body)) return reply
  // Made by an earlier call; what was typed since goes over it.
  store.setState({ resumeId: reply.body.id, version: 1 })
  return put(store, body)
}

async function put(store: BuilderStore, body: Draft) {
  const { resumeId, version } = store.getState()
  const mine = sent.get(store)
  sent.set(store, body)
  const send = (seen: number | null) =>
    call(
      saveResume,
      { params: { id: String(resumeId) }, body: { ...body, ...(seen !== null && { version: seen }) } },
      lasting,
    )
  const reply = await send(version)
  // The newer version is what this tab has sent before: nobody else has written.
  return reply.status === 409 && isMine(reply.body.resume, mine) ? send(reply.body.resume.version) : reply
}

const isMine = (theirs: Resume, mine: Draft | undefined) => mine !== undefined && sameText(theirs, mine)

/** The key is kept before it is sent, so that a crash does not make the resume twice. */
async function keyOf(store: BuilderStore, keeper: Keeper): Promise<string> {
  if (!store.getState().local) keeper.keepNow()
  const { local } = store.getState()
  if (local?.key) return local.key
  const key = makeKey()
  if (local) store.setState({ local: { ...local, key } })
  keeper.keepNow()
  await keeper.settled()
  return key
}

/** Browsers carry no more than 64 KiB beyond the end of a page; the journal keeps what is larger. */
const MOST_LASTING = 60_000

const lasting: Send = (path, init) => {
  const size = typeof init?.body === 'string' ? new Blob([init.body]).size : 0
  return fetch(path, { ...init, keepalive: size < MOST_LASTING })
}
