import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

/** Turns while something short runs. `silent` when words beside it already say so. */
export function Spinner({
  size = 'medium',
  silent = false,
}: {
  size?: 'small' | 'medium' | 'large'
  silent?: boolean
}) {
  const wheel = <LoaderCircle aria-hidden className={clsx('shrink-0 animate-turn', SIZES[size])} />
  return silent ? wheel : <Announced>{wheel}</Announced>
}

function Announced({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <output aria-label={t`Loading`} className="inline-flex">
      {children}
    </output>
  )
}

const SIZES = { small: 'size-4', medium: 'size-5', large: 'size-8' }
