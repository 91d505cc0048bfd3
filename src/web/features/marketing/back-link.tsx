import type { ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from '#web/ui/link.tsx'

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ms-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-lg px-2 text-sm font-medium text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  )
}
