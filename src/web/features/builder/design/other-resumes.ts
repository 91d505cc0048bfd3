import { getResume, listResumes } from '#shared/contract/resumes.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { listLocalResumes } from '#web/persistence/local-store.ts'

type Designed = { readonly templateId: number | null; readonly content: ResumeContent }

/** Another resume of the account or of this browser; it is fetched when it is chosen. */
export type OtherResume = { readonly key: string; readonly title: string; readonly read: () => Promise<Designed> }

/** All resumes but the open one: the account's first, then this browser's. */
export async function otherResumes({ store, signedIn }: Builder): Promise<readonly OtherResume[]> {
  const { resumeId, local } = store.getState()
  const [account, browser] = await Promise.all([signedIn ? accountResumes() : [], listLocalResumes()])
  return [
    ...account
      .filter(({ id }) => id !== resumeId)
      .map(({ id, title }) => ({ key: `account-${id}`, title, read: () => readFromAccount(id) })),
    ...browser
      .filter(({ id }) => id !== local?.id)
      .map((resume) => ({ key: `browser-${resume.id}`, title: resume.title, read: async () => resume })),
  ]
}

async function accountResumes() {
  const reply = await call(listResumes, {})
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body
}

async function readFromAccount(id: number): Promise<Designed> {
  const reply = await call(getResume, { params: { id: String(id) } })
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body
}
