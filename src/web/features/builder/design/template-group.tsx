import { Suspense, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { LayoutGrid } from 'lucide-react'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { TemplateSwitcher } from '#web/features/builder/design/template-switcher.tsx'
import { TemplateDescription } from '#web/features/templates/template-description.tsx'
import { TemplatesCatalog } from '#web/features/templates/templates-catalog.tsx'
import { Button } from '#web/ui/button.tsx'

const AllTemplates = dialogOnDemand(
  async () => ({ default: (await import('#web/features/builder/design/all-templates.tsx')).AllTemplates }),
  ({ onClose }) => onClose(),
)

/** The chosen template, the others in one row, and all of them in a list that can be filtered. */
export function TemplateGroup() {
  const { templates } = useBuilder()
  const templateId = useResume((state) => state.templateId)
  const [isOpen, setOpen] = useState(false)
  const chosen = templates.find(({ id }) => id === templateId)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-48 flex-1 text-sm text-ink-soft">
          <strong className="block font-medium text-ink">{chosen?.name ?? <Trans>Plain</Trans>}</strong>
          {chosen ? (
            <Suspense>
              <TemplatesCatalog>
                <TemplateDescription template={chosen} />
              </TemplatesCatalog>
            </Suspense>
          ) : (
            <Trans>One column without a style of its own.</Trans>
          )}
        </p>
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          <LayoutGrid aria-hidden />
          <Trans>All templates</Trans>
        </Button>
      </div>
      <TemplateSwitcher />
      {isOpen && (
        <Suspense>
          <AllTemplates.Content onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
