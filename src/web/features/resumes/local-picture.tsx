import { Suspense } from 'react'
import { onDemand } from '#web/delivery/on-demand.ts'
import { BlankPage } from '#web/features/resumes/resume-picture.tsx'
import type { LocalResume } from '#web/persistence/local-resume.ts'

/** Lays pages out, which a browser without resumes does not need. */
const LocalPage = onDemand<{ resume: LocalResume }>(
  () => import('#web/features/resumes/local-page.tsx'),
  () => null,
)

/** The first page of a resume in this browser. */
export const LocalPicture = ({ resume }: { resume: LocalResume }) => (
  <BlankPage>
    <Suspense>
      <LocalPage.Content resume={resume} />
    </Suspense>
  </BlankPage>
)
