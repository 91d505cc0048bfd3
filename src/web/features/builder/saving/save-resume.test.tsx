import '#web/testing/fake-indexeddb.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setField } from '#shared/resume/fields.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import type { OpenedBuilder } from '#web/features/builder/create-builder.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder, makeResume, typeSummary } from '#web/features/builder/testing/make-builder.ts'
import { orphanedDrafts } from '#web/persistence/drafts.ts'
import { listLocalResumes, removeLocalResume, saveLocalResume } from '#web/persistence/local-store.ts'
import { movedResumeId } from '#web/persistence/moved-resumes.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { createFakeAccount } from '#web/testing/account-in-memory.ts'

beforeEach(() => {
  history.replaceState({ key: 'k' }, '', '/resume-builder')
})
afterEach(async () => {
  clearToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const { id } of await listLocalResumes()) await removeLocalResume(id)
})

test.each([true, false])(
  'without anything to name it, nothing is saved, and a toast says so (signed in: %s)',
  async (signedIn) => {
    const requests = answerWith()
    const { builder } = makeBuilder({ signedIn, title: '  ' })
    expect(await builder.save()).toBeNull()
    expect(shownToasts()).toMatchObject([
      { title: 'Title required', description: 'Please enter a title for your resume.' },
    ])
    expect(requests).toEqual([])
  },
)

const typeName = ({ builder }: OpenedBuilder, name: string) =>
  builder.store.edit((content) => setField(content, 'personalInfo.fullName', name))

test('a resume without a title is saved under the name in it', async () => {
  const opened = makeBuilder({ signedIn: true })
  typeName(opened, 'Maya Okafor')
  const requests = answerWith({ status: 201, body: makeResume({ title: 'Maya Okafor' }) })
  expect(await opened.builder.save()).toBe('server')
  expect(requests).toMatchObject([{ body: { title: 'Maya Okafor' } }])
  expect(opened.builder.store.getState().title).toBe('Maya Okafor')
})

test('two untitled resumes of one person both stay in the browser', async () => {
  for (const text of ['first', 'second']) {
    const opened = makeBuilder({ signedIn: false })
    typeName(opened, 'Maya Okafor')
    typeSummary(opened, text)
    // One after the other, and not in the same millisecond.
    // oxlint-disable-next-line no-await-in-loop
    expect(await opened.builder.save()).toBe('browser')
    // oxlint-disable-next-line no-await-in-loop
    expect(await opened.builder.save()).toBe('browser')
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((go) => setTimeout(go, 2))
  }
  const kept = (await listLocalResumes()).map(({ title, content }) => [title, content.summary])
  expect(kept.toSorted()).toEqual([
    ['Maya Okafor (2)', 'second'],
    ['Maya Okafor', 'first'],
  ])
})

test("a visitor's typing is stored in the browser right away, at a URL that reopens it", async () => {
  const opened = makeBuilder({ signedIn: false })
  typeSummary(opened, 'Cooks')
  const id = opened.builder.store.getState().local?.id
  expect(location.pathname + location.search).toBe(`/resume-builder?local=${id}`)
  expect(history.state).toEqual({ key: 'k' })
  await opened.localAutosave.settled()
  expect(await listLocalResumes()).toMatchObject([{ id, content: { summary: 'Cooks' } }])
})

test('a visitor saves in the browser and sees the offer of an account', async () => {
  const opened = makeBuilder({ signedIn: false, title: 'Cook' })
  typeSummary(opened, 'Cooks')
  expect(await opened.builder.save()).toBe('browser')
  expect(shownToasts()).toMatchObject([
    {
      title: 'Resume Saved Locally',
      description: 'It’s only in this browser. Create a free account to use it on any device.',
    },
  ])
  expect(opened.builder.store.getState().saveState).toEqual({ state: 'saved' })
})

