import { loadMessages, type Catalogs } from '#web/lib/i18n.ts'

// A catalog of its own: the first tab of the form speaks without it.
const catalogs: Catalogs = import.meta.glob<{ messages: Record<string, string> }>('/locales/*/builder.po')
let learning: Promise<void> | undefined

/** A part of the builder that comes after the first tab, with the words of all such parts. */
export async function withPanelCatalog<T>(part: Promise<T>): Promise<T> {
  // Once for all of them: each new catalog re-renders the page. One that did not come is asked for again.
  learning ??= loadMessages(catalogs).catch((error: unknown) => {
    learning = undefined
    throw error
  })
  const [fetched] = await Promise.all([part, learning])
  return fetched
}
