import type { Send } from '#shared/contract/endpoint.ts'
import { getSharedTemplate, listSharedTemplates } from '#shared/contract/shared-templates.ts'
import { getTemplate } from '#shared/contract/templates.ts'
import { FIRST_USER_TEMPLATE_ID, getUserTemplate } from '#shared/contract/user-templates.ts'
import type { Template } from '#shared/template/template.ts'
import { call } from '#web/lib/api/call.ts'

/** Asks for a template of any kind: one's own, or else one for everyone. */
export async function callTemplate(id: number) {
  const params = { id: String(id) }
  if (id < FIRST_USER_TEMPLATE_ID) return call(getTemplate, { params })
  const own = await call(getUserTemplate, { params })
  return own.status === 401 || own.status === 404 ? call(getSharedTemplate, { params }) : own
}

/** Templates that people of this site published; null where this site shares none, or they cannot be had. */
export async function callSharedTemplates(send: Send): Promise<Template[] | null> {
  const reply = await call(listSharedTemplates, {}, send).catch(() => null)
  return reply?.status === 200 ? reply.body : null
}
