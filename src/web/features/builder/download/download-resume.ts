import { msg } from '@lingui/core/macro'
import type { Problem } from '#shared/contract/endpoint.ts'
import { EXPORTS, FORMATS, type Format } from '#shared/contract/exports.ts'
import { GUEST_EXPORTS } from '#shared/contract/guest-exports.ts'
import { textFile, type TextFormat } from '#shared/exports/text-file.ts'
import { downloadName } from '#shared/exports/file-name.ts'
import { derivedTitle } from '#shared/resume/derived-title.ts'
import { hasExampleWords } from '#shared/resume/example-marks.ts'
import type { Draft } from '#web/persistence/draft-store.ts'
import { hasFullFileNames } from '#web/lib/full-file-names.ts'
import { localResumeUrl, newResumeUrl } from '#web/persistence/resume-url.ts'
import type { BuilderState } from '#web/features/builder/state/builder-store.ts'
import type { WantedFile } from '#web/features/builder/requested-resume.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { leaveForSignIn } from '#web/features/builder/saving/save-resume.ts'
import { OfflineError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { isServerReachable } from '#web/lib/api/is-server-reachable.ts'
import { SIGN_UP_REDIRECT } from '#web/lib/delays.ts'
import { translate } from '#web/lib/i18n.ts'
import { downloadFile } from '#web/lib/download-file.ts'
import { showedUpgradePrompt } from '#web/features/plans/upgrade-prompt.ts'
import { toast } from '#web/lib/toast.ts'

/**
 * Downloads the open resume as a file, or says what has to happen first. Text is made here, with or without an account or
 * a connection. The server makes pages and Word files of what the account has, so that is saved before; for guests only
 * where the site owner offers that, of what is sent along.
 */
export async function downloadResume(format: Format, builder: Builder, save = downloadFile): Promise<void> {
  const { store, signedIn } = builder
  if (format !== 'pdf' && format !== 'docx') return saveText(format, builder, save)
  if (!navigator.onLine) return tellOffline()
  if (!signedIn && !builder.guestDownloads) return demandSignUp(format, builder)
  if (signedIn && !(await isSaved(builder))) return
  try {
    const reply = await requestFile(format, store.getState())
    if (reply.status === 200) saveFile(reply.body, format, store.getState(), save)
    else if (reply.status === 401) leaveForSignIn(store)
    else if (!showedUpgradePrompt(reply)) tellRefused(format, reply)
  } catch (error) {
    if (error instanceof OfflineError) tellOffline()
    else fail(format)
  }
}

/** What the person can help says what is wrong: too many pages, for example. */
const tellRefused = (format: WantedFile, { status, body }: { status: number; body: Problem }) =>
  fail(format, status === 422 || status === 429 ? body.message : undefined)

const requestFile = (format: WantedFile, { resumeId, content, templateId }: BuilderState) =>
  resumeId === null
    ? call(GUEST_EXPORTS[format], { body: { content, templateId } })
    : call(EXPORTS[format], { params: { id: String(resumeId) } })

function saveText(format: TextFormat, { store, templates }: Builder, save: typeof downloadFile): void {
  const { title, templateId, content } = store.getState()
  const layout = templates.find(({ id }) => id === templateId) ?? null
  const updatedAt = new Date().toISOString()
  const named = { title: title.trim() || derivedTitle(content), templateId, content, updatedAt }
  saveFile(new TextEncoder().encode(textFile(format, named, layout)), format, named, save)
}

function saveFile(bytes: Uint8Array, format: Format, { title, content }: Draft, save: typeof downloadFile): void {
  const { ending, type } = FORMATS[format]
  const { fullName } = content.personalInfo
  save(bytes, `${downloadName({ fullName, title }, hasFullFileNames())}.${ending}`, type)
  toast({
    title: translate(msg`Download started`),
    ...(hasExampleWords(content) && {
      description: translate(msg`This file still contains example text. Replace it with your own before you send it.`),
    }),
  })
}

function demandSignUp(format: WantedFile, { store, isShown }: Builder): void {
  const { local, templateId } = store.getState()
  const next = local ? `${localResumeUrl(local.id)}&download=${format}` : newResumeUrl(templateId)
  toast({
    title: translate(msg`Sign Up Required`),
    description: translate(msg`Create a free account to download your resume. Your progress will be saved!`),
  })
  const reached = isServerReachable()
  setTimeout(async () => {
    // A browser error page in place of the resume would look like a loss.
    if (!(await reached)) return tellOffline()
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
  if (after.state === 'offline') tellOffline()
  if (after.state === 'conflict' || (after.state === 'failed' && after.isRefused)) demandSave()
  return false
}

function tellOffline(): void {
  toast({
    title: translate(msg`You’re offline`),
    description: translate(
      msg`PDF and Word files are made on our server. Plain text, Markdown, and JSON Resume also download offline.`,
    ),
  })
}

function demandSave(): void {
  toast({
    title: translate(msg`Please save first`),
    description: translate(msg`Save your resume before downloading.`),
  })
}

function fail(format: WantedFile, sentence?: string): void {
  const sentences = { pdf: msg`Failed to download PDF.`, docx: msg`Failed to download DOCX. Please try again.` }
  toast({
    title: translate(msg`Download failed`),
    description: sentence ?? translate(sentences[format]),
    variant: 'destructive',
  })
}
