import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useVisitor } from '#web/lib/visitor.ts'

/** Icon and name; in full also the tagline. */
export function Logo({ full = false }: { full?: boolean }) {
  const { brand } = useVisitor()
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className={full ? 'size-9' : 'size-7'} />
      <span className="grid">
        <span className={clsx('font-semibold tracking-tight text-ink', full ? 'text-lg leading-6' : 'text-base')}>
          {brand}
        </span>
        {full && (
          <span className="text-xs text-ink-faint">
            <Trans>AI-Powered Resume Builder</Trans>
          </span>
        )}
      </span>
    </span>
  )
}

/** A sheet of paper whose open wheel is a C: a curricle is a light carriage on two wheels. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={clsx('shrink-0', className)}>
      <rect width="32" height="32" rx="8" className="fill-accent-solid" />
      <path
        d="M21.9 10.6a8 8 0 1 0 0 10.8"
        fill="none"
        strokeWidth="3.2"
        strokeLinecap="round"
        className="stroke-on-solid"
      />
      <path d="M16.2 16h8.6" strokeWidth="3.2" strokeLinecap="round" className="stroke-on-solid" />
    </svg>
  )
}
