import { useCallback } from 'react'
import { getVersion, listVersions } from '#shared/contract/resumes.ts'
import { useResume } from '#web/features/builder/state/builder-context.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { useLoad, type LoadState } from '#web/lib/api/use-load.ts'
import type { EarlierVersion } from '#web/persistence/local-resume.ts'

/** An earlier version as the list shows it; its text is fetched when it is wanted. */
export type ListedVersion = {
  readonly key: string
  readonly title: string
  readonly savedAt: string
  readonly read: () => Promise<EarlierVersion>
}

/** Earlier versions of the open resume, newest first: those of the account, or those kept in the browser. */
export function useVersions(): LoadState<readonly ListedVersion[]> {
  const resumeId = useResume((state) => state.resumeId)
  const earlier = useResume(({ local }) => local?.earlier)
  return useLoad(
    useCallback(
      async () => (resumeId === null ? (earlier ?? []).map(listedHere) : listOfServer(String(resumeId))),
      [resumeId, earlier],
    ),
  )
}

const listedHere = (version: EarlierVersion): ListedVersion => ({
  key: `${version.savedAt} ${version.title}`,
  title: version.title,
  savedAt: version.savedAt,
  read: async () => version,
})

async function listOfServer(id: string): Promise<readonly ListedVersion[]> {
  const reply = await call(listVersions, { params: { id } })
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body.map(({ version, title, savedAt }) => ({
    key: String(version),
    title,
    savedAt,
    read: () => readOfServer(id, String(version)),
  }))
}

async function readOfServer(id: string, version: string): Promise<EarlierVersion> {
  const reply = await call(getVersion, { params: { id, version } })
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body
}
