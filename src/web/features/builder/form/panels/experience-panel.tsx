import { Trans, useLingui } from '@lingui/react/macro'
import { BriefcaseBusiness, Building2 } from 'lucide-react'
import { employmentTypes } from '#shared/resume/employment-types.ts'
import { addRole, setEmployerField } from '#shared/resume/same-employer.ts'
import { EntryList } from '#web/features/builder/form/entries/entry-list.tsx'
import { BulletsField } from '#web/features/builder/form/fields/bullets-field.tsx'
import { CheckField } from '#web/features/builder/form/fields/check-field.tsx'
import { MoreFields } from '#web/features/builder/form/fields/more-fields.tsx'
import { PeriodFields } from '#web/features/builder/form/fields/period-fields.tsx'
import { RichField } from '#web/features/builder/form/fields/rich-field.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { SameEmployer } from '#web/features/builder/form/panels/same-employer.tsx'
import { FieldGrid, Group } from '#web/features/builder/panel/group.tsx'
import { joinText } from '#web/features/builder/form/entries/summary-text.ts'
import { usePeriod } from '#web/features/builder/form/entries/use-period.ts'
import { useBuilder, useFlag, useResume, useText } from '#web/features/builder/state/builder-context.tsx'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { newEntryId } from '#web/features/builder/state/new-entry-id.ts'
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx'

export default function ExperiencePanel() {
  const { t } = useLingui()
  const period = usePeriod()
  return (
    <Group title={<Trans>Experience</Trans>} hint={<Trans>Most recent position first.</Trans>}>
      <EntryList
        list="experience"
        firstField="position"
        addLabel={<Trans>Add position</Trans>}
        blankName={t`New position`}
        summarize={(entry) => ({ title: joinText(entry.position, entry.company), detail: period(entry) })}
        menuItems={(index, choose) => <RoleItem index={index} choose={choose} />}
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

/** Adds a role at the same employer, such as the one before a promotion. */
function RoleItem({ index, choose }: { index: number; choose: (act: () => void) => () => void }) {
  const { store } = useBuilder()
  const company = useText(`experience.${index}.company`).trim()
  function add() {
    store.edit((content) => addRole(content, index, newEntryId()))
    focusField(store, `experience.${index + 1}.position`)
  }
  return (
    <>
      <MenuItem onSelect={choose(add)}>
        <Building2 aria-hidden />
        <span className="max-w-64 truncate">
          {company ? <Trans>Add another role at {company}</Trans> : <Trans>Add another role here</Trans>}
        </span>
      </MenuItem>
      <MenuSeparator />
    </>
  )
}

function PositionFields({ path }: { path: string }) {
  const { t } = useLingui()
  // The first entry has no employer above it.
  const isSameEmployer = useFlag(`${path}.sameEmployer`) && path !== 'experience.0'
  return (
    <>
      <FieldGrid>
        <TextField path={`${path}.position`} label={t`Position`} placeholder={t`Customer Support Lead`} />
        {isSameEmployer ? (
          <SameEmployer path={path} />
        ) : (
          <TextField
            path={`${path}.company`}
            label={t`Company`}
            placeholder={t`Harbor Bikes`}
            edit={setEmployerField}
          />
        )}
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
      {!isSameEmployer && <EmployerFields path={path} />}
    </>
  )
}

/** What is printed beside and below the name of the employer. */
function EmployerFields({ path }: { path: string }) {
  const { t } = useLingui()
  const types = useResume(({ content }) => employmentTypes(content.language ?? 'en'))
  const suggestions = `${path}-employment-types`
  return (
    <MoreFields
      label={<Trans>More about this position</Trans>}
      paths={['location', 'remote', 'employmentType', 'url', 'about'].map((field) => `${path}.${field}`)}
    >
      <FieldGrid>
        <TextField path={`${path}.location`} label={t`Location`} placeholder={t`Oakland, CA`} edit={setEmployerField} />
        <TextField
          path={`${path}.employmentType`}
          label={t`Employment type`}
          placeholder={types[0] ?? ''}
          list={suggestions}
        />
      </FieldGrid>
      <datalist id={suggestions}>
        {types.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </datalist>
      <CheckField path={`${path}.remote`} label={<Trans>Remote</Trans>} />
      <FieldGrid>
        <TextField
          path={`${path}.url`}
          label={t`Employer’s website`}
          inputMode="url"
          placeholder={t`harborbikes.com`}
          edit={setEmployerField}
        />
        <TextField
          path={`${path}.about`}
          label={t`About the employer`}
          placeholder={t`Bike rental in 12 cities`}
          edit={setEmployerField}
        />
      </FieldGrid>
    </MoreFields>
  )
}
