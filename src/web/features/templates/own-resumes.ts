import { getResume, listResumes } from '#shared/contract/resumes.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { hasDrafts } from '#web/persistence/has-drafts.ts'
import { listLocalResumes } from '#web/persistence/local-store.ts'

/** A resume of the account or of this browser; an account's is fetched when it is chosen. */
export type OwnResume = {
  readonly key: string
  readonly title: string
  readonly updatedAt: string
  readonly read: () => Promise<ResumeContent>
}

/** All resumes of the visitor, last changed first. What can't be listed now is left out. */
export async function ownResumes(isSignedIn: boolean): Promise<readonly OwnResume[]> {
  const [account, browser] = await Promise.allSettled([
    isSignedIn ? accountResumes() : [],
    // Opening the database would create one for visitors who have written nothing.
    hasDrafts() ? browserResumes() : [],
  ])
  return [account, browser]
    .flatMap((listed) => (listed.status === 'fulfilled' ? listed.value : []))
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}

async function accountResumes(): Promise<readonly OwnResume[]> {
  const reply = await call(listResumes, {})
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body.map(({ id, title, updatedAt }) => ({
    key: `account-${id}`,
    title,
    updatedAt,
    read: () => readFromAccount(id),
  }))
}

async function browserResumes(): Promise<readonly OwnResume[]> {
  const resumes = await listLocalResumes()
  return resumes.map(({ id, title, updatedAt, content }) => ({
    key: `browser-${id}`,
    title,
    updatedAt,
    read: async () => content,
  }))
}

async function readFromAccount(id: number): Promise<ResumeContent> {
  const reply = await call(getResume, { params: { id: String(id) } })
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body.content
}
