import { parseId } from '#web/features/builder/parse-id.ts'

/** What an address without a resume of an account asks to open. */
export type RequestedResume =
  | { readonly kind: 'new'; readonly templateId: number | null }
  | { readonly kind: 'local'; readonly id: number }
  | { readonly kind: 'missing' }

/** A file that needs an account. */
export type WantedFile = 'pdf' | 'docx'

/** The file that an address asks for as soon as its visitor has signed in; anything else in it is ignored. */
export function parseWantedFile(query: URLSearchParams): WantedFile | undefined {
  const wanted = query.get('download')
  return wanted === 'pdf' || wanted === 'docx' ? wanted : undefined
}

export function parseRequestedResume(query: URLSearchParams): RequestedResume {
  const local = query.get('local')
  if (local === null) return { kind: 'new', templateId: parseId(query.get('template') ?? '') }
  const id = parseId(local)
  return id === null ? { kind: 'missing' } : { kind: 'local', id }
}
