import type { Stored } from '#server/http/compressed.ts'
import type { InternalCalls, Reads } from '#server/http/internal-calls.ts'

/** A page as it is sent to every visitor who is not signed in. */
export type CachedPage = {
  readonly stored: Stored
  /** What the API replied when it was made. It may be sent while the API still replies the same. */
  readonly reads: Reads
}

/** Keeps rendered pages up to `most` bytes; those that were not asked for longest go first. */
export function createPageCache({ most }: { readonly most: number }) {
  const pages = new Map<string, CachedPage>()
  const making = new Map<string, Promise<CachedPage | undefined>>()
  let size = 0

  function drop(key: string): void {
    const page = pages.get(key)
    if (page) size -= sizeOf(key, page)
    pages.delete(key)
  }

  /** Keeps a page as the one that was asked for last. */
  function keep(key: string, page: CachedPage): void {
    drop(key)
    pages.set(key, page)
    size += sizeOf(key, page)
    for (const oldest of pages.keys()) {
      if (size <= most) return
      drop(oldest)
    }
  }

  async function makeOnce(key: string, make: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
    const made = make()
    const settled = made.catch(() => undefined)
    making.set(key, settled)
    try {
      const page = await made
      if (page) keep(key, page)
      return page
    } finally {
      if (making.get(key) === settled) making.delete(key)
    }
  }

  return {
    /**
     * The page as it is now: the cached one while the API replies as it did, otherwise a new one, made once for
     * visitors who come meanwhile. Undefined where `make` gives none to keep.
     */
    async get(
      key: string,
      { areCurrent }: Pick<InternalCalls, 'areCurrent'>,
      make: () => Promise<CachedPage | undefined>,
    ): Promise<CachedPage | undefined> {
      for (;;) {
        const pending = making.get(key)
        const page = pending ? await pending : pages.get(key)
        if (page && (await areCurrent(page.reads))) {
          keep(key, page)
          return page
        }
        // What cannot be kept is made for each visitor.
        if (pending && !page) return make()
        if (!making.has(key)) return makeOnce(key, make)
      }
    },
  }
}

/** The other encoding is made when a client asks for it, and about as large. */
const sizeOf = (key: string, { stored }: CachedPage): number =>
  2 * (stored.forms.br.length + key.length + JSON.stringify(stored.headers).length)
