import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs the text of a link, so that it cannot be forged. Signatures of one purpose are invalid for others. */
export function signText(secret: string, purpose: string, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(secret, purpose, text)}`
}

/** The text of a link that was signed for this purpose, otherwise undefined. */
export function signedText(secret: string, purpose: string, token: string): string | undefined {
  const [encoded = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || encoded.length > 400) return undefined
  const text = Buffer.from(encoded, 'base64url').toString()
  const expected = Buffer.from(signatureOf(secret, purpose, text))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined
}

const signatureOf = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
