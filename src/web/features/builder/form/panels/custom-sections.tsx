import { Trans, useLingui } from '@lingui/react/macro'
import { LayoutList, Plus, Trash2 } from 'lucide-react'
import { headingOf } from '#shared/resume/headings.ts'
import { LIMITS, SECTION_KINDS } from '#shared/resume/schema.ts'
import { missingKinds, restoreSection, removeCustomSection, renameCustomSection } from '#shared/resume/sections.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { addCustom } from '#web/features/builder/form/entries/add-blank.ts'
import { EntryList } from '#web/features/builder/form/entries/entry-list.tsx'
import { fieldId } from '#web/features/builder/state/field-path.ts'
import { BulletsField } from '#web/features/builder/form/fields/bullets-field.tsx'
import { DateField } from '#web/features/builder/form/fields/date-field.tsx'
import { FormField } from '#web/features/builder/form/fields/form-field.tsx'
import { RichField } from '#web/features/builder/form/fields/rich-field.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { useLengthLimit } from '#web/features/builder/form/fields/use-length-limit.tsx'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { useKindNames } from '#web/features/builder/form/panels/kind-names.ts'
import { FieldGrid, Group } from '#web/features/builder/panel/group.tsx'
import { joinText } from '#web/features/builder/form/entries/summary-text.ts'
import { toastWithUndo } from '#web/features/builder/undo/undo-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'

/** Custom sections, each with a heading and entries. */
export function CustomSections() {
  const joinedIds = useResume(({ content }) => (content.custom ?? []).map(({ id }) => id).join(' '))
  const ids = joinedIds === '' ? [] : joinedIds.split(' ')
  return (
    <>
      {ids.map((id, index) => (
        <CustomSection key={id} id={id} index={index} />
      ))}
      {ids.length < LIMITS.customSections && <AddSection />}
    </>
  )
}

/** Ready-made sections that the resume does not have yet, and one without a heading. */
function AddSection() {
  const { t } = useLingui()
  const { store } = useBuilder()
  const kinds = useResume(({ content }) => missingKinds(content).join(' '))
  const names = useKindNames()
  return (
    <Group
      title={<Trans>Custom sections</Trans>}
      hint={<Trans>Ready-made ones, or one of your own, such as exhibitions.</Trans>}
    >
      <div className="flex flex-wrap gap-2">
        {SECTION_KINDS.filter((kind) => kinds.split(' ').includes(kind)).map((kind) => (
          <Button key={kind} onClick={() => addCustom(store, '', kind)}>
            <Plus aria-hidden />
            {names[kind]}
          </Button>
        ))}
        <Button onClick={() => addCustom(store, t`New section`)} id="add-custom">
          <Plus aria-hidden />
          <Trans>Add section</Trans>
        </Button>
      </div>
    </Group>
  )
}

function CustomSection({ id, index }: { id: string; index: number }) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const path = `custom.${index}` as const
  const title = useResume(({ content }) => content.custom?.[index]?.title ?? '')
  // A ready-made section without a title of its own prints the usual one in the language of the resume.
  const heading = useResume(({ content }) => headingOf(content, `custom:${id}`))
  const { guard, tooLong } = useLengthLimit(title, LIMITS.line)
  function remove() {
    const section = store.getState().content.custom?.[index]
    store.edit((content) => removeCustomSection(content, id))
    document.getElementById('add-custom')?.focus()
    if (!section) return
    toastWithUndo({ title: t`${heading} removed` }, () => {
      store.edit((content) => restoreSection(content, section, index))
      focusField(store, `${path}.title`)
    })
  }
  return (
    <Group title={heading || t`Untitled section`}>
      <div className="flex items-end gap-2">
        <FormField path={`${path}.title`} label={t`Heading`} error={tooLong} className="grow">
          {(wiring) => (
            <Input
              {...wiring}
              value={title}
              placeholder={heading}
              {...guard}
              onFocus={({ target }) => target.select()}
              onBlur={store.seal}
              onChange={({ target }) =>
                store.edit((content) => renameCustomSection(content, id, target.value), `${fieldId(path)}.title`)
              }
            />
          )}
        </FormField>
        <IconButton label={t`Remove section ${heading}`} onClick={remove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <EntryList
        list={`${path}.items`}
        firstField="title"
        addLabel={<Trans>Add entry</Trans>}
        blankName={t`New entry`}
        summarize={(item) => ({ title: joinText(item.title, item.subtitle), detail: item.date })}
        empty={{
          slim: true,
          icon: LayoutList,
          title: <Trans>Nothing here yet.</Trans>,
          text: <Trans>The section appears on your resume once it has an entry.</Trans>,
        }}
      >
        {(item) => <ItemFields path={item} />}
      </EntryList>
    </Group>
  )
}

function ItemFields({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <>
      <TextField path={`${path}.title`} label={t`Title`} />
      <FieldGrid>
        <TextField path={`${path}.subtitle`} label={t`Subtitle`} />
        <DateField path={`${path}.date`} label={t`Date`} placeholder="2021-06" />
      </FieldGrid>
      <TextField path={`${path}.url`} label={t`Link`} inputMode="url" />
      <RichField path={`${path}.description`} label={t`Description`} rows={2} />
      <BulletsField
        path={`${path}.bullets`}
        label={t`Bullet points`}
        each={t`Bullet point`}
        addLabel={<Trans>Add bullet point</Trans>}
      />
    </>
  )
}
