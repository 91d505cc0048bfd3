import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Contact, Download, Printer } from 'lucide-react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'

type ResumeActionsProps = { title: string; hasPdf: boolean; files: string }

/** Files are plain links, which need no scripts. */
export function ResumeActions({ title, hasPdf, files }: ResumeActionsProps) {
  const { t } = useLingui()
  return (
    <>
      {hasPdf && (
        <a
          href={`${files}/resume.pdf`}
          download
          aria-label={t`Download PDF`}
          className={buttonClass({ look: 'primary', size: 'medium' })}
        >
          <Download aria-hidden />
          <span className="max-sm:hidden">
            <Trans>Download PDF</Trans>
          </span>
          <span aria-hidden className="sm:hidden">
            <Trans>PDF</Trans>
          </span>
        </a>
      )}
      <a href={`${files}/contact.vcf`} download className={buttonClass({ look: 'secondary', size: 'medium' })}>
        <Contact aria-hidden />
        <Word>
          <Trans>Save contact</Trans>
        </Word>
      </a>
      <ShareButton title={title} isSmall />
      <Button onClick={() => print()} className="max-sm:hidden noscript:hidden">
        <Printer aria-hidden />
        <Trans>Print</Trans>
      </Button>
    </>
  )
}

/** On a phone only the icon is shown. */
const Word = ({ children }: { children: ReactNode }) => <span className="max-sm:sr-only">{children}</span>
