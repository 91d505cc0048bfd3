import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, EllipsisVertical, FileDown } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { rightsForFile } from '#shared/billing/rights.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { duplicateServerResume } from '#web/features/resumes/duplicate-resume.ts'
import { useCopyLabels } from '#web/features/resumes/use-copy-labels.ts'
import { useDownload } from '#web/features/resumes/use-download.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { showedUpgradePrompt } from '#web/features/plans/upgrade-prompt.ts'
import { usePriceOf } from '#web/features/plans/use-rights.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/menu.tsx'

/** What is done with a resume of the account less often. */
export function CardMenu({ resume, isPremium }: { resume: ResumeCard; isPremium: boolean }) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const { copyTitle, tell, tellFailed } = useCopyLabels()
  const { isLoading, download } = useDownload(resume)
  const docxPrice = usePriceOf(...rightsForFile('docx', isPremium))
  const duplicate = async () => {
    try {
      const { id, title } = await duplicateServerResume(resume, copyTitle)
      await revalidate()
      tell(title, `/resume-builder/${id}`)
    } catch (error) {
      if (!handleSignedOut(error) && !showedUpgradePrompt(error)) tellFailed()
    }
  }
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={t`Actions for ${resume.title}`} size="small" loading={isLoading}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => void duplicate()}>
          <Copy aria-hidden />
          <Trans>Duplicate</Trans>
        </MenuItem>
        <MenuItem onSelect={() => void download('docx')}>
          <FileDown aria-hidden />
          <Trans>Download as Word</Trans>
          {docxPrice && <span className="text-xs text-ink-faint">{docxPrice}</span>}
        </MenuItem>
        <MenuItem onSelect={() => void download('json')}>
          <FileDown aria-hidden />
          <Trans>Download as JSON Resume</Trans>
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
