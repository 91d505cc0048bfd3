import { msg } from '@lingui/core/macro'
import type { Resume } from '#shared/contract/resumes.ts'
import { titleFromText, unusedTitle } from '#shared/resume/derived-title.ts'
import { resumeUrl } from '#web/persistence/resume-url.ts'
import { type BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { draftOf, type Draft } from '#web/persistence/draft-store.ts'
import { fieldId } from '#web/features/builder/state/field-path.ts'
import type { LocalAutosave } from '#web/persistence/local-autosave.ts'
import { sendDraft } from '#web/persistence/send-draft.ts'
import { saveInBrowser } from '#web/persistence/save-in-browser.ts'
import { CallError, OfflineError, toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { translate } from '#web/lib/i18n.ts'
import { listLocalResumes, removeLocalResume } from '#web/persistence/local-store.ts'
import { recordMove } from '#web/persistence/moved-resumes.ts'
import { redirectToSignIn } from '#web/lib/api/signed-out.ts'
import { showedUpgradePrompt } from '#web/features/plans/upgrade-prompt.ts'
import { toast } from '#web/lib/toast.ts'
import type { SavedTo } from '#web/features/builder/state/builder-context.tsx'
import type { SaveOutcome } from '#web/persistence/server-autosave.ts'

/** Saves the open resume where its owner keeps resumes; null when it could not, in which case the visitor was informed. */
export async function saveResume(
  store: BuilderStore,
  localAutosave: LocalAutosave,
  signedIn: boolean,
): Promise<SavedTo | null> {
  store.seal()
  if (!(await hasTitle(store, signedIn))) return demandTitle()
  return signedIn ? saveOnServer(store, localAutosave) : saveInBrowser(store, localAutosave)
}

/** A resume without a title gets one from its text. In this browser it is a new one: the same one would replace another. */
async function hasTitle(store: BuilderStore, signedIn: boolean): Promise<boolean> {
  const { title, content } = draftOf(store.getState())
  if (title.trim() !== '') return true
  const derived = titleFromText(content)
  if (derived === '') return false
  const { local } = store.getState()
  const others = signedIn ? [] : (await listLocalResumes()).filter(({ id }) => id !== local?.id)
  const used = others.map((other) => other.title)
  store.rename(unusedTitle(derived, used))
  store.seal()
  return true
}

function demandTitle(): null {
  toast({
    title: translate(msg`Title required`),
    description: translate(msg`Please enter a title for your resume.`),
    variant: 'destructive',
  })
  document.getElementById(fieldId('title'))?.focus()
  return null
}

/** Saves to the account without being asked: no title is demanded, nothing pops up and no redirect happens. */
export const saveQuietly = (store: BuilderStore, localAutosave: LocalAutosave): Promise<SaveOutcome> =>
  attempt(store, localAutosave, true)

async function saveOnServer(store: BuilderStore, localAutosave: LocalAutosave): Promise<SavedTo | null> {
  if ((await attempt(store, localAutosave, false)) !== 'saved') return null
  toast({ title: translate(msg`Resume saved`) })
  return 'server'
}

async function attempt(store: BuilderStore, localAutosave: LocalAutosave, quiet: boolean): Promise<SaveOutcome> {
  const draft = draftOf(store.getState())
  const before = store.getState().saveState
  store.setState({ saveState: { state: 'saving', quiet } })
  try {
    const reply = await sendDraft(store, localAutosave, draft)
    if (reply.status === 200 || reply.status === 201) return await settle(store, localAutosave, draft, reply.body)
    if (reply.status === 409) {
      store.setState({ saveState: { state: 'conflict', theirs: reply.body.resume } })
      return 'held'
    }
    if (reply.status === 404) forgetHome(store, localAutosave)
    throw toCallError(reply)
  } catch (error) {
    const since = before.state === 'offline' ? before.since : new Date()
    const offline = error instanceof OfflineError && ({ state: 'offline', since } as const)
    const sentence = isUnauthorized(error) ? translate(msg`You’re signed out`) : errorMessage(error)
    const refused = isRefused(error) && { isRefused: true }
    store.setState({ saveState: offline || { state: 'failed', sentence, ...refused } })
    if (isUnauthorized(error)) askToSignIn(store, quiet)
    else if (!quiet && !showedUpgradePrompt(error)) tellFailed()
    return outcomeOf(error)
  }
}

/** The server has it: only now the browser's own copy may go, unless it holds earlier versions too. */
async function settle(
  store: BuilderStore,
  localAutosave: LocalAutosave,
  draft: Draft,
  { id, version }: Resume,
): Promise<SaveOutcome> {
  const { local } = store.getState()
  toldSignedOut.delete(store)
  store.markSaved(draft, { resumeId: id, version, local: null })
  localAutosave.show(resumeUrl(id))
  if (local) recordMove(local.id, id)
  await localAutosave.settled()
  if (local && !local.earlier?.length) await removeLocalResume(local.id)
  return 'saved'
}

/** Deleted elsewhere: what is here is kept in the browser, and the next save makes a new resume of it. */
function forgetHome(store: BuilderStore, localAutosave: LocalAutosave): void {
  const { resumeId } = store.getState()
  store.setState({ resumeId: null, version: null })
  localAutosave.saveNow()
  if (resumeId !== null) void localAutosave.settled().then(() => localAutosave.dropDraft(resumeId))
}

function tellFailed(): void {
  toast({
    title: translate(msg`Error`),
    description: translate(msg`Failed to save resume. Please try again.`),
    variant: 'destructive',
  })
}

const isUnauthorized = (error: unknown) => error instanceof Error && error.message.startsWith('401:')

const isRefused = (error: unknown) =>
  error instanceof CallError && outcomeOf(error) === 'refused' && error.status !== 401 && error.status !== 402

function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof CallError)) return 'later'
  if (error.status === 404) return 'held'
  return error.status >= 500 || error.status === 429 ? 'later' : 'refused'
}

/** Each edit tries again, as its owner may be logged in by now in another tab; that it failed is said once. */
const toldSignedOut = new WeakSet<BuilderStore>()

function askToSignIn(store: BuilderStore, quiet: boolean): void {
  if (!quiet) return leaveForSignIn(store)
  if (toldSignedOut.has(store)) return
  toldSignedOut.add(store)
  toast({
    title: translate(msg`You’re signed out`),
    description: translate(msg`This browser keeps what you type. Sign in to save it to your account.`),
    action: { label: translate(msg`Sign in`), onAct: () => leaveForSignIn(store) },
  })
}

/** What is unsaved stays in the browser and is found again after signing in: no dialog asks on the way out. */
export function leaveForSignIn(store: BuilderStore): void {
  store.setState({ leaving: true })
  redirectToSignIn()
}
