import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { deleteResume, type ResumeCard as Card } from '#shared/contract/resumes.ts'
import { newestOf, type Listed } from '#web/features/resumes/arrange-resumes.ts'
import { ArrangedResumes } from '#web/features/resumes/arranged-resumes.tsx'
import { CardMenu } from '#web/features/resumes/card-menu.tsx'
import { NoResumes } from '#web/features/resumes/local-resumes.tsx'
import { PdfButton } from '#web/features/resumes/pdf-button.tsx'
import { ResumeCard } from '#web/features/resumes/resume-card.tsx'
import { ResumePicture } from '#web/features/resumes/resume-picture.tsx'
import { ResumeGrid } from '#web/features/resumes/resume-grid.tsx'
import { ScoreBadge } from '#web/features/resumes/score-badge.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { removeInterview } from '#web/persistence/stored-interview.ts'
import { removePosting } from '#web/persistence/stored-posting.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { useRights } from '#web/features/plans/use-rights.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

type ServerResumesProps = {
  resumes: readonly Card[]
  /** Ids of the templates whose files need a plan. */
  premiumTemplates: readonly number[]
  /** Shown beside them: no one is welcomed as a beginner then. */
  others: readonly Listed[]
}

/** The resumes of an account. */
export function ServerResumes({ resumes, premiumTemplates, others }: ServerResumesProps) {
  if (resumes.length === 0 && others.length === 0) return <NoResumes />
  const newest = newestOf([...resumes, ...others])
  return (
    <div className="grid gap-4">
      <Fullness kept={resumes.length} />
      <ArrangedResumes resumes={resumes}>
        {(shown) => (
          <ResumeGrid>
            {shown.map((resume) => (
              <ServerCard
                key={resume.id}
                resume={resume}
                isPremium={resume.templateId !== null && premiumTemplates.includes(resume.templateId)}
                isNewest={resume === newest}
              />
            ))}
          </ResumeGrid>
        )}
      </ArrangedResumes>
    </div>
  )
}

/** Says before a new one is written that the account has no room for it. */
function Fullness({ kept }: { kept: number }) {
  const { resumes: most } = useRights()
  if (most === null || kept < most) return null
  return (
    <Notice title={<Trans>You’ve reached your resume limit</Trans>}>
      <Trans>
        Your plan includes <Plural value={most} one="# resume" other="# resumes" /> in your account. You can still edit
        and export the ones you have; new ones are kept in this browser.
      </Trans>{' '}
      <Link to="/pricing" className={TEXT_LINK}>
        <Trans>See plans</Trans>
      </Link>
    </Notice>
  )
}

type ServerCardProps = { resume: Card; isPremium: boolean; isNewest: boolean }

function ServerCard({ resume, isPremium, isNewest }: ServerCardProps) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const remove = async () => {
    try {
      const reply = await call(deleteResume, { params: { id: String(resume.id) } })
      // Deleted in another tab: what was wanted is so.
      if (reply.status !== 200 && reply.status !== 404) throw toCallError(reply)
      removeInterview(`resume:${resume.id}`)
      removePosting(`resume:${resume.id}`)
      await revalidate()
      toast({ title: t`Resume deleted` })
    } catch (error) {
      if (handleSignedOut(error)) return
      toast({ title: t`Error`, description: t`Failed to delete resume. Please try again.`, variant: 'destructive' })
    }
  }
  return (
    <ResumeCard
      title={resume.title}
      updatedAt={resume.updatedAt}
      editPath={`/resume-builder/${resume.id}`}
      interview={`resume:${resume.id}`}
      isNewest={isNewest}
      onDelete={() => void remove()}
      picture={<ResumePicture resume={resume} />}
      aside={<ScoreBadge score={resume.atsScore} />}
    >
      <PdfButton resume={resume} />
      <CardMenu resume={resume} isPremium={isPremium} />
    </ResumeCard>
  )
}
