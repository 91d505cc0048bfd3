import { useId, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useResume, useTextLanguage } from '#web/features/builder/state/builder-context.tsx'
import { fieldId } from '#web/features/builder/state/field-path.ts'

export type FormFieldProps = {
  path: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  hideLabel?: boolean
  className?: string
}

/** What a control carries: an id derived from its path, so that the paper finds it, and its hint and error. */
export type Wiring = {
  id: string
  lang: string | undefined
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/** Label, control, hint and error of one field of the resume. */
export function FormField({
  path,
  label,
  hint: usualHint,
  error,
  required,
  hideLabel,
  className,
  limit,
  children,
}: FormFieldProps & { limit?: ReactNode; children: (wiring: Wiring) => ReactNode }) {
  const id = fieldId(path)
  const about = useId()
  const lang = useTextLanguage()
  const hint = useResume(({ notes }) => notes?.[path]) ?? usualHint
  const describedBy = clsx(hint && `${about}-hint`, error && `${about}-error`, limit && `${about}-limit`)
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <div className={clsx('flex items-baseline gap-1.5', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {required && (
          <span aria-hidden className="text-xs text-ink-faint">
            <Trans>required</Trans>
          </span>
        )}
      </div>
      {children({
        id,
        lang,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(required && { 'aria-required': true as const }),
      })}
      {limit && (
        <p id={`${about}-limit`} aria-live="polite" className="text-xs text-ink-soft tabular-nums">
          {limit}
        </p>
      )}
      {hint && (
        <p id={`${about}-hint`} className="text-xs text-ink-faint">
          {hint}
        </p>
      )}
      <FieldError id={`${about}-error`}>{error}</FieldError>
    </div>
  )
}

/** What is wrong, in words and spoken; takes no place while there is nothing. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p id={id} aria-live="polite" className="flex gap-1 text-xs font-medium text-bad empty:sr-only">
      {children && (
        <>
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
