import { createContext, useContext, useId, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'

type FieldProps = {
  label: ReactNode
  /** Shown below the control, before there is anything wrong. */
  hint?: ReactNode
  /** What is wrong, in words; takes no place while there is nothing. */
  error?: ReactNode
  required?: boolean
  optional?: boolean
  /** Beside the label, at the end of the line: a counter, a link. */
  aside?: ReactNode
  /** Keeps the label for ears only. */
  hideLabel?: boolean
  className?: string
  /** One Input, Textarea or Select; it finds its label, hint and error by itself. */
  children: ReactNode
}

export function Field({ label, hint, error, required, optional, aside, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const wiring = {
    id,
    describedBy: clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
    invalid: Boolean(error),
    required: Boolean(required),
  }
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <div className={clsx('flex items-baseline justify-between gap-2', hideLabel && 'sr-only')}>
        <div className="flex items-baseline gap-1.5">
          <label htmlFor={id} className="text-sm font-medium text-ink">
            {label}
          </label>
          {required && (
            <span aria-hidden className="text-xs text-ink-faint">
              <Trans>required</Trans>
            </span>
          )}
          {optional && (
            <span className="text-xs text-ink-faint">
              <Trans>optional</Trans>
            </span>
          )}
        </div>
        {aside && <div className="text-xs text-ink-faint tabular-nums">{aside}</div>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="flex gap-1 text-xs font-medium text-bad empty:sr-only">
        {error && (
          <>
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  )
}

type Wiring = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }
const FieldContext = createContext<Wiring | undefined>(undefined)

type Wired = { id?: string | undefined; 'aria-describedby'?: string | undefined }

/** What a control in a field carries so that it is labelled and described; its own id and description are kept. */
export function useFieldWiring(own: Wired) {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: own.id ?? field.id,
    'aria-describedby': clsx(own['aria-describedby'], field.describedBy) || undefined,
    ...(field.invalid && { 'aria-invalid': true }),
    ...(field.required && { 'aria-required': true }),
  }
}
