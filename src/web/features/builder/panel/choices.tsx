import { useId, type CSSProperties, type ReactNode } from 'react'
import { clsx } from 'clsx'

type ChoicesProps<V extends string> = {
  legend: string
  name: string
  value: V
  options: readonly { value: V; label: ReactNode; style?: CSSProperties }[]
  onChange: (value: V) => void
  columns?: string
  disabled?: boolean
  /** Shown below the choices. */
  hint?: ReactNode
}

/** One of a few, all in sight: the browser's own radio buttons, so the arrow keys choose. */
export function Choices<V extends string>({
  legend,
  name,
  value,
  options,
  onChange,
  columns = 'grid-flow-col auto-cols-fr',
  disabled = false,
  hint,
}: ChoicesProps<V>) {
  const id = useId()
  return (
    <fieldset className="grid gap-1.5" disabled={disabled} aria-describedby={hint ? id : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className={clsx('grid gap-2', columns)}>
        {options.map((option) => (
          <label key={option.value} className={CHOICE} style={option.style}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={id} className="text-xs text-ink-faint">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

const CHOICE = clsx(
  'relative flex min-h-11 cursor-pointer items-center justify-center rounded-lg border border-line bg-surface px-3 text-center text-sm',
  'transition-colors hover:bg-sunken md:min-h-9 has-checked:border-accent-solid has-checked:bg-accent-soft',
  'has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'has-disabled:cursor-not-allowed has-disabled:opacity-50',
)
