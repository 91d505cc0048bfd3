import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { useFieldWiring } from '#web/ui/field.tsx'
import { CONTROL } from '#web/ui/input.tsx'

/** Grows with its text where the browser can. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      {...useFieldWiring(rest)}
      rows={rows}
      className={clsx(CONTROL, 'field-sizing-content min-h-20 py-2 leading-normal', className)}
    />
  )
}
