import { integerOf } from '#web/features/builder/parse-id.ts'

/** What an address without a resume of an account asks to open. */
export type AskedOfBrowser =
  | { readonly kind: 'new'; readonly templateId: number | null }
  | { readonly kind: 'local'; readonly id: number }
  | { readonly kind: 'missing' }

export function askedOfBrowser(query: URLSearchParams): AskedOfBrowser {
  const local = query.get('local')
  if (local === null) return { kind: 'new', templateId: integerOf(query.get('template') ?? '') }
  const id = integerOf(local)
  return id === null ? { kind: 'missing' } : { kind: 'local', id }
}
