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

/** A sheet with a folded corner that carries an open wheel: a curricle is a light carriage on two of them. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={clsx('shrink-0', className)}>
      <path d="M8 0h11l13 13v11a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z" className="fill-accent-solid" />
      <path d="M19 0l13 13h-9a4 4 0 0 1-4-4z" className="fill-on-solid opacity-65" />
      <path
        d="M20.2 14.6a6.6 6.6 0 1 0 1.7 8.2"
        fill="none"
        strokeWidth="3.2"
        strokeLinecap="round"
        className="stroke-on-solid"
      />
    </svg>
  )
}
