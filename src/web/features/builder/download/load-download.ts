import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'

/** Fetched when it is needed, with its words. */
export const loadDownload = () => withPanelCatalog(import('#web/features/builder/download/download-resume.ts'))
