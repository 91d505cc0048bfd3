import { useId, type ComponentProps, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  onCheckedChange?: (checked: boolean) => void
}

export function Checkbox({ label, hint, onCheckedChange, onChange, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <label className={clsx('flex min-h-11 items-center gap-2.5 text-sm md:min-h-8', className)}>
      <span className="relative grid size-5 shrink-0 place-items-center md:size-4.5">
        <input
          {...rest}
          {...(hint && hinted(id, rest['aria-describedby']))}
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
      <LabelAndHint id={id} label={label} hint={hint} />
    </label>
  )
}

type LabelAndHintProps = { id: string; label: ReactNode; hint?: ReactNode }

export function LabelAndHint({ id, label, hint }: LabelAndHintProps) {
  return (
    <span className="grid">
      <span id={`${id}-label`} className="font-medium">
        {label}
      </span>
      {hint && (
        <span id={`${id}-hint`} className="text-xs text-ink-faint">
          {hint}
        </span>
      )}
    </span>
  )
}

/** The hint is in the label, so that a press on it counts; spoken it describes, and does not name. */
export const hinted = (id: string, describedBy?: string) => ({
  'aria-labelledby': `${id}-label`,
  'aria-describedby': clsx(describedBy, `${id}-hint`),
})
