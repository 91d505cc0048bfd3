import type { Send } from '#shared/contract/endpoint.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { THEMES, type Theme } from '#shared/theme.ts'

type Cookies = { readonly theme: string | undefined; readonly all: string | undefined }

/** Whether these cookies may be of somebody who is signed in; asks nobody. */
export const mayBeSignedIn = (cookies: string | undefined): boolean => cookies?.includes('session_token=') ?? false

/** What was chosen on this device, else with the account. A stranger costs no question. */
export async function themeOf(cookies: Cookies, send: Send): Promise<Theme> {
  const chosen = THEMES.find((theme) => theme === cookies.theme)
  if (chosen) return chosen
  if (!mayBeSignedIn(cookies.all)) return 'light'
  const answer = await send(getSettings.path, { method: getSettings.method })
  return answer.status === 200 ? getSettings.replies[200].parse(JSON.parse(await answer.text())).theme : 'light'
}
