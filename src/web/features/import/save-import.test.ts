import '#web/testing/fake-indexeddb.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { createFakeAccount } from '#web/testing/account-in-memory.ts'
import { saveImport } from '#web/features/import/save-import.ts'
import { listLocalResumes, removeLocalResume } from '#web/persistence/local-store.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const { id } of await listLocalResumes()) await removeLocalResume(id)
})

const imported = { title: 'Ada', content: emptyContent() }
const nameOf = (id: unknown) => builtInTemplates.find((template) => template.id === id)?.name

/** Templates, and the default of the account's settings. */
function serve(templates: readonly object[], defaultTemplate?: string) {
  const account = createFakeAccount()
  const answer = fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/templates') return Response.json(templates)
    return path === '/api/settings' ? Response.json({ defaultTemplate }) : answer(path, init)
  })
  return account
}

test('a resume that was imported without a template gets the designed one', async () => {
  serve(builtInTemplates)
  await saveImport(imported, false, 'key')
  expect((await listLocalResumes()).map(({ templateId }) => nameOf(templateId))).toEqual(['Modern Professional'])
})

test('the template in the settings of the account wins', async () => {
  const account = serve(builtInTemplates, 'minimal')
  expect(await saveImport(imported, true, 'key')).toBe('/resume-builder/1')
  expect(nameOf(account.resumes[0]?.texts[0]?.templateId)).toBe('Quiet Page')
})

test('no one gets a template unasked whose files need a plan', async () => {
  serve(builtInTemplates.map((template) => ({ ...template, isPremium: true })))
  await saveImport(imported, false, 'key')
  expect((await listLocalResumes()).map(({ templateId }) => templateId)).toEqual([null])
})
