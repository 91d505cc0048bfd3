import { Trans } from '@lingui/react/macro'
import { LayoutTemplate } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Template } from '#shared/template/template.ts'
import type { ShownClaims } from '#web/features/claims/load-claims.ts'
import { categoriesOf, categoryNamed } from '#web/features/templates/categories.ts'
import { CategoryFilter } from '#web/features/templates/category-filter.tsx'
import { TemplateCard } from '#web/features/templates/template-card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type TemplateGalleryProps = { templates: readonly Template[]; claims?: ShownClaims }

/** All templates, or those of the category that the address names. */
export function TemplateGallery({ templates, claims }: TemplateGalleryProps) {
  const [search] = useSearchParams()
  const chosen = categoryNamed(search.get('category'))
  const shown = chosen ? templates.filter(({ category }) => category === chosen) : templates
  const categories = categoriesOf(templates)
  return (
    <div className="grid gap-6">
      {categories.length > 1 && <CategoryFilter categories={categories} chosen={chosen} />}
      {shown.length === 0 ? (
        <NoTemplates />
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((template) => (
            <li key={template.id} className="grid">
              <TemplateCard template={template} claims={claims} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NoTemplates() {
  return (
    <EmptyState
      icon={LayoutTemplate}
      title={<Trans>No templates available</Trans>}
      action={
        <LinkButton to="/resume-builder" look="primary">
          <Trans>Start without a template</Trans>
        </LinkButton>
      }
    >
      <Trans>
        You can start with the plain layout and choose a template later. You won’t lose anything when you switch.
      </Trans>
    </EmptyState>
  )
}
