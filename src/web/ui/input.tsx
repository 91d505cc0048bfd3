import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { useFieldWiring } from '#web/ui/field.tsx'

/** 16 px on phones: smaller text makes them zoom into the field. */
export const CONTROL = clsx(
  'w-full rounded-lg border border-line-strong bg-surface px-3 text-base text-ink transition-colors md:text-sm',
  'hover:border-ink-faint disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint',
  'aria-invalid:border-bad focus-visible:outline-offset-0',
)

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} {...useFieldWiring(rest)} className={clsx(CONTROL, 'h-11 md:h-9', className)} />
}
