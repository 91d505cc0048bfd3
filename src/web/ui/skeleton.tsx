import { clsx } from 'clsx'

/** The shape of what comes; give it width and height. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded-lg bg-sunken', className)} />
}
