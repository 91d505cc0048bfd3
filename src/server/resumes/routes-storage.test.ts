import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { Resume, ResumeCard, ResumeVersionCard } from '#shared/contract/resumes.ts'

/** The largest content that one request may carry, but for its frame. */
const SUMMARY = 'a'.repeat(6000)
const LARGE = { experience: Array.from({ length: 60 }, () => ({ description: SUMMARY })) }
const MEGABYTES_100 = 100 * 1024 * 1024

onEachDatabase('what an account may store', (engine) => {
  let site: TestSite
  let mine: string
  beforeAll(async () => {
    site = await createTestSite(engine, { env: { RATE_LIMITS: 'off' } })
    mine = await registerUser(site)
  })
  afterAll(() => site.close())

  const ask = (method: string, path: string, body?: unknown) =>
    site.request(method, path, { cookie: mine, ...(body !== undefined && { body }) })
  const keep = (title: string, content: object = {}) =>
    ask('POST', '/api/resumes', { title, content, templateId: null })
  const bytesOf = async (id: number) =>
    (await site.context.db.selectFrom('resume').select('storedBytes').where('id', '=', id).executeTakeFirstOrThrow())
      .storedBytes
  /** As if so much had been saved before. */
  const pretend = (id: number, storedBytes: number) =>
    site.context.db.updateTable('resume').set({ storedBytes }).where('id', '=', id).execute()

  test('the bytes of a resume and of its earlier versions are counted', async () => {
    const { id } = (await (await keep('Counted')).json()) as Resume
    const empty = await bytesOf(id)
    await ask('PUT', `/api/resumes/${id}`, { title: 'Counted', content: { summary: 'é'.repeat(50) }, templateId: null })
    // Two bytes a letter, beside what is stored of an empty resume, twice.
    expect(await bytesOf(id)).toBe(2 * empty + 100)
  })

  test('a full account keeps no further resume, and says what to do; its resumes can be saved and lose old versions', async () => {
    const { id } = (await (await keep('First', LARGE)).json()) as Resume
    const { id: other } = (await (await keep('Other')).json()) as Resume
    await pretend(other, MEGABYTES_100)
    const refused = await keep('One more')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toEqual({
      code: 'account_full',
      message: 'Your account is full. Delete resumes you no longer need, then try again.',
    })
    for (let save = 1; save <= 4; save++) {
      const content = { ...LARGE, summary: `Save ${save}` }
      expect((await ask('PUT', `/api/resumes/${id}`, { title: 'First', content, templateId: null })).status).toBe(200)
    }
    // A megabyte is left for versions of some 370 KB each.
    const versions = (await (await ask('GET', `/api/resumes/${id}/versions`)).json()) as ResumeVersionCard[]
    expect(versions.map(({ version }) => version)).toEqual([4, 3])
    await ask('DELETE', `/api/resumes/${other}`)
    expect((await keep('One more')).status).toBe(201)
  })

  test('fields of other products count at most 64 KB, and who had more before can go on saving', async () => {
    const message = 'The fields under foreign exceed 64 KB. Remove anything that isn’t resume text, such as pictures.'
    const refusal = { code: 'too_much_foreign', message }
    // {"image":"…"} adds 12 bytes.
    const picture = (bytes: number) => ({ foreign: { image: 'a'.repeat(bytes - 12) } })
    const over = await keep('Picture', picture(65_537))
    expect([over.status, await over.json()]).toEqual([422, refusal])
    const split = { foreign: { image: 'a'.repeat(40_000) }, awards: [picture(40_000)] }
    expect((await keep('In two parts', split)).status).toBe(422)

    const { id } = (await (await keep('Picture', picture(65_536))).json()) as Resume
    const save = (content: object) => ask('PUT', `/api/resumes/${id}`, { title: 'Picture', content, templateId: null })
    expect((await save(picture(65_537))).status).toBe(422)
    const before = JSON.stringify(picture(90_000))
    await site.context.db.updateTable('resume').set({ content: before }).where('id', '=', id).execute()
    expect((await save({ ...picture(90_000), summary: 'I go on.' })).status).toBe(200)
    expect((await save(picture(90_001))).status).toBe(422)
  })

  test('an account keeps at most 500 resumes', async () => {
    const cards = (await (await ask('GET', '/api/resumes')).json()) as ResumeCard[]
    await site.context.db.updateTable('user').set({ resumeCount: 499 }).execute()
    expect((await keep('The 500th')).status).toBe(201)
    expect((await keep('The 501st')).status).toBe(422)
    expect((await (await ask('GET', '/api/resumes')).json()) as ResumeCard[]).toHaveLength(cards.length + 1)
  })
})
