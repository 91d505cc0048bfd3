import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Send } from '#shared/contract/endpoint.ts'
import { getSettings, type UserSettings } from '#shared/contract/settings.ts'
import { splitLanguage } from '#shared/public-paths.ts'
import { acceptedLanguage, interfaceLanguage, type InterfaceLanguage } from '#shared/text/interface-languages.ts'
import { THEMES, type Theme } from '#shared/theme.ts'

/** What a browser sends with a request for a page; `path` is the page's, without its query. */
export type Sent = {
  readonly path: string
  readonly theme?: string | undefined
  readonly locale?: string | undefined
  readonly acceptLanguage?: string | undefined
  readonly cookies?: string | undefined
}

/** What decides the theme and the language of a page. Scripts ask for a page's data below its path. */
export function sentWith(c: Context): Sent {
  return {
    path: c.req.path.replace(/(?:\/_root|(?<=.))\.data$/, '') || '/',
    theme: getCookie(c, 'resume-theme'),
    locale: getCookie(c, 'locale'),
    acceptLanguage: c.req.header('accept-language'),
    cookies: c.req.header('cookie'),
  }
}

/** Whether these cookies may belong to a signed-in user, without looking the session up. */
export const mayBeSignedIn = (cookies: string | undefined): boolean => cookies?.includes('session_token=') ?? false

/**
 * Theme and language of a page: chosen on this device, otherwise in the account. The address decides the language of
 * pages that have one in each; without any choice the browser's languages do. Signed-out visitors cost no query.
 */
export async function choicesOf(sent: Sent, send: Send): Promise<{ theme: Theme; language: InterfaceLanguage }> {
  const theme = THEMES.find((each) => each === sent.theme)
  const language = splitLanguage(sent.path).language ?? interfaceLanguage(sent.locale)
  const account = theme && language ? undefined : await accountChoices(sent, send)
  return {
    theme: theme ?? account?.theme ?? 'light',
    language: language ?? account?.language ?? acceptedLanguage(sent.acceptLanguage),
  }
}

/** The language of a signed-out visitor's page, which costs nothing to tell. */
export const visitorLanguage = ({ path, locale, acceptLanguage }: Sent): InterfaceLanguage =>
  splitLanguage(path).language ?? interfaceLanguage(locale) ?? acceptedLanguage(acceptLanguage)

async function accountChoices({ cookies }: Sent, send: Send): Promise<UserSettings | undefined> {
  if (!mayBeSignedIn(cookies)) return undefined
  const answer = await send(getSettings.path, { method: getSettings.method })
  return answer.status === 200 ? getSettings.replies[200].parse(JSON.parse(await answer.text())) : undefined
}
