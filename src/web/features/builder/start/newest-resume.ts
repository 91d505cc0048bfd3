import { useEffect, useEffectEvent, useState } from 'react'
import { listLocalResumes } from '#web/persistence/local-store.ts'
import { localResumeUrl, resumeUrl } from '#web/persistence/resume-url.ts'

/** A resume to go on with: its title, when it was last edited (ISO 8601 in UTC), and the address that opens it. */
export type NewestResume = { readonly title: string; readonly updatedAt: string; readonly url: string }

type Card = { readonly id: number; readonly title: string; readonly updatedAt: string }

export const newestInAccount = ([newest]: readonly Card[]): NewestResume | null =>
  newest ? found(newest, resumeUrl) : null

/** The resume that was edited last, in the account or in this browser, which is read after the page has come. */
export function useNewestResume(inAccount: NewestResume | null): NewestResume | null {
  const [newest, setNewest] = useState(inAccount)
  const receive = useEffectEvent(([local]: readonly Card[]) => {
    if (local && local.updatedAt > (inAccount?.updatedAt ?? '')) setNewest(found(local, localResumeUrl))
  })
  useEffect(() => {
    void listLocalResumes().then(receive)
  }, [])
  return newest
}

const found = ({ id, title, updatedAt }: Card, urlOf: (id: number) => string) => ({ title, updatedAt, url: urlOf(id) })
