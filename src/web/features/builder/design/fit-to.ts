import { msg, plural } from '@lingui/core/macro'
import { setDesign } from '#shared/resume/design.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { translate } from '#web/lib/i18n.ts'
import { toast } from '#web/lib/toast.ts'
import { tryFit } from '#web/preview/try-fit.ts'

/**
 * Fits a resume to a number of pages, as one step of undo, and answers whether it does. If it can't be done, nothing
 * changes, and it says so.
 */
export function fitTo({ store, templates }: Builder, pages: number): boolean {
  const { content, templateId } = store.getState()
  const template = templates.find(({ id }) => id === templateId) ?? null
  const wanted = setDesign(content, { fitPages: pages })
  const fitted = tryFit(wanted, template)
  if (fitted?.reached !== false) {
    store.edit(() => wanted)
    return true
  }
  toast({
    title: translate(
      msg`${plural(pages, { one: 'This doesn’t fit on # page', other: 'This doesn’t fit on # pages' })}`,
    ),
    description: translate(
      msg`${plural(fitted.pages, {
        one: 'Even with the tightest spacing, it takes # page. Nothing was changed. Shorten your text or hide a section.',
        other:
          'Even with the tightest spacing, it takes # pages. Nothing was changed. Shorten your text or hide a section.',
      })}`,
    ),
  })
  return false
}