test('a second resume with the same title replaces the first, and Undo restores the first', async () => {
  const first = makeBuilder({ signedIn: false, title: 'Cook' })
  typeSummary(first, 'first')
  await first.builder.save()
  await new Promise((go) => setTimeout(go, 2))
  const second = makeBuilder({ signedIn: false, title: 'Cook' })
  typeSummary(second, 'second')
  await second.builder.save()
  expect(await listLocalResumes()).toMatchObject([
    {
      id: first.builder.store.getState().local?.id,
      content: { summary: 'second' },
      earlier: [{ content: { summary: 'first' } }],
    },
  ])
  shownToasts()[0]?.action?.onAct()
  await vi.waitFor(async () =>
    expect((await listLocalResumes()).map(({ content }) => content.summary).toSorted()).toEqual(['first', 'second']),
  )
  await vi.waitFor(() =>
    expect(shownToasts()[0]).toMatchObject({
      title: 'Undone',
      description: 'Both resumes with this title are back.',
    }),
  )
})

/** On a busy machine one second is not enough. */
const PATIENT = { timeout: 15_000 }

test('a resume restored by Undo also appears in the tab where it is open', async () => {
  const first = makeBuilder({ signedIn: false, title: 'Cook' })
  const shown = () => first.builder.store.getState().content.summary
  typeSummary(first, 'first')
  await first.builder.save()
  // Resumes created in the same millisecond would have the same id.
  await new Promise((go) => setTimeout(go, 2))
  const second = makeBuilder({ signedIn: false, title: 'Cook' })
  typeSummary(second, 'second')
  await second.builder.save()
  await vi.waitFor(() => expect(shown()).toBe('second'), PATIENT)
  shownToasts()[0]?.action?.onAct()
  await vi.waitFor(() => expect(shown()).toBe('first'), PATIENT)
})

test('the first save to the account creates the resume, sets its URL and only then removes it from the browser', async () => {
  const opened = makeBuilder({ signedIn: true, title: 'Cook' })
  typeSummary(opened, 'Cooks')
  await opened.localAutosave.settled()
  expect(await listLocalResumes()).toHaveLength(1)
  const requests = answerWith({ status: 201, body: makeResume({ id: 7, version: 1 }) })
  expect(await opened.builder.save()).toBe('server')
  expect(requests).toMatchObject([{ method: 'POST', path: '/api/resumes', body: { title: 'Cook', templateId: null } }])
  expect(location.pathname).toBe('/resume-builder/7')
  expect(shownToasts()).toMatchObject([{ title: 'Resume saved' }])
  expect(await listLocalResumes()).toEqual([])
  expect(opened.builder.store.getState()).toMatchObject({ resumeId: 7, version: 1, saveState: { state: 'saved' } })
  opened.builder.store.undo()
  expect(opened.builder.store.getState().content.summary).toBe('')
})

test("saving to the account takes the resume's versions along, oldest first", async () => {
  const [before, now] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
  const text = { title: 'Cook', templateId: null }
  const earlier = [{ ...text, content: { ...emptyContent(), summary: 'first' }, savedAt: before }]
  const local = { id: 5, createdAt: before, updatedAt: now, earlier }
  await saveLocalResume({ ...local, ...text, content: { ...emptyContent(), summary: 'second' } })
  const opened = makeBuilder({ signedIn: true, title: 'Cook' })
  opened.builder.store.setState({ local })
  typeSummary(opened, 'third')
  const account = createFakeAccount()
  expect(await opened.builder.save()).toBe('server')
  expect(account.texts()).toEqual([['Cook: first', 'Cook: third']])
  expect(movedResumeId(5)).toBe(1)
  expect(await listLocalResumes()).toEqual([])
  expect(opened.builder.store.getState()).toMatchObject({ resumeId: 1, version: 2, saveState: { state: 'saved' } })
})

test('a save whose response was lost does not conflict with itself', async () => {
  const opened = makeBuilder({ signedIn: true, resume: makeResume({ version: 3 }) })
  answerWith(new TypeError('the answer was lost'), new TypeError('the request was lost'))
  typeSummary(opened, 'one')
  await opened.builder.save()
  typeSummary(opened, 'one two')
  await opened.builder.save()
  typeSummary(opened, 'one two three')
  const arrived = makeResume({ version: 4, content: { ...emptyContent(), summary: 'one' } })
  const requests = answerWith(
    { status: 409, body: { message: 'A newer version exists.', code: 'stale', resume: arrived } },
    { status: 200, body: makeResume({ version: 5 }) },
  )
  expect(await opened.builder.save()).toBe('server')
  expect(requests).toMatchObject([
    { body: { version: 3 } },
    { body: { version: 4, content: { summary: 'one two three' } } },
  ])
})

