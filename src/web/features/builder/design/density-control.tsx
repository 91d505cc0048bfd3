import { useLingui } from '@lingui/react/macro'
import { DENSITIES } from '#shared/resume/schema.ts'
import { Choices } from '#web/features/builder/panel/choices.tsx'
import { useDesign } from '#web/features/builder/design/use-design.ts'

/** Line spacing; 'Fit to pages' chooses its own. */
export function DensityControl() {
  const { t } = useLingui()
  const [{ density, fitPages }, change] = useDesign()
  const words = { compact: t`Compact`, normal: t`Normal`, airy: t`Spacious` }
  const isFitted = fitPages !== undefined
  return (
    <Choices
      legend={t`Density`}
      name="density"
      value={density ?? 'normal'}
      options={DENSITIES.map((value) => ({ value, label: words[value] }))}
      onChange={(value) => change({ density: value === 'normal' ? undefined : value })}
      disabled={isFitted}
      {...(isFitted && { hint: t`“Fit to pages” sets this for the preview and the PDF.` })}
    />
  )
}
