import { useLingui } from '@lingui/react/macro'
import { FONTS, type FontFamily } from '#shared/resume/schema.ts'
import { FontName } from '#web/features/builder/design/font-name.tsx'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { Choices } from '#web/features/builder/panel/choices.tsx'

const TEMPLATES_OWN = ''

/** The font families, each shown in itself, and the template's default. */
export function FontChoices() {
  const { t } = useLingui()
  const [{ font }, change] = useDesign()
  return (
    <Choices<FontFamily | typeof TEMPLATES_OWN>
      legend={t`Font family`}
      name="font"
      value={font ?? TEMPLATES_OWN}
      columns="grid-cols-2 sm:grid-cols-3"
      options={[
        { value: TEMPLATES_OWN, label: t`Template default` },
        ...FONTS.map((family) => ({ value: family, label: <FontName family={family} /> })),
      ]}
      onChange={(family) => change({ font: family === TEMPLATES_OWN ? undefined : family })}
    />
  )
}
