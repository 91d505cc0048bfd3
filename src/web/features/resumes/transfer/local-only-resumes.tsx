import { Trans } from '@lingui/react/macro'
import { FolderUp } from 'lucide-react'
import { LocalCards } from '#web/features/resumes/local-resumes.tsx'
import { ResumeGrid } from '#web/features/resumes/resume-grid.tsx'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import { Button } from '#web/ui/button.tsx'

/** What stays in this browser after 'Not now', and the way back to the offer. */
export function LocalOnlyResumes({ resumes, onMove }: { resumes: readonly LocalResume[]; onMove: () => void }) {
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
      <ResumeGrid withNew={false}>
        <LocalCards resumes={resumes} />
      </ResumeGrid>
    </section>
  )
}
