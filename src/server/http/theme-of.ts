import type { Send } from '#shared/contract/endpoint.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { THEMES, type Theme } from '#shared/visit.ts'

type Cookies = { readonly theme: string | undefined; readonly all: string | undefined }

/** What was chosen on this device, else with the account. A stranger costs no question. */
export async function themeOf(cookies: Cookies, send: Send): Promise<Theme> {
  const chosen = THEMES.find((theme) => theme === cookies.theme)
  if (chosen) return chosen
  if (!cookies.all?.includes('session_token=')) return 'light'
  const answer = await send(getSettings.path, { method: getSettings.method })
  return answer.status === 200 ? getSettings.replies[200].parse(JSON.parse(await answer.text())).theme : 'light'
}
