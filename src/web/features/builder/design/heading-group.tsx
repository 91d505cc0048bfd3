import { Trans, useLingui } from '@lingui/react/macro'
import { DesignSelect } from '#web/features/builder/design/design-select.tsx'
import { MeasureControl } from '#web/features/builder/design/measure-control.tsx'
import { FieldGrid, Group } from '#web/features/builder/panel/group.tsx'

/** The name and the section headings. */
export function HeadingGroup() {
  const { t } = useLingui()
  return (
    <Group title={<Trans>Headings</Trans>}>
      <FieldGrid>
        <MeasureControl name="nameSize" label={t`Name size`} unit="percent" own={1} />
        <MeasureControl name="headingSize" label={t`Heading size`} unit="percent" own={1} />
        <DesignSelect
          name="headingCase"
          label={t`Heading case`}
          words={{ uppercase: t`Capital letters`, none: t`As written` }}
        />
        <DesignSelect
          name="headingLine"
          label={t`Line under headings`}
          words={{ none: t`None`, thin: t`Thin`, thick: t`Thick`, dotted: t`Dotted` }}
        />
      </FieldGrid>
    </Group>
  )
}
