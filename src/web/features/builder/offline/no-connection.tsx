import { useEffect, useEffectEvent, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { localResumeUrl, newResumeUrl } from '#web/persistence/resume-url.ts'
import { useReconnected } from '#web/features/builder/offline/use-reconnected.ts'
import { listLocalResumes } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import { isServerReachable } from '#web/lib/api/is-server-reachable.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/**
 * Shown offline for a resume in an account: what can be edited meanwhile. Offline nobody can be authenticated, so
 * nothing from an account is shown.
 */
export function NoConnectionPage({ isInAccount = false }: { isInAccount?: boolean }) {
  const resumes = useLocalResumes()
  // The page in place of the home page has an address of its own.
  const retry = () => (isInAccount ? location.reload() : location.assign('/'))
  // Nothing is typed here, so it tries again immediately. A network without a way to the server changes nothing.
  useReconnected(async () => (await isServerReachable()) && retry())
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <h1 className="sr-only">
        <Trans>You’re offline</Trans>
      </h1>
      <EmptyState
        icon={CloudOff}
        title={isInAccount ? <Trans>This resume isn’t available offline</Trans> : <Trans>You’re offline</Trans>}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button look="primary" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
            <LinkButton to={newResumeUrl(null)} reloadDocument>
              <Trans>Create a new resume</Trans>
            </LinkButton>
          </div>
        }
      >
        {isInAccount && (
          <p>
            <Trans>
              It’s stored in an account and will open automatically when you’re back online. Unsaved changes stay in
              this browser until then.
            </Trans>
          </p>
        )}
        <p className="mt-2">
          <Trans>You can open resumes stored in this browser, or start a new one.</Trans>
        </p>
      </EmptyState>
      {resumes.length > 0 && (
        <section className="mt-8">
          <h2 className="text-sm font-semibold">
            <Trans>In this browser</Trans>
          </h2>
          <ul className="mt-2 grid gap-2">
            {resumes.map(({ id, title }) => (
              <li key={id}>
                <LinkButton to={localResumeUrl(id)} reloadDocument className="w-full">
                  <span className="truncate">{title || <Trans>Untitled resume</Trans>}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function useLocalResumes(): readonly LocalResume[] {
  const [resumes, setResumes] = useState<readonly LocalResume[]>([])
  const receive = useEffectEvent(setResumes)
  useEffect(() => {
    void listLocalResumes().then(receive)
  }, [])
  return resumes
}
