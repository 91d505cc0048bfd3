import type { ComponentProps } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { FONTS, type FontFamily } from '#shared/resume/schema.ts'
import { PLAIN_ACCENT } from '#shared/template/accent.ts'
import { textFamily } from '#shared/template/document.ts'
import {
  setTextSize,
  setVariable,
  textSizeIn,
  usesVariable,
  variableIn,
  type TemplateVariable,
} from '#shared/template/template-variables.ts'
import { Field, useFieldWiring } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

type VariableControlsProps = { css: string; onChange: (css: string) => void }

/** What most people want to change. Each control writes into the style sheet, which shows it under CSS. */
export function VariableControls({ css, onChange }: VariableControlsProps) {
  const { t } = useLingui()
  const set = (name: TemplateVariable, value: string) => onChange(setVariable(css, name, value))
  const pixels = (name: TemplateVariable, usual: number) => Number.parseFloat(variableIn(css, name) ?? '') || usual
  const share = (name: TemplateVariable) => Math.round((Number(variableIn(css, name)) || 1) * 100)
  const accent = variableIn(css, '--template-accent') ?? PLAIN_ACCENT
  return (
    <div className="grid content-start gap-5 sm:grid-cols-2">
      <Field label={t`Accent color`} hint={t`Each resume can choose another one.`}>
        <Input
          type="color"
          value={/^#[0-9a-f]{6}$/i.test(accent) ? accent : PLAIN_ACCENT}
          onChange={({ target }) => set('--template-accent', target.value)}
          className="w-16! cursor-pointer px-1! py-1"
        />
      </Field>
      <FontChoice label={t`Font`} value={textFamily(css)} onChange={(family) => set('--font', `'${family}'`)} />
      {variableIn(css, '--heading-font') && (
        <FontChoice
          label={t`Heading font`}
          value={familyOf(variableIn(css, '--heading-font') ?? '')}
          onChange={(family) => set('--heading-font', `'${family}'`)}
        />
      )}
      <NumberChoice
        label={t`Text size in pixels`}
        value={textSizeIn(css)}
        min={9}
        max={18}
        step={0.1}
        onChange={(px) => onChange(setTextSize(css, px))}
      />
      {usesVariable(css, '--name-size') && (
        <NumberChoice
          label={t`Name size in percent`}
          value={share('--name-size')}
          min={60}
          max={180}
          step={1}
          onChange={(percent) => set('--name-size', String(percent / 100))}
        />
      )}
      {usesVariable(css, '--heading-size') && (
        <NumberChoice
          label={t`Heading size in percent`}
          value={share('--heading-size')}
          min={60}
          max={180}
          step={1}
          onChange={(percent) => set('--heading-size', String(percent / 100))}
        />
      )}
      {!hasOwnPadding(css) && (
        <NumberChoice
          label={t`Page margin in pixels`}
          value={pixels('--m', BASE_MARGIN)}
          min={20}
          max={120}
          step={1}
          onChange={(px) => set('--m', `${px}px`)}
        />
      )}
      {usesVariable(css, '--side') && (
        <NumberChoice
          label={t`Side column in pixels`}
          value={pixels('--side', 160)}
          min={120}
          max={280}
          step={1}
          onChange={(px) => set('--side', `${px}px`)}
        />
      )}
      {usesVariable(css, '--photo-size') && (
        <NumberChoice
          label={t`Photo size in pixels`}
          value={pixels('--photo-size', 96)}
          min={48}
          max={180}
          step={1}
          onChange={(px) => set('--photo-size', `${px}px`)}
        />
      )}
      <p className="text-xs text-ink-faint sm:col-span-2">
        <Trans>An inch is 96 pixels. For everything else, edit the CSS and HTML.</Trans>
      </p>
    </div>
  )
}

/** Of the base sheet, in px. */
const BASE_MARGIN = 60

/** A template that sets the padding of the page itself has no use for the margin. */
const hasOwnPadding = (css: string): boolean => /\.doc\s*\{[^}]*[{;\s]padding\s*:(?!\s*var\(--m\))/.test(css)

const familyOf = (value: string): FontFamily => FONTS.find((family) => value.includes(`'${family}'`)) ?? 'Source Sans 3'

type FontChoiceProps = { label: string; value: FontFamily; onChange: (family: FontFamily) => void }

function FontChoice({ label, value, onChange }: FontChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(familyOf(`'${target.value}'`))}>
        {FONTS.map((family) => (
          <option key={family}>{family}</option>
        ))}
      </Select>
    </Field>
  )
}

type NumberChoiceProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** A slider with its number beside the label. Steps are fine, as a browser moves a value between two of them. */
function NumberChoice({ label, value, min, max, step, onChange }: NumberChoiceProps) {
  return (
    <Field label={label} aside={String(value)}>
      <Slider value={value} min={min} max={max} step={step} onChange={({ target }) => onChange(target.valueAsNumber)} />
    </Field>
  )
}

function Slider(props: ComponentProps<'input'>) {
  const className = 'h-11 w-full cursor-pointer accent-accent-solid md:h-9'
  return <input {...props} {...useFieldWiring(props)} type="range" className={className} />
}
