import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Braces, ChevronDown, Download, FileText, FileType2, Hash, Type } from 'lucide-react'
import { rightsForFile } from '#shared/billing/rights.ts'
import type { Format } from '#shared/contract/exports.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { loadDownload } from '#web/features/builder/download/load-download.ts'
import { usePriceOf } from '#web/features/plans/use-rights.ts'
import { errorMessage } from '#web/lib/api/call-error.ts'
import { useFullFileNames } from '#web/lib/full-file-names.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuCheckboxItem, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/menu.tsx'

export function DownloadMenu() {
  const { t } = useLingui()
  const builder = useBuilder()
  const chosen = useResume(({ templateId }) => templateId)
  const isPremium = builder.templates.some((template) => template.id === chosen && template.isPremium)
  const pdfPrice = usePriceOf(...rightsForFile('pdf', isPremium))
  const docxPrice = usePriceOf(...rightsForFile('docx', isPremium))
  const [busy, setBusy] = useState(false)
  const [isFull, setFull] = useFullFileNames()
  async function download(format: Format) {
    setBusy(true)
    try {
      await (await loadDownload()).downloadResume(format, builder)
    } catch (error) {
      toast({ title: t`Download failed`, description: errorMessage(error), variant: 'destructive' })
    }
    setBusy(false)
  }
  const item = (format: Format, Icon: typeof Download, label: string, hint: string) => (
    <MenuItem onSelect={() => void download(format)}>
      <Icon aria-hidden />
      <span className="grow">{label}</span>
      <span className="text-xs text-ink-faint">{hint}</span>
    </MenuItem>
  )
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button loading={busy} aria-label={t`Download`} className="max-sm:w-11 max-sm:px-0!">
          {!busy && <Download aria-hidden />}
          <span className="hidden sm:inline">
            <Trans>Download</Trans>
          </span>
          <ChevronDown aria-hidden className="hidden sm:block" />
        </Button>
      </MenuTrigger>
      <MenuContent className="min-w-64">
        {item('pdf', FileText, 'PDF', pdfPrice ?? t`to send or print`)}
        {item('docx', FileType2, 'DOCX', docxPrice ?? t`for Word`)}
        <MenuSeparator />
        {item('json', Braces, 'JSON Resume', t`for other apps`)}
        {item('txt', Type, t`Plain text`, t`for online forms`)}
        {item('md', Hash, 'Markdown', t`for the web`)}
        <MenuSeparator />
        <MenuCheckboxItem checked={isFull} onCheckedChange={setFull}>
          <span className="grow">
            <Trans>Full file names</Trans>
          </span>
          <span className="text-xs text-ink-faint">
            <Trans>your name and the title</Trans>
          </span>
        </MenuCheckboxItem>
      </MenuContent>
    </Menu>
  )
}
