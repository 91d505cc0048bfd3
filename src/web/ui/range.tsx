import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { useFieldWiring } from '#web/ui/field.tsx'

/** The browser's own slider: arrow keys, fingers and screen readers know it. `spoken` is its value in words. */
export function Range({ className, spoken, ...rest }: ComponentProps<'input'> & { spoken: string }) {
  return (
    <input
      {...rest}
      {...useFieldWiring(rest)}
      type="range"
      aria-valuetext={spoken}
      className={clsx(
        'h-11 w-full min-w-0 cursor-pointer accent-accent-solid disabled:cursor-not-allowed disabled:opacity-50 md:h-9',
        className,
      )}
    />
  )
}
