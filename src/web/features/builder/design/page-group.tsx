import { Trans, useLingui } from '@lingui/react/macro'
import { PAPERS } from '#shared/resume/schema.ts'
import { templateMeasures, templateParts } from '#shared/template/template-measures.ts'
import { DensityControl } from '#web/features/builder/design/density-control.tsx'
import { FitControl } from '#web/features/builder/design/fit-control.tsx'
import { MeasureControl } from '#web/features/builder/design/measure-control.tsx'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { useTemplate } from '#web/features/builder/design/use-template.ts'
import { Choices } from '#web/features/builder/panel/choices.tsx'
import { FieldGrid, Group } from '#web/features/builder/panel/group.tsx'

/** Paper, margins and space. */
export function PageGroup() {
  const { t } = useLingui()
  const [design, change] = useDesign()
  const template = useTemplate()
  const own = templateMeasures(template, design)
  const isFitted = design.fitPages !== undefined
  return (
    <Group title={<Trans>Page</Trans>}>
      <DensityControl />
      <FieldGrid>
        <MeasureControl name="margin" label={t`Margins`} unit="mm" own={own.margin} />
        <MeasureControl
          name="gap"
          label={t`Spacing`}
          unit="percent"
          own={1}
          disabled={isFitted}
          hint={isFitted ? t`“Fit to pages” sets this for the preview and the PDF.` : undefined}
        />
        {templateParts(template).sideWidth && (
          <MeasureControl name="sideWidth" label={t`Side column width`} unit="mm" own={own.sideWidth} />
        )}
      </FieldGrid>
      <Choices
        legend={t`Paper size`}
        name="paper"
        value={design.paper ?? 'a4'}
        options={PAPERS.map((value) => ({ value, label: { a4: 'A4', letter: 'Letter' }[value] }))}
        onChange={(paper) => change({ paper: paper === 'a4' ? undefined : paper })}
      />
      <FitControl />
    </Group>
  )
}
