import type { ComponentProps } from 'react'
import { clsx } from 'clsx'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('rounded-xl border border-line bg-surface p-6', className)} />
}
