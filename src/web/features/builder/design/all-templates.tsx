import { useId, useState, type SyntheticEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { TemplateChoices } from '#web/features/builder/design/template-choices.tsx'
import { categoriesOf } from '#web/features/templates/categories.ts'
import { FilterSelects } from '#web/features/templates/filter-selects.tsx'
import { filterTemplates, isFiltered, NO_FILTERS } from '#web/features/templates/filters.ts'
import { TemplatesCatalog } from '#web/features/templates/templates-catalog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

/** All templates with the filters of the gallery. A choice shows on the paper at once; Enter ends choosing. */
export function AllTemplates({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { templates } = useBuilder()
  const [filters, setFilters] = useState(NO_FILTERS)
  const shown = filterTemplates(templates, filters)
  const form = useId()
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={<Trans>All templates</Trans>}
        description={<Trans>Your text stays the same in each. You can undo a choice.</Trans>}
        footer={
          <Button look="primary" type="submit" form={form}>
            <Trans>Done</Trans>
          </Button>
        }
        className="h-[calc(100dvh-2rem)] sm:max-w-5xl"
      >
        <form id={form} onSubmit={handleSubmit} className="grid gap-4">
          <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
            <TemplatesCatalog>
              <FilterSelects filters={filters} onChange={setFilters} categories={categoriesOf(templates)} />
            </TemplatesCatalog>
          </div>
          <div className="flex min-h-9 flex-wrap items-center gap-x-2 text-ink-soft">
            <output className="tabular-nums">{t`${shown.length} of ${templates.length} templates`}</output>
            {isFiltered(filters) && (
              <Button look="quiet" size="small" onClick={() => setFilters(NO_FILTERS)}>
                <Trans>Clear filters</Trans>
              </Button>
            )}
          </div>
          {shown.length === 0 && (
            <p className="text-ink-soft">
              <Trans>No template fits all of these filters. Try removing one.</Trans>
            </p>
          )}
          <fieldset className="min-w-0">
            <legend className="sr-only">{t`Template`}</legend>
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5">
              <TemplateChoices templates={shown} name="all-templates" withPlain={!isFiltered(filters)} />
            </div>
          </fieldset>
        </form>
      </DialogContent>
    </Dialog>
  )
}
