import { getTemplate } from '#shared/contract/templates.ts'
import { FIRST_USER_TEMPLATE_ID, getUserTemplate } from '#shared/contract/user-templates.ts'
import { call } from '#web/lib/api/call.ts'

/** Asks for a template of any kind: people's own ones have an endpoint of their own. */
export function callTemplate(id: number) {
  const params = { id: String(id) }
  return id >= FIRST_USER_TEMPLATE_ID ? call(getUserTemplate, { params }) : call(getTemplate, { params })
}
