import { plainFingerprint } from '#web/persistence/fingerprint.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'

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
