import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { Template } from '#shared/template/template.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { usePriceOf } from '#web/features/plans/use-rights.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TemplateThumb } from '#web/preview/template-thumb.tsx'

/** All templates as thumbnails; the arrow keys switch between them without changing the content. */
export function TemplateSwitcher() {
  const { t } = useLingui()
  const { store, templates } = useBuilder()
  const chosen = useResume((state) => state.templateId)
  const price = usePriceOf('premiumTemplates')
  const isKnown = templates.some(({ id }) => id === chosen)
  const choice = (id: number | null, name: string, template: Template | null, isChosen: boolean) => (
    <label key={id ?? 'plain'} className={CARD}>
      <input
        type="radio"
        name="template"
        checked={isChosen}
        onChange={() => store.chooseTemplate(id)}
        className="sr-only"
      />
      <TemplateThumb template={template} className="rounded-md border border-line" />
      <span className="block px-0.5 pt-1.5 text-center text-xs text-balance">
        {name}
        {template?.isPremium && price && (
          <>
            {' '}
            <Badge tone="accent">{t`Premium`}</Badge>
          </>
        )}
      </span>
    </label>
  )
  return (
    <fieldset>
      <legend className="sr-only">{t`Template`}</legend>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4">
        {choice(null, t`Plain`, null, !isKnown)}
        {templates.map((template) => choice(template.id, template.name, template, template.id === chosen))}
      </div>
    </fieldset>
  )
}

const CARD = clsx(
  'relative block cursor-pointer rounded-xl border-2 border-transparent p-1.5 transition-colors hover:bg-sunken',
  'has-checked:border-accent-solid has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
  'has-focus-visible:outline-focus',
)
