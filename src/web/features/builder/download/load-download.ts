import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { OfflineError } from '#web/lib/api/call-error.ts'

/** Fetched when it is needed, with its words. Throws OfflineError when they do not come. */
export const loadDownload = () =>
  withPanelCatalog(import('#web/features/builder/download/download-resume.ts')).catch((cause: unknown) => {
    throw new OfflineError({ cause })
  })
