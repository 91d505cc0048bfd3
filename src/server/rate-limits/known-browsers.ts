import { randomBytes } from 'node:crypto'
import { KNOWN_SECONDS } from '#server/http/known-cookie.ts'
import { signedText, signText } from '#server/signed-text.ts'

/** Who signed in with which password. A new password makes all browsers of the old one unknown. */
export type KnownTo = { readonly id: string; readonly password: string }

/** Tokens of browsers that have signed in before, by which their wrong passwords are counted separately. */
export function createKnownBrowsers({ secret, clock }: { secret: string; clock: () => Date }) {
  const purposeOf = ({ id, password }: KnownTo) => `known\n${id}\n${password}`
  return {
    /** A token for a browser, which gets an ID of its own. */
    token: (to: KnownTo): string =>
      signText(secret, purposeOf(to), `${randomBytes(16).toString('base64url')} ${clock().getTime()}`),

    /** The ID of the browser with this token; undefined where it is forged, too old, or of someone else. */
    browser(to: KnownTo, token: string): string | undefined {
      const [browser, since] = signedText(secret, purposeOf(to), token)?.split(' ') ?? []
      return Number(since) > clock().getTime() - KNOWN_SECONDS * 1000 ? browser : undefined
    },
  }
}
