import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { exportPdf, FORMATS } from '#shared/contract/exports.ts'
import { deleteResume, type ResumeCard as Card } from '#shared/contract/resumes.ts'
import { NoResumes } from '#web/features/resumes/local-resumes.tsx'
import { ResumeCard } from '#web/features/resumes/resume-card.tsx'
import { ResumeGrid } from '#web/features/resumes/resume-grid.tsx'
import { refusal } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { handledSignedOut } from '#web/lib/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** The resumes of an account. */
export function ServerResumes({ resumes }: { resumes: readonly Card[] }) {
  if (resumes.length === 0) return <NoResumes />
  return (
    <ResumeGrid>
      {resumes.map((resume) => (
        <ServerCard key={resume.id} resume={resume} />
      ))}
    </ResumeGrid>
  )
}

function ServerCard({ resume }: { resume: Card }) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const remove = async () => {
    try {
      const reply = await call(deleteResume, { params: { id: String(resume.id) } })
      if (reply.status !== 200) throw refusal(reply)
      toast({ title: t`Resume deleted` })
      await revalidate()
    } catch (error) {
      if (handledSignedOut(error)) return
      toast({ title: t`Error`, description: t`Failed to delete resume. Please try again.`, variant: 'destructive' })
    }
  }
  return (
    <ResumeCard
      title={resume.title}
      updatedAt={resume.updatedAt}
      editPath={`/resume-builder/${resume.id}`}
      onDelete={() => void remove()}
    >
      <PdfButton resume={resume} />
    </ResumeCard>
  )
}

function PdfButton({ resume }: { resume: Card }) {
  const { t } = useLingui()
  const [loading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      const reply = await call(exportPdf, { params: { id: String(resume.id) } })
      if (reply.status !== 200) throw refusal(reply)
      saveFile(reply.body, `${resume.title}.pdf`, FORMATS.pdf.type)
      toast({ title: t`Download started` })
    } catch (error) {
      if (handledSignedOut(error)) return
      toast({
        title: t`Download failed`,
        description: t`Failed to download resume. Please try again.`,
        variant: 'destructive',
      })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      size="small"
      loading={loading}
      onClick={() => void download()}
      aria-label={t`Download ${resume.title} as PDF`}
    >
      <Download aria-hidden />
      <Trans>PDF</Trans>
    </Button>
  )
}
