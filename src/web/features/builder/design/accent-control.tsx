import { useRef, useState, type RefObject } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { paperContrast, readableAccent, templateAccent, TEXT_CONTRAST } from '#shared/template/accent.ts'
import { SWATCHES } from '#web/features/builder/design/swatches.ts'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { useTemplate } from '#web/features/builder/design/use-template.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The accent color of the resume: a swatch, a custom color, or the template's. */
export function AccentControl() {
  const { t } = useLingui()
  const [{ accent }, change] = useDesign()
  const code = useRef<HTMLInputElement>(null)
  const template = useTemplate()
  const set = (hex: string) => change({ accent: hex }, 'design.accent')
  // The button disappears with the warning, so the focus moves to the color code.
  function handleBetter(better: string) {
    set(better)
    code.current?.focus()
  }
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-1 md:gap-2">
        <legend className="sr-only">{t`Swatches`}</legend>
        {SWATCHES.map(({ hex, name }) => {
          const label = t(name)
          const isChosen = accent === hex
          return (
            <button
              key={hex}
              type="button"
              title={label}
              aria-label={label}
              aria-pressed={isChosen}
              onClick={() => change({ accent: hex })}
              className="grid size-11 place-items-center rounded-full md:size-9"
            >
              <span
                className={clsx(
                  'grid size-8 place-items-center rounded-full forced-color-adjust-none',
                  isChosen ? 'ring-2 ring-focus ring-offset-2 ring-offset-desk' : 'ring-1 ring-line-strong',
                )}
                style={{ backgroundColor: hex }}
              >
                {isChosen && <Check aria-hidden className="size-4 text-on-solid" />}
              </span>
            </button>
          )
        })}
      </fieldset>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t`Custom color`}>
          <Input
            type="color"
            value={accent ?? templateAccent(template.cssStyles)}
            onChange={({ target }) => set(target.value)}
            className="w-16! cursor-pointer px-1! py-1"
          />
        </Field>
        <HexInput ref={code} accent={accent ?? ''} onChange={set} />
        <Button look="quiet" aria-disabled={!accent} onClick={() => change({ accent: undefined })}>
          <Trans>Use template color</Trans>
        </Button>
      </div>
      <div aria-live="polite" className="empty:-mt-4">
        {accent && <Contrast accent={accent} onBetter={handleBetter} />}
      </div>
    </div>
  )
}

type HexInputProps = { ref: RefObject<HTMLInputElement | null>; accent: string; onChange: (hex: string) => void }

/** Accepts a hex color; an incomplete one changes nothing yet. */
function HexInput({ ref, accent, onChange }: HexInputProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(accent)
  const [shown, setShown] = useState(accent)
  const [isWrong, setWrong] = useState(false)
  const show = (hex: string) => {
    setTyped(hex)
    setWrong(false)
  }
  // Changed elsewhere: by a swatch or by undo.
  if (accent !== shown) {
    setShown(accent)
    show(accent)
  }
  function handleWritten() {
    const hex = ['', accent].includes(typed.trim()) ? accent : hexOf(typed)
    if (hex === undefined) return setWrong(true)
    show(hex)
    if (hex !== accent) onChange(hex)
  }
  return (
    <Field label={t`Color code`} error={isWrong && t`Enter a color such as #1f4e79.`}>
      <Input
        ref={ref}
        value={typed}
        placeholder="#1f4e79"
        spellCheck={false}
        className="w-28!"
        onChange={({ target }) => {
          setTyped(target.value)
          if (hexOf(target.value)) setWrong(false)
        }}
        onBlur={handleWritten}
        onKeyDown={({ key }) => key === 'Enter' && handleWritten()}
      />
    </Field>
  )
}

function hexOf(typed: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(typed.trim()) ?? []
  return digits && `#${digits.toLowerCase()}`
}

/** Says whether the color is readable on white paper, and offers the nearest shade that is. */
function Contrast({ accent, onBetter }: { accent: string; onBetter: (hex: string) => void }) {
  const { i18n } = useLingui()
  const ratio = i18n.number(paperContrast(accent), { maximumFractionDigits: 1 })
  if (paperContrast(accent) >= TEXT_CONTRAST)
    return (
      <p className="text-xs text-ink-soft">
        <Trans>Easy to read on white paper: contrast {ratio}:1.</Trans>
      </p>
    )
  const better = readableAccent(accent)
  return (
    <Notice tone="warn" title={<Trans>Hard to read on white paper</Trans>}>
      <p>
        <Trans>Its contrast is {ratio}:1; text needs 4.5:1.</Trans>
      </p>
      <Button size="small" className="mt-2" onClick={() => onBetter(better)}>
        <span className="size-3.5 rounded-full forced-color-adjust-none" style={{ backgroundColor: better }} />
        <Trans>Use {better} instead</Trans>
      </Button>
    </Notice>
  )
}
