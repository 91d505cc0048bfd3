import { redirect } from 'react-router'
import { saveSettings } from '#shared/contract/settings.ts'
import { pathIn, splitLanguage } from '#shared/public-paths.ts'
import { interfaceLanguage } from '#shared/text/interface-languages.ts'
import { nextPath } from '#shared/text/next-path.ts'
import { call } from '#web/lib/api/call.ts'
import { languageCookie } from '#web/lib/page-language.ts'
import { requestContext } from '#web/lib/request-context.ts'
import type { Route } from './+types/language.ts'

/** Only forms come here. */
export const loader = () => redirect('/')

/** Keeps the language in this browser and in the account, and shows the page again that the form was on. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [language, next] = [form.get('language'), form.get('next')].map((value) => String(value))
  const chosen = interfaceLanguage(language) ?? 'en'
  await call(saveSettings, { body: { language: chosen } }, context.get(requestContext).send)
  const back = nextPath(next)
  const [path = '/'] = back.split(/[?#]/, 1)
  const page = splitLanguage(path).path + back.slice(path.length)
  return redirect(pathIn(chosen, page), { status: 303, headers: { 'set-cookie': languageCookie(chosen) } })
}
