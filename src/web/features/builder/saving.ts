import { msg } from '@lingui/core/macro'
import { createResume, saveResume as putResume, type Resume } from '#shared/contract/resumes.ts'
import { resumeAddress, showAddress } from '#web/features/builder/address.ts'
import { draftOf, type BuilderStore, type Draft } from '#web/features/builder/builder-store.ts'
import { fieldId } from '#web/features/builder/field-path.ts'
import type { Keeper } from '#web/features/builder/keeping.ts'
import { saveInBrowser } from '#web/features/builder/saving-locally.ts'
import { refusal, sentenceOf } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'
import { translate } from '#web/lib/i18n.ts'
import { removeLocal } from '#web/lib/keep.ts'
import { signInAgain } from '#web/lib/signed-out.ts'
import { toast } from '#web/lib/toast.ts'

/** Where a save has put the resume. */
export type SavedTo = 'server' | 'browser'

/** Saves the open resume where its owner keeps resumes; null when it could not, which the visitor has been told. */
export async function saveResume(store: BuilderStore, keeper: Keeper, signedIn: boolean): Promise<SavedTo | null> {
  store.seal()
  if (draftOf(store.getState()).title.trim() === '') return demandTitle()
  return signedIn ? saveOnServer(store, keeper) : saveInBrowser(store, keeper)
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

async function saveOnServer(store: BuilderStore, keeper: Keeper): Promise<SavedTo | null> {
  const draft = draftOf(store.getState())
  store.setState({ saveState: { state: 'saving' } })
  try {
    const reply = await send(store, draft)
    if (reply.status === 200 || reply.status === 201) return await settle(store, keeper, draft, reply.body)
    if (reply.status === 409) {
      store.setState({ saveState: { state: 'conflict', theirs: reply.body.resume } })
      return null
    }
    if (reply.status === 404) forgetHome(store, keeper)
    throw refusal(reply)
  } catch (error) {
    return fail(store, error)
  }
}

async function send(store: BuilderStore, { title, templateId, content }: Draft) {
  const { resumeId, version } = store.getState()
  const body = { title, templateId, content }
  if (resumeId === null) return call(createResume, { body })
  return call(putResume, { params: { id: String(resumeId) }, body: { ...body, ...(version !== null && { version }) } })
}

/** The server has it: only now the browser's own copy may go. */
async function settle(store: BuilderStore, keeper: Keeper, draft: Draft, { id, version }: Resume): Promise<SavedTo> {
  const { local } = store.getState()
  store.markSaved(draft, { resumeId: id, version, local: null })
  showAddress(resumeAddress(id))
  toast({ title: translate(msg`Resume saved`) })
  await keeper.settled()
  if (local) await removeLocal(local.id)
  return 'server'
}

/** Deleted elsewhere: what stands here is kept in the browser, and the next save makes a new resume of it. */
function forgetHome(store: BuilderStore, keeper: Keeper): void {
  store.setState({ resumeId: null, version: null })
  keeper.keepNow()
}

function fail(store: BuilderStore, error: unknown): null {
  store.setState({ saveState: { state: 'failed', sentence: sentenceOf(error) } })
  if (isUnauthorized(error)) leaveForSignIn(store)
  else
    toast({
      title: translate(msg`Error`),
      description: translate(msg`Failed to save resume. Please try again.`),
      variant: 'destructive',
    })
  return null
}

const isUnauthorized = (error: unknown) => error instanceof Error && error.message.startsWith('401:')

/** What is unsaved stays in the browser and is found again after signing in: nobody is asked on the way out. */
export function leaveForSignIn(store: BuilderStore): void {
  store.setState({ leaving: true })
  signInAgain()
}
