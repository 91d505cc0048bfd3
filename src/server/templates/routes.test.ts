import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { onEachDatabase, createTestSite } from '#server/testing/site.ts'
import type { Template } from '#shared/template/template.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const SOUND = {
  'template.html': '<header><h1>{{fullName}}</h1></header>',
  'style.css': '.doc h1 { font-size: 24px }',
  'meta.json': JSON.stringify({ name: 'House style', description: 'Ours alone.', category: 'modern' }),
}

function dataDirWith(templates: Record<string, Partial<typeof SOUND>>): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'own-'))
  folders.push(dataDir)
  for (const [name, files] of Object.entries(templates)) addTemplate(dataDir, name, files)
  return dataDir
}

function addTemplate(dataDir: string, name: string, files: Partial<typeof SOUND>): void {
  mkdirSync(join(dataDir, 'templates', name), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dataDir, 'templates', name, file), text)
}

test('all templates are public, in a list and by ID', async () => {
  const site = await createTestSite('sqlite')
  const list = await site.request('GET', '/api/templates')
  expect(list.status).toBe(200)
  expect(await list.json()).toEqual(builtInTemplates)
  for (const template of builtInTemplates)
    expect(await (await site.request('GET', `/api/templates/${template.id}`)).json()).toEqual(template)
  await site.close()
})

test('an unknown template returns a 404', async () => {
  const site = await createTestSite('sqlite')
  for (const id of ['999', '0', 'abc', '99999999999']) {
    const answer = await site.request('GET', `/api/templates/${id}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'We can’t find this template.', code: 'template_not_found' })
  }
  await site.close()
})

test('a cached list is revalidated without sending it again', async () => {
  const site = await createTestSite('sqlite', { dataDir: dataDirWith({ own: SOUND }) })
  const first = await site.request('GET', '/api/templates')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = await site.request('GET', '/api/templates', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const one = await site.request('GET', '/api/templates/1000')
  const revalidated = await site.request('GET', '/api/templates/1000', {
    headers: { 'if-none-match': one.headers.get('etag') ?? '' },
  })
  expect(revalidated.status).toBe(304)
  await site.close()
})

onEachDatabase('custom templates', (engine) => {
  test('come after the built-in templates, with IDs from 1000 on and without measurements', async () => {
    const site = await createTestSite(engine, { dataDir: dataDirWith({ own: SOUND }) })
    const list = (await (await site.request('GET', '/api/templates')).json()) as Template[]
    expect(list.at(-1)).toEqual({
      id: 1000,
      name: 'House style',
      description: 'Ours alone.',
      category: 'modern',
      atsScore: null,
      isPremium: false,
      htmlTemplate: SOUND['template.html'],
      cssStyles: SOUND['style.css'],
    })
    await site.close()
  })

  test('keep their IDs when others are added before them and removed', async () => {
    const dataDir = dataDirWith({ middle: SOUND })
    const place = engine === 'postgres' ? await createTestSite(engine).then((site) => site) : undefined
    const databaseUrl = place?.context.settings.databaseUrl
    const idsOf = async () => {
      const site = await createTestSite(engine, { dataDir, ...(databaseUrl && { databaseUrl }) })
      const all = site.context.templates.all.map(({ id, name }) => [name, id] as const).filter(([, id]) => id >= 1000)
      await site.close()
      return Object.fromEntries(all)
    }
    const named = (name: string) => ({
      ...SOUND,
      'meta.json': JSON.stringify({ name, description: 'x', category: 'other' }),
    })
    addTemplate(dataDir, 'middle', named('middle'))
    expect(await idsOf()).toEqual({ middle: 1000 })
    addTemplate(dataDir, 'a-first', named('a-first'))
    expect(await idsOf()).toEqual({ middle: 1000, 'a-first': 1001 })
    rmSync(join(dataDir, 'templates', 'middle'), { recursive: true })
    expect(await idsOf()).toEqual({ 'a-first': 1001 })
    addTemplate(dataDir, 'middle', named('middle'))
    expect(await idsOf()).toEqual({ middle: 1000, 'a-first': 1001 })
    await place?.close()
  })
})

test('a rejected template is logged with the reasons, and the others work', async () => {
  const site = await createTestSite('sqlite', {
    dataDir: dataDirWith({
      bad: { ...SOUND, 'style.css': '.doc { background: url(https://evil.example/x.png) }' },
      empty: {},
      unnamed: { ...SOUND, 'meta.json': '{"name":"","category":"loud"}' },
      broken: { ...SOUND, 'meta.json': '{' },
      good: SOUND,
    }),
  })
  expect(site.context.templates.all.map((template) => template.id).filter((id) => id >= 1000)).toEqual([1000])
  const refused = Object.fromEntries(site.context.templates.refused.map(({ folder, sentences }) => [folder, sentences]))
  expect(refused).toMatchObject({
    bad: [expect.stringMatching(/url/)],
    empty: [
      'template.html is missing or can’t be read.',
      'style.css is missing or can’t be read.',
      'meta.json is missing or can’t be read.',
    ],
    unnamed: [
      'meta.json, name: This can’t be empty.',
      'meta.json, description: This is missing.',
      'meta.json, category: Choose one of these: ats-safe, creative, executive, modern, other.',
    ],
    broken: ['meta.json, body: This is missing.'],
  })
  expect(site.lines.filter((line) => line.includes('custom template was rejected'))).toHaveLength(4)
  await site.close()
})
