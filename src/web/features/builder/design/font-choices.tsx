import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { FONTS, type FontFamily } from '#shared/resume/schema.ts'
import { Choices } from '#web/features/builder/panel/choices.tsx'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { declareFonts } from '#web/preview/fonts.ts'

const TEMPLATES_OWN = ''

/** The font families, each shown in itself, and the template's default. */
export function FontChoices() {
  const { t } = useLingui()
  const [{ font }, change] = useDesign()
  useEffect(() => declareFonts(FONTS, ''), [])
  return (
    <Choices<FontFamily | typeof TEMPLATES_OWN>
      legend={t`Font family`}
      name="font"
      value={font ?? TEMPLATES_OWN}
      columns="grid-cols-2 sm:grid-cols-3"
      options={[
        { value: TEMPLATES_OWN, label: t`Template default` },
        ...FONTS.map((family) => ({ value: family, label: family, style: { fontFamily: `'${family}'` } })),
      ]}
      onChange={(family) => change({ font: family === TEMPLATES_OWN ? undefined : family })}
    />
  )
}
