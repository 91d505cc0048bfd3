import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import { categoriesOf } from '#web/features/templates/categories.ts'
import { CategoryFilter } from '#web/features/templates/category-filter.tsx'
import { FilterSelects } from '#web/features/templates/filter-selects.tsx'
import { writeFilters, type Filters } from '#web/features/templates/filters.ts'
import type { Template } from '#shared/template/template.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** Filters that live in the address: links, and a form that works without scripts as well. */
export function FilterForm({ templates, filters }: { templates: readonly Template[]; filters: Filters }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const categories = categoriesOf(templates)
  const handleChange = (next: Filters) => void navigate(writeFilters(search, next), { preventScrollReset: true })
  return (
    <div className="grid gap-4">
      {categories.length > 1 && (
        <CategoryFilter
          categories={categories}
          chosen={filters.category}
          to={(category) => writeFilters(search, { ...filters, category })}
        />
      )}
      <form
        method="get"
        aria-label={t`Filter templates`}
        className="grid grid-cols-2 gap-3 max-sm:*:first:col-span-2 sm:grid-cols-3 lg:max-w-3xl"
      >
        <FilterSelects filters={filters} onChange={handleChange} />
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        <noscript>
          <button type="submit" className={buttonClass({})}>
            <Trans>Show templates</Trans>
          </button>
        </noscript>
      </form>
    </div>
  )
}
