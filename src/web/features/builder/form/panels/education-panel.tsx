import { Trans, useLingui } from '@lingui/react/macro'
import { GraduationCap } from 'lucide-react'
import { EntryList } from '#web/features/builder/form/entries/entry-list.tsx'
import { MoreFields } from '#web/features/builder/form/fields/more-fields.tsx'
import { PeriodFields } from '#web/features/builder/form/fields/period-fields.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { WordsField } from '#web/features/builder/form/fields/words-field.tsx'
import { CertificateFields } from '#web/features/builder/form/panels/certificate-fields.tsx'
import { FieldGrid, Group } from '#web/features/builder/panel/group.tsx'
import { joinText } from '#web/features/builder/form/entries/summary-text.ts'
import { usePeriod } from '#web/features/builder/form/entries/use-period.ts'

export default function EducationPanel() {
  const { t } = useLingui()
  const period = usePeriod()
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
            detail: period(entry),
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
      <Group title={<Trans>Certifications</Trans>}>
        <CertificateFields />
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
      <PeriodFields path={path} currentLabel={<Trans>In progress</Trans>} />
      <FieldGrid>
        <TextField path={`${path}.gpa`} label={t`GPA or grade`} placeholder="3.7" />
      </FieldGrid>
      <MoreFields
        label={<Trans>More about this education</Trans>}
        paths={['location', 'honors', 'thesis', 'courses'].map((field) => `${path}.${field}`)}
      >
        <FieldGrid>
          <TextField path={`${path}.location`} label={t`Location`} placeholder={t`San Francisco, CA`} />
          <TextField path={`${path}.honors`} label={t`Honors`} placeholder={t`Dean’s List`} />
        </FieldGrid>
        <TextField path={`${path}.thesis`} label={t`Thesis`} placeholder={t`How small teams answer large crowds`} />
        <WordsField
          path={`${path}.courses`}
          label={t`Courses`}
          placeholder={t`Statistics, Public Speaking`}
          hint={t`Separate with commas.`}
        />
      </MoreFields>
    </>
  )
}
