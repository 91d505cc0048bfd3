import { clsx } from 'clsx'
import { Megaphone } from 'lucide-react'
import type { ShownClaims } from '#web/features/claims/load-claims.ts'

type ClaimsProps = { claims: ShownClaims | undefined; of: readonly string[]; className?: string }

/** The administrator's own words on what nothing here has measured; takes no place where none are shown. */
export function Claims({ claims, of, className }: ClaimsProps) {
  const shown = of.flatMap((id) => claims?.[id] ?? [])
  if (shown.length === 0) return null
  return (
    <ul className={clsx('flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium text-ink-soft', className)}>
      {shown.map((text) => (
        <li key={text} className="flex items-center gap-2">
          <Megaphone aria-hidden className="size-4 shrink-0 text-ink-faint" />
          {text}
        </li>
      ))}
    </ul>
  )
}
