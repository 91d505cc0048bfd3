import { Suspense } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { LayoutTemplate, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Template } from '#shared/template/template.ts'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'
import type { ShownClaims } from '#web/features/claims/load-claims.ts'
import { FilterForm } from '#web/features/templates/filter-form.tsx'
import { filterTemplates, isFiltered, NO_FILTERS, readFilters, writeFilters } from '#web/features/templates/filters.ts'
import { OwnResumeSwitch } from '#web/features/templates/own-resume-switch.tsx'
import { TemplateCard } from '#web/features/templates/template-card.tsx'
import { useEnlarged } from '#web/features/templates/use-enlarged.ts'
import { useOwnResume } from '#web/features/templates/use-own-resume.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

const EnlargedTemplate = dialogOnDemand(
  async () => ({ default: (await import('#web/features/templates/enlarged-template.tsx')).EnlargedTemplate }),
  ({ onClose }) => onClose(),
)

type TemplateGalleryProps = { templates: readonly Template[]; claims?: ShownClaims }

/** The templates that fit the filters of the address, with the sample or a resume of the visitor's own. */
export function TemplateGallery({ templates, claims }: TemplateGalleryProps) {
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const shown = filterTemplates(templates, filters)
  const { enlarged, enlarge, close } = useEnlarged(templates)
  const own = useOwnResume()
  const isHydrated = useHydrated()
  if (templates.length === 0) return <NoTemplates />
  const everything = writeFilters(search, NO_FILTERS)
  return (
    <div className="grid gap-6">
      <FilterForm templates={templates} filters={filters} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-h-9 flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          <output className="tabular-nums">
            {shown.length === templates.length ? (
              <Plural value={templates.length} one="# template" other="# templates" />
            ) : (
              <Trans>
                {shown.length} of {templates.length} templates
              </Trans>
            )}
          </output>
          {isFiltered(filters) && (
            <Link to={everything} preventScrollReset className={TEXT_LINK}>
              <Trans>Clear filters</Trans>
            </Link>
          )}
        </div>
        <OwnResumeSwitch own={own} />
      </div>
      {shown.length === 0 ? (
        <NoMatch everything={everything} />
      ) : (
        <Cards templates={shown} claims={claims} own={own.content} onEnlarge={enlarge} />
      )}
      {enlarged && !isHydrated && <span data-opens-dialog hidden />}
      {enlarged && isHydrated && (
        <Suspense>
          <EnlargedTemplate.Content template={enlarged} own={own.content} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

type CardsProps = {
  templates: readonly Template[]
  claims: ShownClaims | undefined
  own: ResumeContent | null
  onEnlarge: (id: number) => void
}

const Cards = ({ templates, claims, own, onEnlarge }: CardsProps) => (
  <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
    {templates.map((template) => (
      <li key={template.id} className="grid">
        <TemplateCard template={template} claims={claims} own={own} onEnlarge={onEnlarge} />
      </li>
    ))}
  </ul>
)

const NoMatch = ({ everything }: { everything: string }) => (
  <EmptyState
    icon={SearchX}
    title={<Trans>No template fits all of these filters</Trans>}
    action={
      <LinkButton to={everything} preventScrollReset>
        <Trans>Show all templates</Trans>
      </LinkButton>
    }
  >
    <Trans>Try removing one. You can switch templates at any time without losing any text.</Trans>
  </EmptyState>
)

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
