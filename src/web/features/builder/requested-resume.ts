import { parseId } from '#web/features/builder/parse-id.ts'

/** What an address without a resume of an account asks to open. */
export type RequestedResume =
  | { readonly kind: 'new'; readonly templateId: number | null }
  | { readonly kind: 'local'; readonly id: number }
  | { readonly kind: 'missing' }

export function parseRequestedResume(query: URLSearchParams): RequestedResume {
  const local = query.get('local')
  if (local === null) return { kind: 'new', templateId: parseId(query.get('template') ?? '') }
  const id = parseId(local)
  return id === null ? { kind: 'missing' } : { kind: 'local', id }
}
