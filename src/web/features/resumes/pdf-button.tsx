import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { useDownload } from '#web/features/resumes/use-download.ts'
import { Button } from '#web/ui/button.tsx'

export function PdfButton({ resume }: { resume: ResumeCard }) {
  const { t } = useLingui()
  const { isLoading, download } = useDownload(resume)
  return (
    <Button
      size="small"
      loading={isLoading}
      onClick={() => void download('pdf')}
      aria-label={t`Download ${resume.title} as PDF`}
    >
      <Download aria-hidden className="max-md:@max-3xs:hidden" />
      <Trans>PDF</Trans>
    </Button>
  )
}
