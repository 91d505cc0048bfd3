import { loadMessages, type Catalogs } from '#web/lib/i18n.ts'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

const catalogs: Catalogs = import.meta.glob<{ messages: Record<string, string> }>('/locales/*/read-file.po')

/** The words about a file that was brought, for what is said outside of components; fetched with the first file. */
export const loadReadFileMessages = (): Promise<void> => loadMessages(catalogs)

/** The same for components below others whose catalogs are lazy as well. */
export const ReadFileCatalog = lazyCatalog(catalogs)
