import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** Messages of the pages on which people make their own templates. */
export const TemplateEditorCatalog = lazyCatalog(
  import.meta.glob<{ messages: Messages }>('/locales/*/template-editor.po'),
)
