import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  onCheckedChange?: (checked: boolean) => void
}

export function Checkbox({ label, hint, onCheckedChange, onChange, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx('flex min-h-11 items-center gap-2.5 text-sm md:min-h-8', className)}>
      <span className="relative grid size-5 shrink-0 place-items-center md:size-4.5">
        <input
          {...rest}
          type="checkbox"
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.target.checked)
          }}
          className={clsx(
            'peer size-full appearance-none rounded-sm border border-line-strong bg-surface transition-colors',
            'checked:border-accent-solid checked:bg-accent-solid disabled:opacity-50',
          )}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-3.5 text-on-solid opacity-0 peer-checked:opacity-100"
        />
      </span>
      <LabelAndHint label={label} hint={hint} />
    </label>
  )
}

export function LabelAndHint({ label, hint }: { label: ReactNode; hint?: ReactNode }) {
  return (
    <span className="grid">
      <span className="font-medium">{label}</span>
      {hint && <span className="text-xs text-ink-faint">{hint}</span>}
    </span>
  )
}
