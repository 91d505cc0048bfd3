import { useEffect } from 'react'
import { loadDownload } from '#web/features/builder/download/load-download.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { replaceUrl } from '#web/persistence/resume-url.ts'

/** Downloads what its visitor signed in for, once: the address then no longer asks for it. */
export function useWantedFile(builder: Builder): void {
  useEffect(() => {
    const { wantedFile } = builder
    const query = new URLSearchParams(location.search)
    if (!wantedFile || !query.has('download')) return
    query.delete('download')
    replaceUrl(`${location.pathname}?${query}`)
    void loadDownload().then(({ downloadResume }) => downloadResume(wantedFile, builder))
  }, [builder])
}
