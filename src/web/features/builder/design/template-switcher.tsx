import { useLayoutEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { TemplateChoices } from '#web/features/builder/design/template-choices.tsx'

/** All templates in one row, which begins with the chosen one in sight. */
export function TemplateSwitcher() {
  const { t } = useLingui()
  const { templates } = useBuilder()
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = strip.current
    const chosen = row?.querySelector(':checked')?.parentElement
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
  }, [])
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Template`}</legend>
      <div ref={strip} className="fade-where-more relative flex gap-1 overflow-x-auto pb-1 *:w-24 *:shrink-0">
        <TemplateChoices templates={templates} name="template" withPlain />
      </div>
    </fieldset>
  )
}