test('a later save sends the version it is based on', async () => {
  const opened = makeBuilder({ signedIn: true, resume: makeResume({ version: 3 }) })
  typeSummary(opened, 'More')
  const requests = answerWith({ status: 200, body: makeResume({ version: 4 }) })
  await opened.builder.save()
  expect(requests).toMatchObject([{ method: 'PUT', path: '/api/resumes/7', body: { version: 3 } }])
  expect(opened.builder.store.getState().version).toBe(4)
})

test('unsaved changes to a resume in the account are stored in the browser until they are saved', async () => {
  const opened = makeBuilder({ signedIn: true, resume: makeResume({ version: 3 }) })
  const stop = opened.localAutosave.watch()
  typeSummary(opened, 'More')
  await opened.localAutosave.settled()
  stop()
  expect(await orphanedDrafts(7)).toMatchObject([{ version: 3, content: { summary: 'More' } }])
  opened.localAutosave.watch()
  answerWith({ status: 200, body: makeResume({ version: 4 }) })
  await opened.builder.save()
  expect(await orphanedDrafts(7)).toEqual([])
})

test.each([
  [
    'the server fails',
    { status: 500, body: { message: 'Something broke.', code: 'internal' } },
    { state: 'failed', sentence: 'Something broke.' },
  ],
  ['the server is unreachable', new TypeError('Failed to fetch'), { state: 'offline', since: expect.any(Date) }],
])('when %s a toast says so and nothing is lost', async (_, answer, state) => {
  answerWith(answer)
  const opened = makeBuilder({ signedIn: true, title: 'Cook' })
  typeSummary(opened, 'Cooks')
  expect(await opened.builder.save()).toBeNull()
  expect(shownToasts()).toMatchObject([
    { title: 'Error', description: 'Failed to save resume. Please try again.', variant: 'destructive' },
  ])
  expect(opened.builder.store.getState().saveState).toEqual(state)
  await opened.localAutosave.settled()
  expect(await listLocalResumes()).toMatchObject([{ content: { summary: 'Cooks' } }])
})

test('an expired session leads to the sign-in page without an unsaved-changes prompt', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  answerWith({ status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } })
  const opened = makeBuilder({ signedIn: true, resume: makeResume() })
  typeSummary(opened, 'More')
  vi.useFakeTimers()
  expect(await opened.builder.save()).toBeNull()
  expect(shownToasts()).toMatchObject([
    { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
  ])
  expect(opened.builder.store.getState().leaving).toBe(true)
  vi.advanceTimersByTime(500)
  expect(assign).toHaveBeenCalledOnce()
})

test('a newer version on the server stops the save and is shown', async () => {
  const theirs = makeResume({ version: 5, title: 'Chef' })
  answerWith({ status: 409, body: { message: 'A newer version exists.', code: 'stale', resume: theirs } })
  const opened = makeBuilder({ signedIn: true, resume: makeResume({ version: 3 }) })
  typeSummary(opened, 'Mine')
  expect(await opened.builder.save()).toBeNull()
  expect(opened.builder.store.getState().saveState).toMatchObject({ state: 'conflict', theirs: { title: 'Chef' } })
})

test('a resume deleted elsewhere stays in the browser, and the next save creates a new one', async () => {
  const requests = answerWith(
    { status: 404, body: { message: 'We can’t find this resume.', code: 'resume_not_found' } },
    { status: 201, body: makeResume({ id: 8 }) },
  )
  const opened = makeBuilder({ signedIn: true, resume: makeResume() })
  typeSummary(opened, 'Still here')
  expect(await opened.builder.save()).toBeNull()
  await opened.localAutosave.settled()
  expect(await listLocalResumes()).toMatchObject([{ content: { summary: 'Still here' } }])
  expect(await opened.builder.save()).toBe('server')
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'POST'])
  expect(location.pathname).toBe('/resume-builder/8')
})

test('two simultaneous saves become one', async () => {
  const requests = answerWith({ status: 201, body: makeResume() })
  const opened = makeBuilder({ signedIn: true, title: 'Cook' })
  expect(await Promise.all([opened.builder.save(), opened.builder.save()])).toEqual(['server', 'server'])
  expect(requests).toHaveLength(1)
})
