import '#web/testing/fake-indexeddb.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_HOME } from '#web/persistence/draft-store.ts'
import { createBuilder } from '#web/features/builder/create-builder.ts'
import { loadDownload } from '#web/features/builder/download/load-download.ts'
import { useWantedFile } from '#web/features/builder/download/use-wanted-file.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeResume } from '#web/features/builder/testing/make-builder.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(wantedFile?: 'pdf') {
  const { id, version, ...draft } = makeResume()
  const visit = { templates: [], signedIn: true, wantedFile }
  const { builder } = createBuilder(draft, { ...NO_HOME, resumeId: id, version }, visit)
  show(() => {
    useWantedFile(builder)
    return null
  })
}

test('the file that its visitor signed in for is downloaded, once', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const requests = answerWith({ status: 200, body: new Uint8Array([37]) })
  history.replaceState(null, '', '/resume-builder?local=5&download=pdf')
  open('pdf')
  expect(location.search).toBe('?local=5')
  await vi.waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Download started' }]))
  open('pdf')
  await loadDownload()
  expect(requests).toMatchObject([{ path: '/api/export/pdf/7' }])
})

test('an address alone downloads nothing', async () => {
  const requests = answerWith()
  history.replaceState(null, '', '/resume-builder?local=5&download=pdf')
  open()
  await loadDownload()
  expect(requests).toEqual([])
})
