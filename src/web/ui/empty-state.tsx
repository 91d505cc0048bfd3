import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'

type EmptyStateProps = {
  icon?: LucideIcon
  title: ReactNode
  /** What will be here, and why that is good. */
  children?: ReactNode
  /** The first step. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'grid justify-items-center gap-3 rounded-xl border border-dashed border-line-strong px-6 py-12 text-center',
        className,
      )}
    >
      {Icon && (
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-text">
          <Icon aria-hidden className="size-6" />
        </span>
      )}
      <p className="text-base font-semibold">{title}</p>
      {children && <div className="max-w-md text-sm text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
