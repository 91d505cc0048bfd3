import { Trans, useLingui } from '@lingui/react/macro'
import { FolderGit2 } from 'lucide-react'
import { EntryList } from '#web/features/builder/form/entries/entry-list.tsx'
import { joinText } from '#web/features/builder/form/entries/summary-text.ts'
import { BulletsField } from '#web/features/builder/form/fields/bullets-field.tsx'
import { LinksField } from '#web/features/builder/form/fields/links-field.tsx'
import { MoreFields } from '#web/features/builder/form/fields/more-fields.tsx'
import { PeriodFields } from '#web/features/builder/form/fields/period-fields.tsx'
import { RichField } from '#web/features/builder/form/fields/rich-field.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { WordsField } from '#web/features/builder/form/fields/words-field.tsx'
import { FieldGrid, Group } from '#web/features/builder/panel/group.tsx'

export default function ProjectsPanel() {
  const { t } = useLingui()
  return (
    <Group title={<Trans>Projects</Trans>}>
      <EntryList
        list="projects"
        firstField="name"
        addLabel={<Trans>Add project</Trans>}
        blankName={t`New project`}
        summarize={({ name, role = '', technologies }) => ({
          title: joinText(name, role),
          detail: technologies.join(', '),
        })}
        empty={{
          icon: FolderGit2,
          title: <Trans>What have you worked on?</Trans>,
          text: <Trans>Work that shows what you can do, with a link if there is one.</Trans>,
        }}
      >
        {(path) => <ProjectFields path={path} />}
      </EntryList>
    </Group>
  )
}

function ProjectFields({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <>
      <TextField path={`${path}.name`} label={t`Project name`} placeholder={t`Help center in six languages`} />
      <RichField
        path={`${path}.description`}
        label={t`Description`}
        placeholder={t`What it is, what you did, and who uses it.`}
      />
      <WordsField
        path={`${path}.technologies`}
        label={t`Technologies`}
        placeholder={t`TypeScript, PostgreSQL`}
        hint={t`Separate with commas.`}
      />
      <FieldGrid>
        <TextField path={`${path}.url`} label={t`Link`} inputMode="url" placeholder={t`example.com/help`} />
        <TextField path={`${path}.github`} label={t`GitHub`} inputMode="url" placeholder="github.com/maya/help" />
      </FieldGrid>
      <MoreProjectFields path={path} />
    </>
  )
}

function MoreProjectFields({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <MoreFields
      label={<Trans>More about this project</Trans>}
      paths={['role', 'startDate', 'endDate', 'current', 'achievements', 'links'].map((field) => `${path}.${field}`)}
    >
      <TextField path={`${path}.role`} label={t`Your role`} placeholder={t`Editor`} />
      <PeriodFields path={path} currentLabel={<Trans>I still work on this</Trans>} />
      <BulletsField
        path={`${path}.achievements`}
        label={t`Achievements`}
        each={t`Achievement`}
        addLabel={<Trans>Add achievement</Trans>}
      />
      <LinksField path={`${path}.links`} />
    </MoreFields>
  )
}
