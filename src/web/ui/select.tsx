import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useFieldWiring } from '#web/ui/field.tsx'
import { CONTROL } from '#web/ui/input.tsx'

/** The browser's own list in our frame: on a phone nothing is better. Takes `<option>`s. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block', className)}>
      <select {...rest} {...useFieldWiring(rest)} className={clsx(CONTROL, 'h-11 appearance-none pe-9 md:h-9')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 inset-e-3 size-4 -translate-y-1/2 text-ink-faint"
      />
    </span>
  )
}
