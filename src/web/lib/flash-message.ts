/** A word that one page leaves for the next: the server cannot show a toast, the page after a redirect can. */
const FLASHES = [
  'welcome',
  'account-created',
  'password-set',
  'account-deleted',
  'admin-entered',
  'settings-saved',
] as const
export type FlashMessage = (typeof FLASHES)[number]

export const FLASH_COOKIE = 'flash'

export const flashCookie = (flash: FlashMessage): string => `${FLASH_COOKIE}=${flash}; Path=/; Max-Age=60; SameSite=Lax`

/** Whether the previous page was the one to sign in or sign up, by the header that the browser sends. */
export const hasJustSignedIn = (cookies: string | null): boolean =>
  /(?:^|; )flash=(?:welcome|account-created)(?:;|$)/.test(cookies ?? '')

/** Reads the word and takes it away, so that it is shown once. */
export function takeFlashMessage(): FlashMessage | undefined {
  const word = document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${FLASH_COOKIE}=`))
    ?.slice(FLASH_COOKIE.length + 1)
  if (word !== undefined) document.cookie = `${FLASH_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  return FLASHES.find((each) => each === word)
}
