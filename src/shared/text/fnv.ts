/** A plain 32-bit hash (FNV-1a) of the UTF-16 units of a text: for comparing, not for trust. */
export function fnv1a(text: string, start = 0x811c9dc5): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
