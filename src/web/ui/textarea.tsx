import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { useFieldWiring } from '#web/ui/field.tsx'
import { CONTROL } from '#web/ui/input.tsx'

/** Grows with its text where the browser can, and never has fewer rows than it is given. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      {...useFieldWiring(rest)}
      rows={rows}
      // Where the text sets the height, browsers forget the rows: their lines, the padding and the border.
      style={{ minHeight: `max(5rem, calc(${rows}lh + 1rem + 2px))` }}
      className={clsx(CONTROL, 'field-sizing-content py-2 leading-normal', className)}
    />
  )
}
