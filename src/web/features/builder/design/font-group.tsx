import { Trans, useLingui } from '@lingui/react/macro'
import { FONT_PAIRINGS } from '#shared/resume/design-presets.ts'
import { FAMILIES } from '#shared/resume/font-families.ts'
import { FONTS } from '#shared/resume/schema.ts'
import { templateMeasures } from '#shared/template/template-measures.ts'
import { FontChoices } from '#web/features/builder/design/font-choices.tsx'
import { FontName } from '#web/features/builder/design/font-name.tsx'
import { MeasureControl } from '#web/features/builder/design/measure-control.tsx'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { useTemplate } from '#web/features/builder/design/use-template.ts'
import { Choices } from '#web/features/builder/panel/choices.tsx'
import { FieldGrid, Group } from '#web/features/builder/panel/group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

/** The families of text and headings, and the size of the text. */
export function FontGroup() {
  const { t } = useLingui()
  const [design] = useDesign()
  const own = templateMeasures(useTemplate(), design)
  const isFitted = design.fitPages !== undefined
  return (
    <Group title={<Trans>Font</Trans>}>
      <FontChoices />
      <HeadingFont />
      <PairingChoices />
      <FieldGrid>
        <MeasureControl name="fontSize" label={t`Font size`} unit="pt" own={own.fontSize} />
        <MeasureControl
          name="lineHeight"
          label={t`Line height`}
          unit="percent"
          own={1}
          disabled={isFitted}
          hint={isFitted ? t`“Fit to pages” sets this for the preview and the PDF.` : undefined}
        />
      </FieldGrid>
    </Group>
  )
}

function HeadingFont() {
  const { t } = useLingui()
  const [{ font, headingFont }, change] = useDesign()
  const kinds = [
    ['sans', t`Sans serif`],
    ['serif', t`Serif`],
    ['mono', t`Monospace`],
  ] as const
  return (
    <Field label={t`Heading font`}>
      <Select
        value={headingFont ?? ''}
        onChange={({ target }) => change({ headingFont: FONTS.find((family) => family === target.value) })}
      >
        <option value="">{font ? t`Same as the text` : t`Template default`}</option>
        {kinds.map(([kind, name]) => (
          <optgroup key={kind} label={name}>
            {FONTS.filter((family) => FAMILIES[family].kind === kind).map((family) => (
              <option key={family} value={family}>
                {family}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}

/** Two families at once. */
function PairingChoices() {
  const { t } = useLingui()
  const [{ font, headingFont }, change] = useDesign()
  const nameOf = (heading: string | undefined, text: string | undefined) => `${heading} ${text}`
  return (
    <Choices
      legend={t`Font pairings`}
      name="pairing"
      value={nameOf(headingFont, font)}
      columns="grid-cols-2"
      options={FONT_PAIRINGS.map(({ heading, text }) => ({
        value: nameOf(heading, text),
        label: (
          <span className="grid py-1">
            <b>
              <FontName family={heading} />
            </b>
            <FontName family={text} />
          </span>
        ),
      }))}
      onChange={(name) => {
        const pairing = FONT_PAIRINGS.find(({ heading, text }) => nameOf(heading, text) === name)
        if (pairing) change({ headingFont: pairing.heading, font: pairing.text })
      }}
    />
  )
}
