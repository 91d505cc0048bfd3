import { Trans, useLingui } from '@lingui/react/macro'
import { ContactFields } from '#web/features/builder/form/panels/contact-fields.tsx'
import { RichField } from '#web/features/builder/form/fields/rich-field.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { FieldGrid, Group } from '#web/features/builder/panel/group.tsx'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { whenIdle } from '#web/delivery/on-demand.ts'

const FurtherContacts = whenIdle(() =>
  withPanelCatalog(import('#web/features/builder/form/panels/further-contacts.tsx')),
)

const PhotoField = whenIdle(() => withPanelCatalog(import('#web/features/builder/photo/photo-field.tsx')))

/** Who it is and how to reach them, with the paragraph that is under the name. */
export function PersonalPanel() {
  const { t } = useLingui()
  return (
    <>
      <Group title={<Trans>Contact</Trans>}>
        <FieldGrid>
          <TextField
            path="personalInfo.fullName"
            label={t`Full Name`}
            required
            autoComplete="name"
            placeholder={t`Maya Okafor`}
            className="sm:col-span-2"
          />
          <TextField
            path="personalInfo.headline"
            label={t`Headline`}
            placeholder={t`Customer Support Lead`}
            className="sm:col-span-2"
          />
          <ContactFields required />
        </FieldGrid>
      </Group>
      <Group title={<Trans>Links</Trans>}>
        <FieldGrid>
          <TextField
            path="personalInfo.website"
            label={t`Website`}
            inputMode="url"
            autoComplete="url"
            placeholder={t`mayaokafor.com`}
            className="sm:col-span-2"
          />
          <TextField
            path="personalInfo.linkedin"
            label={t`LinkedIn`}
            inputMode="url"
            placeholder={t`linkedin.com/in/mayaokafor`}
          />
          <TextField
            path="personalInfo.github"
            label={t`GitHub`}
            inputMode="url"
            placeholder={t`github.com/mayaokafor`}
          />
        </FieldGrid>
        {/* Keeps room for the button that comes later, so that nothing moves. */}
        <div className="min-h-11 md:min-h-9">
          <FurtherContacts />
        </div>
      </Group>
      <Group title={<Trans>Summary</Trans>}>
        <RichField
          path="summary"
          label={t`Professional summary`}
          hint={t`Two or three sentences: what you do, for whom, and the results.`}
          placeholder={t`Customer support lead who cut wait times from 40 minutes to 4.`}
          rows={5}
        />
      </Group>
      <PhotoField />
    </>
  )
}
