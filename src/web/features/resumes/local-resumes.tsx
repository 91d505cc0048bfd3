import { useEffect, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, FileText } from 'lucide-react'
import { useIsDeferred } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { newestOf, type Listed } from '#web/features/resumes/arrange-resumes.ts'
import { ArrangedResumes } from '#web/features/resumes/arranged-resumes.tsx'
import { duplicateLocalResume } from '#web/features/resumes/duplicate-resume.ts'
import { LocalPicture } from '#web/features/resumes/local-picture.tsx'
import { ResumeCard, useDistinctTitle } from '#web/features/resumes/resume-card.tsx'
import { ResumeGrid, ResumeGridSkeleton } from '#web/features/resumes/resume-grid.tsx'
import { useCopyLabels } from '#web/features/resumes/use-copy-labels.ts'
import { listLocalResumes, onLocalResumesChange, removeLocalResume } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import { toast } from '#web/lib/toast.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The resumes that this browser keeps; undefined until they are read. */
export function useLocalResumes(): readonly LocalResume[] | undefined {
  const [resumes, setResumes] = useState<readonly LocalResume[]>()
  useEffect(() => {
    let gone = false
    const read = async () => {
      const all = await listLocalResumes()
      if (!gone) setResumes(all)
    }
    void read()
    const stop = onLocalResumesChange(() => void read())
    return () => {
      gone = true
      stop()
    }
  }, [])
  return resumes
}

/** What a visitor without an account has written here so far. */
export function LocalResumes({ resumes }: { resumes: readonly LocalResume[] | undefined }) {
  const isAsleep = useIsDeferred()
  if (!resumes && isAsleep) return <NotLookedYet />
  if (!resumes) return <ResumeGridSkeleton />
  if (resumes.length === 0) return <NoneHere />
  return <LocalGrid resumes={resumes} />
}

/** Before any script has looked: a mark of the page, set before its first paint, tells whether there will be any. */
const NotLookedYet = () => (
  <div data-shows-drafts>
    <div className="in-data-drafts:hidden">
      <NoneHere />
    </div>
    <div className="not-in-data-drafts:hidden">
      <ResumeGridSkeleton />
    </div>
  </div>
)

/** With the account's resumes beside them, these have no tile for a new one. */
export function LocalGrid({ resumes, others }: { resumes: readonly LocalResume[]; others?: readonly Listed[] }) {
  const newest = newestOf([...resumes, ...(others ?? [])])
  return (
    <ArrangedResumes resumes={resumes}>
      {(shown) => (
        <ResumeGrid withNew={!others}>
          {shown.map((resume) => (
            <LocalCard key={resume.id} resume={resume} isNewest={resume === newest} />
          ))}
        </ResumeGrid>
      )}
    </ArrangedResumes>
  )
}

function LocalCard({ resume, isNewest }: { resume: LocalResume; isNewest: boolean }) {
  const { t } = useLingui()
  const { copyTitle, tell } = useCopyLabels()
  const { id, title, updatedAt } = resume
  const tellingTitle = useDistinctTitle(resume)
  const duplicate = async () => {
    const copy = await duplicateLocalResume(resume, copyTitle)
    tell(copy.title, `/resume-builder?local=${copy.id}`)
  }
  const remove = async () => {
    await removeLocalResume(id)
    toast({ title: t`Resume deleted` })
  }
  return (
    <ResumeCard
      title={title}
      updatedAt={updatedAt}
      editPath={`/resume-builder?local=${id}`}
      interview={`local:${id}`}
      isNewest={isNewest}
      picture={<LocalPicture resume={resume} />}
      onDelete={() => void remove()}
    >
      <IconButton label={t`Duplicate ${tellingTitle}`} size="small" onClick={() => void duplicate()}>
        <Copy aria-hidden />
      </IconButton>
    </ResumeCard>
  )
}

/** Where most visitors have nothing yet, it stays small. */
const NoneHere = () => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-dashed border-line-strong px-5 py-4">
    <FileText aria-hidden className="size-5 shrink-0 text-accent-text" />
    <p className="min-w-60 grow text-sm text-ink-soft">
      <strong className="font-medium text-ink">
        <Trans>Your first resume will appear here</Trans>
      </strong>
      <br />
      <Trans>Start with your name. Your work is saved as you type, so you can stop anytime.</Trans>
    </p>
    <LinkButton to="/resume-builder" size="small">
      <Trans>Create a resume</Trans>
    </LinkButton>
  </div>
)

export function NoResumes() {
  return (
    <EmptyState
      icon={FileText}
      title={<Trans>Your first resume will appear here</Trans>}
      action={
        <LinkButton to="/resume-builder" look="primary">
          <Trans>Create a resume</Trans>
        </LinkButton>
      }
    >
      <Trans>Start with your name. Your work is saved as you type, so you can stop anytime.</Trans>
    </EmptyState>
  )
}
