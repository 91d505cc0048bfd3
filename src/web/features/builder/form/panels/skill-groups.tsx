import { Trans, useLingui } from '@lingui/react/macro'
import { Layers } from 'lucide-react'
import { EntryList } from '#web/features/builder/form/entries/entry-list.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { WordsField } from '#web/features/builder/form/fields/words-field.tsx'
import { FieldGrid } from '#web/features/builder/panel/group.tsx'

/** Skills under names of one's own, beside the usual three lists. */
export function SkillGroups() {
  const { t } = useLingui()
  return (
    <EntryList
      list="skillGroups"
      firstField="name"
      addLabel={<Trans>Add skill group</Trans>}
      blankName={t`New skill group`}
      summarize={({ name, skills }) => ({ title: name.trim(), detail: skills.join(', ') })}
      empty={{
        slim: true,
        icon: Layers,
        title: <Trans>Do your skills fall into groups?</Trans>,
        text: <Trans>Laboratory methods, design tools, machines you operate.</Trans>,
      }}
    >
      {(path) => <GroupFields path={path} />}
    </EntryList>
  )
}

function GroupFields({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <>
      <FieldGrid>
        <TextField path={`${path}.name`} label={t`Name`} placeholder={t`Design tools`} />
        <TextField
          path={`${path}.level`}
          label={t`Level`}
          placeholder={t`Advanced`}
          hint={t`Printed after the name. Leave blank for none.`}
        />
      </FieldGrid>
      <WordsField
        path={`${path}.skills`}
        label={t`Skills`}
        placeholder={t`Figma, Illustrator`}
        hint={t`Separate with commas.`}
      />
    </>
  )
}
