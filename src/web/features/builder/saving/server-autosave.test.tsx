import '#web/testing/fake-indexeddb.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setField } from '#shared/resume/fields.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { NO_HOME } from '#web/persistence/draft-store.ts'
import { createBuilder, findSavingBuilder, type OpenedBuilder } from '#web/features/builder/create-builder.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeResume, typeSummary } from '#web/features/builder/testing/make-builder.ts'
import { listLocalResumes, removeLocalResume } from '#web/persistence/local-store.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { settleStorage } from '#web/testing/settle-storage.ts'
import { finishUnsavedWork, onLateSave, unsavedRest } from '#web/persistence/unsaved-work.ts'

let stop: (() => void) | undefined
beforeEach(() => {
  history.replaceState(null, '', '/resume-builder')
  vi.useFakeTimers()
})
afterEach(async () => {
  answerWith(new TypeError('Failed to fetch'))
  stop?.()
  await wait(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearToasts()
  localStorage.clear()
  for (const { id } of await listLocalResumes()) await removeLocalResume(id)
})

function open(autoSave = true, resume = makeResume({ version: 3 })): OpenedBuilder {
  const home = { ...NO_HOME, resumeId: resume.id, version: resume.version }
  const opened = createBuilder(resume, home, { templates: [], signedIn: true, autoSave })
  stop = opened.watch()
  return opened
}
function openNew(): OpenedBuilder {
  const draft = { title: '', templateId: null, content: emptyContent() }
  const opened = createBuilder(draft, NO_HOME, { templates: [], signedIn: true })
  stop = opened.watch()
  return opened
}
const stateOf = ({ builder }: OpenedBuilder) => builder.store.getState().saveState
const saved = (version: number) => ({ status: 200, body: makeResume({ version }) })
async function wait(ms: number) {
  await settleStorage()
  await vi.advanceTimersByTimeAsync(ms)
  await settleStorage()
}

test('a pause in typing saves to the account silently', async () => {
  const requests = answerWith(saved(4))
  const opened = open()
  typeSummary(opened, 'More')
  await wait(1199)
  expect(requests).toEqual([])
  await wait(1)
  expect(requests).toMatchObject([{ method: 'PUT', body: { version: 3, content: { summary: 'More' } } }])
  await wait(0)
  expect(stateOf(opened)).toEqual({ state: 'saved' })
  expect(shownToasts()).toEqual([])
})

test('typing without a pause saves after ten seconds', async () => {
  const requests = answerWith(saved(4))
  const opened = open()
  for (let second = 0; second < 10; second += 1) {
    typeSummary(opened, 'x'.repeat(second + 1))
    // One key after the other.
    // oxlint-disable-next-line no-await-in-loop
    await wait(1000)
  }
  expect(requests).toHaveLength(1)
})

test('with autosave off, nothing is sent before Save', async () => {
  const requests = answerWith()
  const opened = open(false)
  typeSummary(opened, 'More')
  await wait(60_000)
  expect(requests).toEqual([])
  expect(stateOf(opened)).toEqual({ state: 'unsaved' })
})

test('a new resume is created once even if the response is lost, and its title stays blank', async () => {
  const created = makeResume({ id: 9, version: 1, title: 'Resume' })
  const requests = answerWith(new TypeError('Failed to fetch'), { status: 200, body: created }, saved(2))
  const opened = openNew()
  typeSummary(opened, 'Cooks')
  await wait(1200)
  expect(stateOf(opened)).toMatchObject({ state: 'offline' })
  await wait(2000)
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT'])
  const [first, second] = requests.map(({ body }) => body as { key: string; title: string })
  expect(first).toMatchObject({ title: 'Resume', key: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(second?.key).toBe(first?.key)
  expect(opened.builder.store.getState()).toMatchObject({ title: '', saveState: { state: 'saved' } })
})

test('unsent changes are sent when the connection is back, and the status shows since when they were pending', async () => {
  const requests = answerWith(new TypeError('Failed to fetch'), saved(4))
  const opened = open()
  typeSummary(opened, 'More')
  await wait(1200)
  const offline = stateOf(opened)
  opened.builder.store.edit((content) => setField(content, 'personalInfo.fullName', 'Ada'))
  expect(stateOf(opened)).toBe(offline)
  window.dispatchEvent(new Event('online'))
  await wait(0)
  expect(requests[1]).toMatchObject({ body: { content: { summary: 'More', personalInfo: { fullName: 'Ada' } } } })
  expect(stateOf(opened)).toEqual({ state: 'saved' })
})

test('after a conflict nothing is sent until the user has resolved it', async () => {
  const theirs = makeResume({ version: 5, title: 'Chef' })
  const requests = answerWith({ status: 409, body: { message: 'Newer.', code: 'conflict', resume: theirs } })
  const opened = open()
  typeSummary(opened, 'Mine')
  await wait(1200)
  expect(stateOf(opened)).toMatchObject({ state: 'conflict' })
  opened.builder.store.setState({ saveState: { state: 'unsaved' } })
  typeSummary(opened, 'Mine still')
  await wait(60_000)
  expect(requests).toHaveLength(1)
})

test('a save whose response was lost does not conflict with itself', async () => {
  const ownVersion = { ...makeResume({ version: 4 }), content: { ...emptyContent(), summary: 'More' } }
  const requests = answerWith(
    new TypeError('Failed to fetch'),
    { status: 409, body: { message: 'Newer.', code: 'conflict', resume: ownVersion } },
    saved(5),
  )
  const opened = open()
  typeSummary(opened, 'More')
  await wait(1200)
  typeSummary(opened, 'More and more')
  await wait(2000)
  expect(requests.at(-1)).toMatchObject({ body: { version: 4, content: { summary: 'More and more' } } })
  expect(stateOf(opened)).toEqual({ state: 'saved' })
})

test('an expired session shows a message and does not redirect', async () => {
  answerWith({ status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } })
  const opened = open()
  typeSummary(opened, 'More')
  await wait(1200)
  expect(shownToasts()).toMatchObject([{ title: 'You’re signed out', action: { label: 'Sign in' } }])
  expect(opened.builder.store.getState()).toMatchObject({ leaving: false, storedIn: 'browser' })
})

test('after signing in again in another tab, the next edit or returning to the tab saves, with only one message before', async () => {
  const signedOut = { status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } }
  const requests = answerWith(signedOut, signedOut, saved(4), signedOut)
  const opened = open()
  typeSummary(opened, 'More')
  await wait(1200)
  clearToasts()
  typeSummary(opened, 'More and more')
  await wait(1200)
  expect(requests).toHaveLength(2)
  expect(shownToasts()).toEqual([])
  window.dispatchEvent(new Event('focus'))
  await wait(0)
  expect(requests[2]).toMatchObject({ body: { version: 3, content: { summary: 'More and more' } } })
  expect(stateOf(opened)).toEqual({ state: 'saved' })
  typeSummary(opened, 'And out again')
  await wait(1200)
  expect(shownToasts()).toMatchObject([{ title: 'You’re signed out' }])
})

test('unsaved changes are sent right away when the page is left', async () => {
  const requests = answerWith(saved(4))
  const opened = open()
  typeSummary(opened, 'More')
  stop?.()
  expect(requests).toHaveLength(1)
  await wait(0)
})

test('returning before the save has ended shows the typed text, and pages opened since are reloaded', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', async () => {
    await answered
    return Response.json(makeResume({ version: 4 }))
  })
  const onSignedOut = vi.fn<() => void>()
  const stopListening = onLateSave(onSignedOut)
  const opened = open()
  typeSummary(opened, 'More')
  stop?.()
  expect(findSavingBuilder(7)).toBe(opened)
  const stopWatching = opened.watch()
  expect(findSavingBuilder(7)).toBeUndefined()
  stopWatching()
  expect(onSignedOut).not.toHaveBeenCalled()
  answer()
  await wait(0)
  expect(findSavingBuilder(7)).toBeUndefined()
  expect(onSignedOut).toHaveBeenCalledOnce()
  stopListening()
})

test('the open resume is saved before the next page loads, including what is typed in the meantime', async () => {
  const requests = answerWith(saved(4), saved(5))
  const opened = open()
  typeSummary(opened, 'More')
  const finished = finishUnsavedWork()
  typeSummary(opened, 'More and more')
  await finished
  expect(unsavedRest()).toBeNull()
  expect(requests.map(({ body }) => body)).toMatchObject([
    { content: { summary: 'More' } },
    { content: { summary: 'More and more' } },
  ])
})

test('with autosave off, unsaved changes are known as such and not sent', async () => {
  const requests = answerWith()
  typeSummary(open(false), 'More')
  await finishUnsavedWork()
  expect(unsavedRest()).toBe('hidden')
  expect(requests).toEqual([])
})

test('going back keeps the URL of the next page', async () => {
  const created = makeResume({ id: 9, version: 1 })
  answerWith({ status: 201, body: created })
  history.replaceState({ idx: 1 }, '', '/resume-builder')
  typeSummary(openNew(), 'Cooks')
  // The browser shows that URL before the router has loaded the page.
  history.replaceState({ idx: 0 }, '', '/templates')
  await finishUnsavedWork()
  expect(location.pathname).toBe('/templates')
})
