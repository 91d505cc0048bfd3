import { Trans } from '@lingui/react/macro'
import type { Maintenance } from '#shared/contract/admin.ts'
import { Section } from '#web/features/admin/maintenance/section.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Your own templates that were rejected at startup, with what to fix. */
export function RejectedTemplates({ refused }: { refused: Maintenance['refusedTemplates'] }) {
  return (
    <Section title={<Trans>Rejected templates</Trans>}>
      {refused.map(({ folder, sentences }) => (
        <Notice key={folder} tone="warn" title={<span className="wrap-anywhere">templates/{folder}</span>}>
          <ul className="grid list-disc gap-1 ps-5">
            {sentences.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      ))}
      <p className="text-xs text-ink-faint">
        <Trans>Templates are loaded at startup. Fix the files, then restart.</Trans>
      </p>
    </Section>
  )
}
