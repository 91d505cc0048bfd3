import { afterEach, expect, test, vi } from 'vitest'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { traitsOf } from '#shared/template/traits.ts'
import { knownSample, loadSample, SAMPLE_PEOPLE } from '#web/features/templates/sample-people.ts'

afterEach(() => vi.unstubAllGlobals())

const files = import.meta.glob<string>('/data/examples/{en,templates}/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const serveFiles = () =>
  vi.stubGlobal('fetch', async (path: string) => new Response(files[path.split('?')[0] ?? ''] ?? 'missing'))

test('a sample that could not be fetched is asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(loadSample(117)).rejects.toThrow('Failed to fetch')
  serveFiles()
  expect((await loadSample(117)).personalInfo.fullName).toBe('Dr. Layla Mansouri')
  expect(knownSample(117)?.personalInfo.location).toBe('Toronto, Canada')
})

test('every built-in template is shown by an invented person whose files exist', async () => {
  serveFiles()
  const samples = await Promise.all(builtInTemplates.map(({ id }) => loadSample(id)))
  const emails = samples.map(({ personalInfo }) => personalInfo.email)
  expect(emails.filter((email) => !email.endsWith('@example.com'))).toEqual([])
  expect(new Set(emails).size).toBe(26)
  expect(Object.keys(SAMPLE_PEOPLE)).toHaveLength(27)
})

test('the person has a photo where the template is designed for one', async () => {
  serveFiles()
  for (const { id, name } of builtInTemplates)
    expect([name, (await loadSample(id)).photo !== undefined]).toEqual([name, traitsOf(id)?.photo])
})
