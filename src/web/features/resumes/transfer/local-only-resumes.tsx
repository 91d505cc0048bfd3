import { Trans } from '@lingui/react/macro'
import { FolderUp } from 'lucide-react'
import type { Listed } from '#web/features/resumes/arrange-resumes.ts'
import { LocalGrid } from '#web/features/resumes/local-resumes.tsx'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import { Button } from '#web/ui/button.tsx'

type LocalOnlyResumesProps = {
  resumes: readonly LocalResume[]
  /** Those of the account. */
  others: readonly Listed[]
  onMove: () => void
}

/** What stays in this browser after 'Not now', and the way back to the offer. */
export function LocalOnlyResumes({ resumes, others, onMove }: LocalOnlyResumesProps) {
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <Trans>Only in this browser</Trans>
        </h2>
        <Button size="small" onClick={onMove}>
          <FolderUp aria-hidden />
          <Trans>Move to your account</Trans>
        </Button>
      </div>
      <LocalGrid resumes={resumes} others={others} />
    </section>
  )
}
