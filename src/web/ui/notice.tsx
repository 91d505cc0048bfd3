import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { TONES } from '#web/ui/badge.tsx'

type NoticeProps = {
  tone?: keyof typeof ICONS
  title: ReactNode
  children?: ReactNode
  /** Speaks it at once: for what appears while the visitor is elsewhere, unless a toast says the same. */
  announce?: boolean
  className?: string
}

/** Something to know, in the place it is about. */
export function Notice({ tone = 'accent', title, children, announce = false, className }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div
      role={announce ? 'alert' : 'note'}
      className={clsx('flex gap-3 rounded-lg border p-3 text-sm', TONES[tone], className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid gap-1">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-ink-soft">{children}</div>}
      </div>
    </div>
  )
}

const ICONS = { accent: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert }
