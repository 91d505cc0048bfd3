import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { CATEGORY_NAMES, type Category } from '#web/features/templates/categories.ts'
import { Link } from '#web/ui/link.tsx'

type CategoryFilterProps = {
  categories: readonly Category[]
  chosen: Category | null
  /** The address with this category; null is all of them. */
  to: (category: Category | null) => string
}

/** Links, so that a choice can be shared, goes back with the browser and works before scripts do. */
export function CategoryFilter({ categories, chosen, to }: CategoryFilterProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Category`} className="flex flex-wrap gap-2">
      <Choice to={to(null)} isChosen={chosen === null}>
        <Trans>All</Trans>
      </Choice>
      {categories.map((category) => (
        <Choice key={category} to={to(category)} isChosen={chosen === category}>
          {t(CATEGORY_NAMES[category])}
        </Choice>
      ))}
    </nav>
  )
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen || undefined}
      className={clsx(
        'inline-flex h-11 items-center rounded-full border px-4 text-sm font-medium transition-colors md:h-8 md:px-3',
        isChosen ? 'border-accent-line bg-accent-soft text-accent-text' : 'border-line text-ink-soft hover:bg-sunken',
      )}
    >
      {children}
    </Link>
  )
}
