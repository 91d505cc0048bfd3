import { Trans, useLingui } from '@lingui/react/macro'
import { BadgeCheck, ListTree } from 'lucide-react'
import { splitCertifications } from '#shared/resume/certificate-parts.ts'
import { EntryList } from '#web/features/builder/form/entries/entry-list.tsx'
import { joinText } from '#web/features/builder/form/entries/summary-text.ts'
import { usePeriod } from '#web/features/builder/form/entries/use-period.ts'
import { BulletsField } from '#web/features/builder/form/fields/bullets-field.tsx'
import { DateField } from '#web/features/builder/form/fields/date-field.tsx'
import { MoreFields } from '#web/features/builder/form/fields/more-fields.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { FieldGrid } from '#web/features/builder/panel/group.tsx'
import { useBuilder, useLines } from '#web/features/builder/state/builder-context.tsx'
import { newEntryId } from '#web/features/builder/state/new-entry-id.ts'
import { Button } from '#web/ui/button.tsx'

/** Certificates in parts, and below them those that are lines of text, such as from imported files. */
export function CertificateFields() {
  const { t } = useLingui()
  const hasLines = useLines('certifications').length > 0
  const period = usePeriod()
  return (
    <>
      <EntryList
        list="certificates"
        firstField="name"
        addLabel={<Trans>Add certification</Trans>}
        blankName={t`New certification`}
        summarize={({ name, issuer, date, expires }) => ({
          title: joinText(name, issuer),
          detail: period({ startDate: date, endDate: expires }),
        })}
        {...(!hasLines && {
          empty: {
            slim: true,
            icon: BadgeCheck,
            title: <Trans>What are you certified in?</Trans>,
            text: <Trans>Certificates, licenses, and exams, with who issued them.</Trans>,
          },
        })}
      >
        {(path) => <Fields path={path} />}
      </EntryList>
      {hasLines && <Lines />}
    </>
  )
}

function Fields({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <>
      <FieldGrid>
        <TextField path={`${path}.name`} label={t`Name`} placeholder={t`Support Center Team Lead`} />
        <TextField path={`${path}.issuer`} label={t`Issuer`} placeholder="HDI" />
        <DateField path={`${path}.date`} label={t`Date`} placeholder="2022-05" />
        <DateField path={`${path}.expires`} label={t`Expires`} placeholder="2025-05" />
      </FieldGrid>
      <MoreFields label={<Trans>More about this certification</Trans>} paths={[`${path}.url`, `${path}.credentialId`]}>
        <FieldGrid>
          <TextField path={`${path}.url`} label={t`Link`} inputMode="url" placeholder={t`example.com/certificate`} />
          <TextField path={`${path}.credentialId`} label={t`Credential ID`} placeholder="ABC-12345" />
        </FieldGrid>
      </MoreFields>
    </>
  )
}

function Lines() {
  const { t } = useLingui()
  const { store } = useBuilder()
  return (
    <>
      <BulletsField
        path="certifications"
        label={t`In one line each`}
        each={t`Certification`}
        addLabel={<Trans>Add line</Trans>}
        placeholder={t`HDI Support Center Team Lead, 2022`}
      />
      <div>
        <Button
          size="small"
          onClick={() => {
            store.edit((content) => splitCertifications(content, newEntryId))
            document.getElementById('add-certificates')?.focus()
          }}
        >
          <ListTree aria-hidden />
          <Trans>Turn lines into entries</Trans>
        </Button>
      </div>
    </>
  )
}
