import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProviderEvent } from '#server/engines/payments/provider.ts'

/** Seconds for which a signed message is valid, as with external providers. */
const TOLERANCE = 300

/** 't=seconds,v1=hex', as external providers sign. */
export function signed(raw: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${macOf(`${seconds}.${raw}`, secret)}`
}

/** The event in a message that was signed with our secret a moment ago; null for any other. */
export function readSigned(
  raw: string,
  signature: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): ProviderEvent | null {
  const [, seconds = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (!mac || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE) return null
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(`${seconds}.${raw}`, secret)))
  // We wrote the signed text ourselves.
  return isOurs ? (JSON.parse(raw) as ProviderEvent) : null
}

const macOf = (text: string, secret: string) => createHmac('sha256', `sandbox:${secret}`).update(text).digest('hex')
