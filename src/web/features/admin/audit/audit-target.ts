/** The target of an audit entry, read from the path of the call. */
export type AuditTarget =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'message' | 'mail' | 'list' | 'claim' | 'template'; readonly id: string }
  | { readonly kind: 'resume' | 'product'; readonly id: string; readonly user: string }
  | { readonly kind: 'other' }

export function auditTarget(path: string): AuditTarget {
  const [place, id, part, inner] = path
    .replace(/^\/api\/admin\//, '')
    .split('/')
    .map(plain)
  if (!place || !id) return { kind: 'other' }
  if (place === 'messages') return { kind: 'message', id }
  if (place === 'mails') return { kind: 'mail', id }
  if (place === 'claims') return { kind: 'claim', id }
  if (place === 'shared-templates') return { kind: 'template', id }
  if (place === 'topics') return { kind: 'list', id }
  if (place !== 'users') return { kind: 'other' }
  if (part === 'resumes' && inner) return { kind: 'resume', id: inner, user: id }
  return part === 'products' && inner ? { kind: 'product', id: inner, user: id } : { kind: 'user', id }
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // not encoded by us
  }
}
