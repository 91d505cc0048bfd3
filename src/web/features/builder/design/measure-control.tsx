import { useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { MEASURES, type Measure } from '#shared/resume/design-controls.ts'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Range } from '#web/ui/range.tsx'

type MeasureControlProps = {
  name: Measure
  label: string
  unit: 'mm' | 'pt' | 'percent'
  /** The template's own value. */
  own: number
  disabled?: boolean
  hint?: string | undefined
}

/** A slider for one measure of the design, with a button that resets it to the template's own. */
export function MeasureControl({ name, label, unit, own, disabled = false, hint }: MeasureControlProps) {
  const { t, i18n } = useLingui()
  const [design, change] = useDesign()
  const { min, max, step } = MEASURES[name]
  const value = design[name] ?? own
  const shown = {
    mm: i18n.number(value, { style: 'unit', unit: 'millimeter', maximumFractionDigits: 0 }),
    pt: t`${i18n.number(value, { maximumFractionDigits: 1 })} pt`,
    percent: i18n.number(value, { style: 'percent' }),
  }[unit]
  return (
    <Field label={label} aside={shown} hint={hint}>
      <span className="flex items-center gap-1">
        <Range
          min={min}
          max={max}
          step={step}
          value={value}
          spoken={shown}
          disabled={disabled}
          onChange={({ target }) => change({ [name]: target.valueAsNumber }, `design.${name}`)}
        />
        <IconButton
          label={t`Reset ${label}`}
          aria-disabled={disabled || design[name] === undefined}
          onClick={() => change({ [name]: undefined })}
        >
          <RotateCcw aria-hidden />
        </IconButton>
      </span>
    </Field>
  )
}
