import { Trans, useLingui } from '@lingui/react/macro'
import { GraduationCap } from 'lucide-react'
import { EntryList } from '#web/features/builder/form/entries/entry-list.tsx'
import { BulletsField } from '#web/features/builder/form/fields/bullets-field.tsx'
import { PeriodFields } from '#web/features/builder/form/fields/period-fields.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { FieldGrid, Group } from '#web/features/builder/panel/group.tsx'
import { joinText, period } from '#web/features/builder/form/entries/summary-text.ts'

export default function EducationPanel() {
  const { t } = useLingui()
  return (
    <>
      <Group title={<Trans>Education</Trans>}>
        <EntryList
          list="education"
          firstField="institution"
          addLabel={<Trans>Add education</Trans>}
          blankName={t`New education`}
          summarize={(entry) => ({
            title: joinText(entry.degree, entry.field, entry.institution),
            detail: period(entry, ''),
          })}
          empty={{
            icon: GraduationCap,
            title: <Trans>Where did you study?</Trans>,
            text: <Trans>Schools, degrees, and apprenticeships, most recent first.</Trans>,
          }}
        >
          {(path) => <EducationFields path={path} />}
        </EntryList>
      </Group>
      <Group title={<Trans>Certifications</Trans>} hint={<Trans>One per line: name, issuer, and year.</Trans>}>
        <BulletsField
          path="certifications"
          label={t`Certifications and licenses`}
          each={t`Certification`}
          addLabel={<Trans>Add certification</Trans>}
          placeholder={t`HDI Support Center Team Lead, 2022`}
        />
      </Group>
    </>
  )
}

function EducationFields({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <>
      <FieldGrid>
        <TextField
          path={`${path}.institution`}
          label={t`Institution`}
          placeholder={t`San Francisco State University`}
          className="sm:col-span-2"
        />
        <TextField path={`${path}.degree`} label={t`Degree`} placeholder={t`BA`} />
        <TextField path={`${path}.field`} label={t`Field of study`} placeholder={t`Communication Studies`} />
      </FieldGrid>
      <PeriodFields path={path} />
      <FieldGrid>
        <TextField path={`${path}.gpa`} label={t`GPA or grade`} placeholder="3.7" />
      </FieldGrid>
    </>
  )
}
