import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { Resume } from '#shared/contract/resumes.ts'

onEachDatabase('resumes', (engine) => {
  let site: TestSite
  let mine: string
  let theirs: string
  let now = Date.parse('2026-03-01T12:00:00Z')
  beforeAll(async () => {
    site = await createTestSite(engine, { clock: () => new Date(now) })
    mine = await registerUser(site)
    theirs = await registerUser(site, 'charles@example.com')
  })
  afterAll(() => site.close())

  const ask = (method: string, path: string, body?: unknown, cookie = mine) =>
    site.request(method, path, { cookie, ...(body !== undefined && { body }) })
  const draft = (title: string, content: object = {}) => ({ title, content, templateId: null })
  const created = async (title: string, cookie = mine) =>
    (await (await ask('POST', '/api/resumes', draft(title), cookie)).json()) as Resume

  test('a resume is stored as sent, with omitted fields blank', async () => {
    const content = {
      personalInfo: { fullName: 'Zoë Čapek 李' },
      summary: '🚀 "x" <b>',
      experience: [{ company: 'A & B' }],
    }
    const made = await ask('POST', '/api/resumes', { title: '  Analyst ', content, templateId: 3 })
    expect(made.status).toBe(201)
    const resume = (await made.json()) as Resume
    expect(resume).toMatchObject({
      id: expect.any(Number),
      title: 'Analyst',
      templateId: 3,
      atsScore: null,
      isPublic: false,
      version: 1,
      createdAt: '2026-03-01T12:00:00.000Z',
      updatedAt: '2026-03-01T12:00:00.000Z',
      content: { summary: '🚀 "x" <b>', certifications: [], skills: { technical: [], soft: [], languages: [] } },
    })
    expect(resume.content.personalInfo).toMatchObject({ fullName: 'Zoë Čapek 李', email: '' })
    expect(resume.content.experience[0]).toMatchObject({ company: 'A & B', current: false, achievements: [] })
    const read = await ask('GET', `/api/resumes/${resume.id}`)
    expect(await read.json()).toEqual({ ...resume, atsScore: expect.any(Number) })
  })

  test('the list is sorted by last change, and contains no content', async () => {
    const [first, second] = [await created('First'), await created('Second')]
    now += 1000
    await ask('PUT', `/api/resumes/${first.id}`, draft('First again'))
    const list = (await (await ask('GET', '/api/resumes')).json()) as Resume[]
    expect(list.slice(0, 2).map(({ id, title }) => [id, title])).toEqual([
      [first.id, 'First again'],
      [second.id, 'Second'],
    ])
    expect(list.filter((card) => 'content' in card || 'userId' in card)).toEqual([])
  })

  test('a save replaces all content, increments the version and keeps the creation date', async () => {
    const { id } = await created('Old')
    now += 60_000
    const saved = await ask('PUT', `/api/resumes/${id}`, { ...draft('New', { summary: 'Hello' }), templateId: 7 })
    expect(saved.status).toBe(200)
    const resume = (await saved.json()) as Resume
    expect(resume).toMatchObject({ title: 'New', templateId: 7, version: 2, content: { summary: 'Hello' } })
    expect(Date.parse(resume.updatedAt) - Date.parse(resume.createdAt)).toBe(60_000)
  })

  test('a save based on an older version is refused with the newer version, and stores nothing', async () => {
    const { id } = await created('Mine')
    await ask('PUT', `/api/resumes/${id}`, { ...draft('From the other tab'), version: 1 })
    const stale = await ask('PUT', `/api/resumes/${id}`, { ...draft('From this tab'), version: 1 })
    expect(stale.status).toBe(409)
    expect(await stale.json()).toMatchObject({
      message: 'This resume was changed somewhere else after you opened it. Choose which version to keep.',
      code: 'conflict',
      resume: { id, title: 'From the other tab', version: 2 },
    })
    expect(await (await ask('GET', `/api/resumes/${id}`)).json()).toMatchObject({
      title: 'From the other tab',
      version: 2,
    })
  })

  test('without a version a save is unconditional', async () => {
    const { id } = await created('Mine')
    await ask('PUT', `/api/resumes/${id}`, { ...draft('Second'), version: 1 })
    expect(await (await ask('PUT', `/api/resumes/${id}`, draft('Third'))).json()).toMatchObject({
      title: 'Third',
      version: 3,
    })
  })

  test('of twenty saves based on the same version, one is stored', async () => {
    const { id } = await created('Raced')
    const saves = Array.from({ length: 20 }, (_, i) =>
      ask('PUT', `/api/resumes/${id}`, { ...draft(`T${i}`), version: 1 }),
    )
    const statuses = (await Promise.all(saves)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await (await ask('GET', `/api/resumes/${id}`)).json()).toMatchObject({ version: 2 })
  })

  test("another user's resume returns a 404 for every call", async () => {
    const { id } = await created('Private')
    const missing = { message: 'We can’t find this resume.', code: 'resume_not_found' }
    for (const [method, body] of [['GET'], ['PUT', draft('Stolen')], ['DELETE']] as const) {
      const answer = await ask(method, `/api/resumes/${id}`, body, theirs)
      expect([answer.status, await answer.json()]).toEqual([404, missing])
    }
    expect(await (await ask('GET', `/api/resumes/${id}`)).json()).toMatchObject({ title: 'Private', version: 1 })
    expect(await (await ask('GET', '/api/resumes', undefined, theirs)).json()).toEqual([])
  })

  test('a deleted resume returns a 404', async () => {
    const { id } = await created('Gone')
    const answer = await ask('DELETE', `/api/resumes/${id}`)
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect((await ask('GET', `/api/resumes/${id}`)).status).toBe(404)
    expect((await ask('DELETE', `/api/resumes/${id}`)).status).toBe(404)
  })

  test.each(['0', '-1', '1.5', '1e3', 'abc', '01', '2147483648', '99999999999999999999', '%00', '1;drop', ' 1'])(
    'a resume at %j returns a 404',
    async (id) => {
      for (const [method, body] of [['GET'], ['PUT', draft('T')], ['DELETE']] as const)
        expect((await ask(method, `/api/resumes/${id}`, body)).status).toBe(404)
    },
  )

  test('signed out, every call on resumes returns Unauthorized before any other check', async () => {
    for (const [method, path] of [
      ['GET', '/api/resumes'],
      ['POST', '/api/resumes'],
      ['GET', '/api/resumes/1'],
      ['PUT', '/api/resumes/1'],
      ['DELETE', '/api/resumes/abc'],
    ] as const) {
      const answer = await site.request(method, path, method === 'GET' ? {} : { body: 'no json' })
      expect([answer.status, await answer.json()]).toEqual([401, { message: 'Unauthorized', code: 'unauthorized' }])
    }
  })

  test('invalid fields are listed by path, and nothing of the resume is stored', async () => {
    const before = await (await ask('GET', '/api/resumes')).json()
    const refused = await ask('POST', '/api/resumes', {
      title: '',
      templateId: 0,
      content: { experience: [{ company: 'x'.repeat(301) }], salary: 1, personalInfo: { fullName: 5 } },
    })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({
      message: 'Some fields aren’t valid. Check them and try again.',
      code: 'invalid_fields',
      fields: {
        title: 'Please enter a title for your resume.',
        templateId: 'This must be 1 or more.',
        'content.experience.0.company': 'Shorten this to 300 characters or fewer.',
        'content.salary': 'Unknown field: salary.',
        'content.personalInfo.fullName': 'This must be text.',
      },
    })
    expect(await (await ask('GET', '/api/resumes')).json()).toEqual(before)
  })

  test('an impossibly high version is a conflict, not a server error', async () => {
    const { id } = await created('Mine')
    expect((await ask('PUT', `/api/resumes/${id}`, { ...draft('T'), version: 9_007_199_254_740_991 })).status).toBe(409)
  })

  test('the same key creates one resume, even in repeated or simultaneous requests', async () => {
    const key = `key-of-${engine}`
    const send = (title: string, cookie = mine) => ask('POST', '/api/resumes', { ...draft(title), key }, cookie)
    const answers = await Promise.all(['One', 'Two', 'Three'].map((title) => send(title)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    const made = (await Promise.all(answers.map((answer) => answer.json()))) as Resume[]
    expect(new Set(made.map(({ id, title }) => `${id} ${title}`)).size).toBe(1)
    const again = await send('Four')
    expect([again.status, await again.json()]).toEqual([200, made[0]])
    // Keys of different users are independent.
    expect((await send('Theirs', theirs)).status).toBe(201)
  })

  test('a key that is too short is refused', async () => {
    expect((await ask('POST', '/api/resumes', { ...draft('T'), key: 'short' })).status).toBe(400)
  })

  test('deleting an account deletes its resumes', async () => {
    const cookie = await registerUser(site, 'gone@example.com')
    const { id } = await created('Left behind', cookie)
    await site.context.db.deleteFrom('user').where('email', '=', 'gone@example.com').execute()
    expect(await site.context.db.selectFrom('resume').select('id').where('id', '=', id).execute()).toEqual([])
  })
})
