import { Trans } from '@lingui/react/macro'
import {
  AwardsFields,
  PublicationFields,
  ReferenceFields,
  VolunteerFields,
} from '#web/features/builder/form/panels/more-lists.tsx'
import { SwitchField } from '#web/features/builder/form/fields/switch-field.tsx'
import { ClosingFields } from '#web/features/builder/form/panels/closing-fields.tsx'
import { CustomSections } from '#web/features/builder/form/panels/custom-sections.tsx'
import { InterestsField } from '#web/features/builder/form/panels/interests-field.tsx'
import { Group } from '#web/features/builder/panel/group.tsx'

/** Sections that not every resume has. Empty ones aren't printed. */
export default function MorePanel() {
  return (
    <>
      <p className="text-sm text-ink-soft">
        <Trans>Add only what helps your application. Empty sections aren’t printed.</Trans>
      </p>
      <Group title={<Trans>Volunteering</Trans>}>
        <VolunteerFields />
      </Group>
      <Group title={<Trans>Awards</Trans>}>
        <AwardsFields />
      </Group>
      <Group title={<Trans>Publications</Trans>}>
        <PublicationFields />
      </Group>
      <Group title={<Trans>Interests</Trans>}>
        <InterestsField />
      </Group>
      <Group title={<Trans>References</Trans>}>
        <SwitchField path="referencesOnRequest" label={<Trans>Say “Available on request”</Trans>} />
        <ReferenceFields />
      </Group>
      <CustomSections />
      <Group
        title={<Trans>End of the resume</Trans>}
        hint={<Trans>Only where employers expect it, as in parts of Europe.</Trans>}
      >
        <ClosingFields />
      </Group>
    </>
  )
}
