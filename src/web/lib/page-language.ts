import { redirect } from 'react-router'
import { pathIn } from '#shared/public-paths.ts'
import { interfaceLanguage } from '#shared/text/interface-languages.ts'

/** A year, in seconds. */
const KEPT = 31_536_000

/** The cookie that keeps the language chosen in this browser. */
export const languageCookie = (language: string): string => `locale=${language}; Path=/; Max-Age=${KEPT}; SameSite=Lax`

/** Sends a visitor to the address of a public page in their language. An address with a language has decided that. */
export function redirectToLanguage({ pathname, search }: URL, language: string): void {
  const address = pathIn(language, pathname + search)
  // React Router says what to do by throwing it.
  // eslint-disable-next-line typescript/only-throw-error
  if (address !== pathname + search) throw redirect(address)
}

/**
 * After a move within the page, its language may differ from the one that the next page would have. A language that was
 * chosen, perhaps in another tab, is loaded; otherwise the visitor goes on in the language they came in.
 */
export function followLanguage(wanted: string): void {
  const spoken = document.documentElement.lang
  if (wanted === spoken || !interfaceLanguage(spoken)) return
  if (document.cookie.includes('locale=')) location.reload()
  else document.cookie = languageCookie(spoken)
}
