import { Trans, useLingui } from '@lingui/react/macro'
import { PAPERS } from '#shared/resume/schema.ts'
import { AccentControl } from '#web/features/builder/design/accent-control.tsx'
import { Choices } from '#web/features/builder/panel/choices.tsx'
import { DensityControl } from '#web/features/builder/design/density-control.tsx'
import { FitControl } from '#web/features/builder/design/fit-control.tsx'
import { FontChoices } from '#web/features/builder/design/font-choices.tsx'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { Group } from '#web/features/builder/panel/group.tsx'

/** What changes the look of a resume in any template. */
export function LookGroups() {
  const { t } = useLingui()
  const [design, change] = useDesign()
  return (
    <>
      <Group title={<Trans>Accent color</Trans>}>
        <AccentControl />
      </Group>
      <Group title={<Trans>Font</Trans>}>
        <FontChoices />
      </Group>
      <Group title={<Trans>Page</Trans>}>
        <DensityControl />
        <Choices
          legend={t`Paper size`}
          name="paper"
          value={design.paper ?? 'a4'}
          options={PAPERS.map((value) => ({ value, label: { a4: 'A4', letter: 'Letter' }[value] }))}
          onChange={(paper) => change({ paper: paper === 'a4' ? undefined : paper })}
        />
        <FitControl />
      </Group>
    </>
  )
}
