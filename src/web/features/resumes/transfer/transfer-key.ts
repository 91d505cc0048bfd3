import type { LocalResume } from '#web/lib/keep.ts'

/** Names one state of a browser's resume: sent twice under the same name, it is made once. */
export async function transferKey({ id, title, templateId, content }: LocalResume): Promise<string> {
  const text = JSON.stringify([id, title, templateId, content])
  return `local-${await fingerprint(text)}`
}

/** SHA-256 where the browser has it; pages without HTTPS do not get it. */
async function fingerprint(text: string): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return plainFingerprint(text)
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Four runs of a plain 32-bit hash (FNV-1a) with different beginnings: enough to tell one person's resumes apart. */
export function plainFingerprint(text: string): string {
  const runs = [0x811c9dc5, 0x01234567, 0x89abcdef, 0xdeadbeef].map((start) => {
    let hash = start
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  })
  return runs.join('')
}
