import { createResume, getVersion, listVersions, saveResume, type Resume } from '#shared/contract/resumes.ts'
import { uniqueStates, resumeStates, type ResumeText, type ResumeStates } from '#web/persistence/resume-states.ts'
import { transferKey } from '#web/persistence/transfer-key.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { moveInterview } from '#web/persistence/stored-interview.ts'
import { movePosting } from '#web/persistence/stored-posting.ts'
import { sameText } from '#web/persistence/local-versions.ts'
import { getLocalResume, removeLocalIfUnchanged } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import { recordMove } from '#web/persistence/moved-resumes.ts'

/**
 * Brings a resume of this browser into the account with its earlier versions, and removes it here once the server has
 * confirmed all of it. It may be broken off anywhere and started again: what is there already is not sent twice.
 * Gives the resume as the account has it then. Fails as calls do: `CallError`, `OfflineError`.
 */
export async function moveResume(found: LocalResume): Promise<Resume> {
  const key = found.key ?? (await transferKey(found))
  let states = resumeStates(found)
  let sent = found
  for (;;) {
    const resume = await deliver(states, key)
    // First: a tab that has it open then sees that its interview is not gone, but moved.
    recordMove(found.id, resume.id)
    moveInterview(`local:${found.id}`, `resume:${resume.id}`)
    movePosting(`local:${found.id}`, `resume:${resume.id}`)
    const waiting = await changedAfter(sent)
    if (!waiting) return resume
    states = following(states, resumeStates(waiting))
    sent = waiting
  }
}

/** What was sent, then what is new, the present text last. */
const following = (sent: ResumeStates, now: ResumeStates): ResumeStates => {
  const fresh = now.filter((state) => !sent.some((text) => sameText(text, state)))
  return uniqueStates([...sent, ...fresh], now.at(-1) ?? now[0])
}

/** What has been written over the sent text meanwhile stays and is given back, to be sent as well. */
async function changedAfter(sent: LocalResume): Promise<LocalResume | undefined> {
  await removeLocalIfUnchanged(sent)
  const now = await getLocalResume(sent.id)
  // The same one is there still where the browser could not remove it; the account has it all the same.
  return now?.updatedAt === sent.updatedAt ? undefined : now
}

/** Sends the states one after another, each as a save of the same resume, from the first that is not there yet. */
async function deliver([first, ...others]: ResumeStates, key: string): Promise<Resume> {
  const states = [first, ...others]
  let resume = await create(first, key)
  for (;;) {
    const at = positionOf(resume, states)
    // The first save of all is this resume's own, from the builder: what is here was typed after it.
    if (at === -1 && resume.version > 1) return deliverBeside(resume, states, key)
    const next = states[at + 1]
    if (!next) return resume
    resume = await save(resume, next)
  }
}

const positionOf = (resume: ResumeText, states: readonly ResumeText[]): number =>
  states.findIndex((state) => sameText(state, resume))

/**
 * The resume has been edited in the account after it was sent. That text stays as it is; whatever its history does
 * not hold goes into a resume of its own beside it.
 */
async function deliverBeside(resume: Resume, states: readonly ResumeText[], key: string): Promise<Resume> {
  const kept = await historyOf(resume.id)
  const [first, ...others] = states.filter((state) => !kept.some((text) => sameText(text, state)))
  return first ? deliver([first, ...others], `${key}-2`) : resume
}

async function historyOf(resumeId: number): Promise<readonly ResumeText[]> {
  const id = String(resumeId)
  const list = await call(listVersions, { params: { id } })
  if (list.status !== 200) throw toCallError(list)
  const versions = list.body.map(async ({ version }) => {
    const reply = await call(getVersion, { params: { id, version: String(version) } })
    if (reply.status !== 200) throw toCallError(reply)
    return reply.body
  })
  return Promise.all(versions)
}

async function create(state: ResumeText, key: string): Promise<Resume> {
  const reply = await call(createResume, { body: { ...state, key } })
  if (reply.status === 200 || reply.status === 201) return reply.body
  throw toCallError(reply)
}

/** What the server holds afterwards: when someone else has saved, it is theirs. */
async function save({ id, version }: Resume, state: ResumeText): Promise<Resume> {
  const reply = await call(saveResume, { params: { id: String(id) }, body: { ...state, version } })
  if (reply.status === 200) return reply.body
  if (reply.status === 409) return reply.body.resume
  throw toCallError(reply)
}
