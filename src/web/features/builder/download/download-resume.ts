import { msg } from '@lingui/core/macro'
import { EXPORTS, FORMATS, type Format } from '#shared/contract/exports.ts'
import { derivedTitle } from '#shared/resume/derived-title.ts'
import { localResumeUrl, newResumeUrl } from '#web/persistence/resume-url.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { leaveForSignIn } from '#web/features/builder/saving/save-resume.ts'
import { call } from '#web/lib/api/call.ts'
import { SIGN_UP_REDIRECT } from '#web/lib/delays.ts'
import { translate } from '#web/lib/i18n.ts'
import { downloadFile } from '#web/lib/download-file.ts'
import { showedUpgradePrompt } from '#web/features/plans/upgrade-prompt.ts'
import { toast } from '#web/lib/toast.ts'

/** Downloads the open resume as a file, or says what has to happen first. What is not in the account yet is saved before. */
export async function downloadResume(format: Format, builder: Builder, save = downloadFile): Promise<void> {
  const { store, signedIn } = builder
  if (!signedIn) return demandSignUp(builder)
  if (!(await isSaved(builder))) return
  const { resumeId, content } = store.getState()
  if (resumeId === null) return
  try {
    const reply = await call(EXPORTS[format], { params: { id: String(resumeId) } })
    if (reply.status === 401) return leaveForSignIn(store)
    if (showedUpgradePrompt(reply)) return
    // This one can be helped by the person, so it sees what is wrong: too many pages, for example.
    if (reply.status === 422) return fail(format, reply.body.message)
    if (reply.status !== 200) return fail(format)
    const { ending, type } = FORMATS[format]
    save(reply.body, `${downloadName(content.personalInfo.fullName)}.${ending}`, type)
    toast({ title: translate(msg`Download started`) })
  } catch {
    fail(format)
  }
}

/** The specification's name of a file from the builder. */
export const downloadName = (fullName: string): string => fullName.trim().split(/\s+/)[0] || 'Resume'

function demandSignUp({ store, isShown }: Builder): void {
  const { local, templateId } = store.getState()
  const next = local ? localResumeUrl(local.id) : newResumeUrl(templateId)
  toast({
    title: translate(msg`Sign Up Required`),
    description: translate(msg`Create a free account to download your resume. Your progress will be saved!`),
  })
  setTimeout(() => {
    // Who has gone elsewhere meanwhile has chosen.
    if (!isShown()) return
    store.setState({ leaving: true })
    location.assign(`/auth?tab=sign-up&next=${encodeURIComponent(next)}`)
  }, SIGN_UP_REDIRECT)
}

/** Saves what is not in the account yet, under a title if it has none. False when that failed, which has been said. */
async function isSaved({ store, save }: Builder): Promise<boolean> {
  const { resumeId, saveState, title, content } = store.getState()
  if (resumeId !== null && saveState.state === 'saved') return true
  if (title.trim() === '') store.rename(derivedTitle(content))
  if ((await save()) !== null) return true
  const after = store.getState().saveState
  if (after.state === 'conflict' || (after.state === 'failed' && after.isRefused)) demandSave()
  return false
}

function demandSave(): void {
  toast({
    title: translate(msg`Please save first`),
    description: translate(msg`Save your resume before downloading.`),
  })
}

function fail(format: Format, sentence?: string): void {
  const sentences = {
    pdf: msg`Failed to download PDF.`,
    docx: msg`Failed to download DOCX. Please try again.`,
    json: msg`Failed to download JSON Resume. Please try again.`,
    txt: msg`Failed to download plain text. Please try again.`,
    md: msg`Failed to download Markdown. Please try again.`,
  }
  toast({
    title: translate(msg`Download failed`),
    description: sentence ?? translate(sentences[format]),
    variant: 'destructive',
  })
}
