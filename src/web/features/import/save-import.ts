import type { RequestBody } from '#shared/contract/endpoint.ts'
import { createResume, saveResume } from '#shared/contract/resumes.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { listTemplates } from '#shared/contract/templates.ts'
import { defaultTemplate } from '#shared/template/default-templates.ts'
import type { ImportedResume } from '#web/features/import/reading/import-file.ts'
import { addLocalResume } from '#web/persistence/new-local-resume.ts'
import { showedUpgradePrompt } from '#web/features/plans/upgrade-prompt.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { callTemplate } from '#web/lib/api/call-template.ts'

/**
 * Keeps what was read where its owner keeps resumes; gives the address that opens it. Tried again under one `key`, as
 * after an answer that was lost, it is kept once, as it was given last.
 */
export async function saveImport(
  { title, content, templateId }: ImportedResume,
  signedIn: boolean,
  key: string,
): Promise<string> {
  const own = templateId === undefined ? null : await known(templateId)
  const text = { title, content, templateId: own ?? (await usual(signedIn)) }
  if (!signedIn) return `/resume-builder?local=${(await addLocalResume(text)).id}`
  const reply = await call(createResume, { body: { ...text, key } })
  // Where the account has no room for it, it stays here: what was read and looked through is not lost.
  if (showedUpgradePrompt(reply)) return `/resume-builder?local=${(await addLocalResume(text)).id}`
  if (reply.status !== 201 && reply.status !== 200) throw toCallError(reply)
  const { id, version } = reply.body
  // Made by an earlier try: since then more may have been corrected.
  if (reply.status === 200) await saveOver(id, { ...text, version })
  return `/resume-builder/${id}`
}

/**
 * The template of a file if it is one here. A premium one is chosen as freely as in the builder; files
 * of it ask for the plan. Who cannot be asked now has not said no: what turns out to be none is laid out plainly.
 */
async function known(templateId: number): Promise<number | null> {
  const reply = await callTemplate(templateId).catch(() => null)
  return reply?.status === 404 ? null : templateId
}

/**
 * The template for new resumes: the one in the account's settings, or else the designed one that everyone starts with,
 * unless its files ask for a plan. Null, which is laid out plainly, where it cannot be asked for now.
 */
async function usual(signedIn: boolean): Promise<number | null> {
  const [templates, settings] = await Promise.all([
    call(listTemplates, {}).catch(() => null),
    signedIn ? call(getSettings, {}).catch(() => null) : null,
  ])
  if (templates?.status !== 200) return null
  const choice = settings?.status === 200 ? settings.body.defaultTemplate : null
  const template = defaultTemplate(choice ?? 'modern', templates.body)
  return template && (choice || !template.isPremium) ? template.id : null
}

async function saveOver(id: number, body: RequestBody<typeof saveResume>): Promise<void> {
  const reply = await call(saveResume, { params: { id: String(id) }, body })
  if (reply.status !== 200) throw toCallError(reply)
}
