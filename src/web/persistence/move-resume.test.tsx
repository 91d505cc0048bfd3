import '#web/testing/fake-indexeddb.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { createFakeAccount } from '#web/testing/account-in-memory.ts'
import { moveResume } from '#web/persistence/move-resume.ts'
import { readInterview, writeInterview } from '#web/persistence/stored-interview.ts'
import { getLocalResume, listLocalResumes, removeLocalResume, saveLocalResume } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'

const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`
const saying = (summary: string) => ({ ...emptyContent(), summary })

/** A cook's resume with two earlier versions, newest first, as the browser stores them. */
const cook: LocalResume = {
  id: 100,
  title: 'Cook',
  content: saying('third'),
  templateId: null,
  createdAt: day(1),
  updatedAt: day(3),
  earlier: [
    { title: 'Cook', content: saying('second'), templateId: null, savedAt: day(2) },
    { title: 'Cook', content: saying('first'), templateId: null, savedAt: day(1) },
  ],
}
const ALL = [['Cook: first', 'Cook: second', 'Cook: third']]

let account: ReturnType<typeof createFakeAccount>
beforeEach(async () => {
  account = createFakeAccount()
  await saveLocalResume(cook)
})
afterEach(async () => {
  for (const { id } of await listLocalResumes()) await removeLocalResume(id)
  vi.unstubAllGlobals()
})

test('a resume is moved with its earlier versions, oldest first, and removed from the browser', async () => {
  await moveResume(cook)
  expect(account.texts()).toEqual(ALL)
  expect(await listLocalResumes()).toEqual([])
})

test('a started interview is moved along', async () => {
  writeInterview('local:100', 'said')
  await moveResume(cook)
  expect([readInterview('local:100'), readInterview('resume:1')]).toEqual([null, 'said'])
})

test.each([0, 1, 2])(
  'interrupted after %i responses and restarted, the move ends in the same state',
  async (answers) => {
    account.cutAfter(answers)
    await expect(moveResume(cook)).rejects.toThrow('No connection')
    expect(await getLocalResume(100)).toEqual(cook)
    account.cutAfter(Number.POSITIVE_INFINITY)
    await moveResume(cook)
    expect(account.texts()).toEqual(ALL)
    expect(await listLocalResumes()).toEqual([])
  },
)

test('interrupted repeatedly, the move still ends in the same state', async () => {
  for (const answers of [0, 1, 0, 2, 1]) {
    account.cutAfter(answers)
    await moveResume(cook).catch(() => {})
  }
  account.cutAfter(Number.POSITIVE_INFINITY)
  await moveResume(cook)
  expect(account.texts()).toEqual(ALL)
})

test('moved twice because its local removal failed, a resume is in the account once', async () => {
  await moveResume(cook)
  await saveLocalResume(cook)
  await moveResume(cook)
  expect(account.texts()).toEqual(ALL)
  expect(await listLocalResumes()).toEqual([])
})

test('two tabs that move a resume at once end in the same state', async () => {
  await Promise.all([moveResume(cook), moveResume(cook)])
  expect(account.texts()).toEqual(ALL)
  expect(await listLocalResumes()).toEqual([])
})

test('text typed during the move is sent afterward, and nothing is removed before that', async () => {
  account.refuse(() => {
    account.refuse(() => undefined)
    void saveLocalResume({ ...cook, content: saying('typed meanwhile'), updatedAt: day(4) })
    return undefined
  })
  await moveResume(cook)
  expect(account.texts()).toEqual([['Cook: first', 'Cook: second', 'Cook: third', 'Cook: typed meanwhile']])
  expect(await listLocalResumes()).toEqual([])
})

test('an edit in the account after the move stays the current text', async () => {
  await moveResume(cook)
  account.edit(1, (text) => ({ ...text, content: saying('edited there') }))
  await saveLocalResume(cook)
  await moveResume(cook)
  expect(account.texts()).toEqual([[...ALL[0]!, 'Cook: edited there']])
  expect(await listLocalResumes()).toEqual([])
})

test('after a partial move and an edit in the account, the missing text becomes a separate resume', async () => {
  account.cutAfter(1)
  await moveResume(cook).catch(() => {})
  account.cutAfter(Number.POSITIVE_INFINITY)
  account.resumes[0]!.texts.splice(1)
  account.edit(1, (text) => ({ ...text, content: saying('edited there') }))
  await moveResume(cook)
  await saveLocalResume(cook)
  await moveResume(cook)
  expect(account.texts()).toEqual([
    ['Cook: first', 'Cook: edited there'],
    ['Cook: second', 'Cook: third'],
  ])
  expect(await listLocalResumes()).toEqual([])
})

test('a resume that the builder has already sent is continued, not created again', async () => {
  const key = 'key-of-the-builder'
  account.resumes.push({ id: 1, key, texts: [{ title: 'Cook', content: saying('fir'), templateId: null }] })
  await moveResume({ ...cook, key })
  expect(account.texts()).toEqual([['Cook: fir', ...ALL[0]!]])
})

test('a resume that the server refuses stays in the browser unchanged', async () => {
  account.refuse(() => Response.json({ message: 'This is too large.', code: 'too_large' }, { status: 413 }))
  await expect(moveResume(cook)).rejects.toThrow('This is too large.')
  expect(await getLocalResume(100)).toEqual(cook)
  expect(account.texts()).toEqual([])
})

test('a blank title gets a name, and text restored later is sent once', async () => {
  const plain = {
    ...cook,
    title: '  ',
    content: saying('same'),
    earlier: [{ title: '', content: saying('same'), templateId: null, savedAt: day(1) }],
  }
  await saveLocalResume(plain)
  await moveResume(plain)
  expect(account.texts()).toEqual([['Resume: same']])
})
