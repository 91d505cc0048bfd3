import { Trans, useLingui } from '@lingui/react/macro'
import { BriefcaseBusiness } from 'lucide-react'
import { EntryList } from '#web/features/builder/form/entries/entry-list.tsx'
import { BulletsField } from '#web/features/builder/form/fields/bullets-field.tsx'
import { PeriodFields } from '#web/features/builder/form/fields/period-fields.tsx'
import { RichField } from '#web/features/builder/form/fields/rich-field.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { FieldGrid, Group } from '#web/features/builder/panel/group.tsx'
import { joinText, period } from '#web/features/builder/form/entries/summary-text.ts'

export default function ExperiencePanel() {
  const { t } = useLingui()
  return (
    <Group title={<Trans>Experience</Trans>} hint={<Trans>Most recent position first.</Trans>}>
      <EntryList
        list="experience"
        firstField="position"
        addLabel={<Trans>Add position</Trans>}
        blankName={t`New position`}
        summarize={(entry) => ({ title: joinText(entry.position, entry.company), detail: period(entry, t`Present`) })}
        empty={{
          icon: BriefcaseBusiness,
          title: <Trans>Where have you worked?</Trans>,
          text: <Trans>Jobs, internships, and freelance work: what you did, and the results.</Trans>,
        }}
      >
        {(path) => <PositionFields path={path} />}
      </EntryList>
    </Group>
  )
}

function PositionFields({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <>
      <FieldGrid>
        <TextField path={`${path}.position`} label={t`Position`} placeholder={t`Customer Support Lead`} />
        <TextField path={`${path}.company`} label={t`Company`} placeholder={t`Harbor Bikes`} />
      </FieldGrid>
      <PeriodFields path={path} currentLabel={<Trans>I currently work here</Trans>} />
      <RichField
        path={`${path}.description`}
        label={t`Description`}
        placeholder={t`What the company does and what your role is, in one sentence.`}
        rows={2}
      />
      <BulletsField
        path={`${path}.achievements`}
        label={t`Achievements`}
        each={t`Achievement`}
        addLabel={<Trans>Add achievement</Trans>}
        placeholder={t`Cut first reply time from 40 to 4 minutes`}
        hint={<Trans>Start with a verb and include a number. Press Enter for the next bullet point.</Trans>}
      />
    </>
  )
}
