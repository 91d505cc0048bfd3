import { Trans, useLingui } from '@lingui/react/macro'
import { CONTACT_KINDS } from '#shared/resume/schema.ts'
import { displayUrl } from '#shared/text/urls.ts'
import { EntryList } from '#web/features/builder/form/entries/entry-list.tsx'
import { SelectField } from '#web/features/builder/form/fields/select-field.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { useContactNames } from '#web/features/builder/form/panels/contact-names.ts'
import { FieldGrid } from '#web/features/builder/panel/group.tsx'
import { useText } from '#web/features/builder/state/builder-context.tsx'

/** Contacts and links for which there is no field of their own. */
export default function FurtherContacts() {
  const { t } = useLingui()
  const names = useContactNames()
  return (
    <EntryList
      list="contacts"
      firstField="kind"
      addLabel={<Trans>Add contact or link</Trans>}
      blankName={t`New contact or link`}
      summarize={({ kind, label, value, url }) => ({
        title: label.trim() || (kind === 'other' ? '' : names[kind]),
        detail: value.trim() || displayUrl(url),
      })}
    >
      {(path) => <ContactFields path={path} />}
    </EntryList>
  )
}

function ContactFields({ path }: { path: string }) {
  const { t } = useLingui()
  const names = useContactNames()
  const isOther = useText(`${path}.kind`) === 'other'
  const hasLabel = useText(`${path}.label`) !== ''
  return (
    <FieldGrid>
      <SelectField
        path={`${path}.kind`}
        label={t`Kind`}
        options={KINDS.map((kind) => ({ value: kind, label: names[kind] }))}
      />
      {(isOther || hasLabel) && <TextField path={`${path}.label`} label={t`Label`} placeholder={t`Telegram`} />}
      <TextField path={`${path}.url`} label={t`Web address`} inputMode="url" placeholder={t`example.com/maya`} />
      <TextField
        path={`${path}.value`}
        label={t`Text`}
        placeholder={t`@maya`}
        hint={t`Leave blank to show the address.`}
      />
    </FieldGrid>
  )
}

/** With 'Other' at the end, where people look for it. */
const KINDS = [...CONTACT_KINDS.filter((kind) => kind !== 'other'), 'other' as const]
