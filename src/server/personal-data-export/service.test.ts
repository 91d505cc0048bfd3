import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { halves } from '#server/engines/images/testing/pictures.ts'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import { unavailable } from '#server/engines/pdf/refusal.ts'
import { slugOf } from '#server/personal-data-export/service.ts'
import { fillAccount } from '#server/testing/personal-data.ts'
import {
  onEachDatabase,
  createTestSite,
  createTestPdfEngine,
  registerUser,
  type TestSite,
} from '#server/testing/site.ts'
import { sampleContent } from '#shared/template/samples.ts'

onEachDatabase('the export of personal data', (engine) => {
  let site: TestSite
  let cookie: string
  let print: PdfEngine['print']
  const at = new Date('2026-04-05T06:07:08Z')
  const pdf = createTestPdfEngine({ print: (job) => print(job) })

  beforeAll(async () => {
    site = await createTestSite(engine, {
      engines: { pdf },
      clock: () => at,
      env: { RATE_LIMITS: 'on', BRAND_NAME: 'Curricle' },
    })
    cookie = await registerUser(site)
    const body = { title: 'Żółć & Söhne', content: sampleContent('short'), templateId: null }
    await site.request('PUT', '/api/settings', { cookie, body: { dataCollection: true, theme: 'dark' } })
    await site.request('PUT', '/api/profile', { cookie, body: { firstName: 'Ada', location: 'London' } })
    await site.app.request('http://localhost:3000/api/profile/avatar', {
      method: 'PUT',
      headers: { cookie, 'content-type': 'image/jpeg' },
      body: new Uint8Array(await halves(40, 40)),
    })
    const resume = (await (await site.request('POST', '/api/resumes', { cookie, body })).json()) as { id: number }
    const { id: userId } = (await (await site.request('GET', '/api/user', { cookie })).json()) as { id: string }
    const stranger = await registerUser(site, 'stranger@example.com')
    await site.request('POST', '/api/resumes', { cookie: stranger, body: { ...body, title: 'Not mine' } })
    await fillAccount(site, { cookie, userId, resumeId: resume.id, at })
  })
  afterAll(() => site.close())

  async function files() {
    const answer = await site.request('POST', '/api/user/export', { cookie })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data-2026-04-05.zip"')
    return unzipSync(new Uint8Array(await answer.arrayBuffer()))
  }
  const folder = async () => {
    const { id } = await site.context.db
      .selectFrom('resume')
      .select('id')
      .where('title', '=', 'Żółć & Söhne')
      .executeTakeFirstOrThrow()
    return `resumes/${id}-zo-c-sohne`
  }

  test('is a ZIP with data from every table, without data of others or secrets', async () => {
    print = async () => ({ bytes: new TextEncoder().encode('%PDF-1.7'), pages: 1, fitReached: true })
    const zip = await files()
    const where = await folder()
    expect(Object.keys(zip).toSorted()).toEqual(
      [
        'README.txt',
        'account.json',
        'ai.json',
        'avatar.jpg',
        'coach.json',
        'contact.json',
        'mails.json',
        'portfolio.json',
        'profile.json',
        'publications.json',
        `${where}/json-resume.json`,
        `${where}/resume.json`,
        `${where}/zo-c-sohne.docx`,
        `${where}/zo-c-sohne.pdf`,
        'settings.json',
        'templates.json',
        'usage.json',
      ].toSorted(),
    )
    const text = (name: string) => strFromU8(zip[name] ?? new Uint8Array())
    const json = (name: string) => JSON.parse(text(name)) as unknown
    expect(json('account.json')).toMatchObject({
      email: 'ada@example.com',
      emailVerified: true,
      lastActiveOn: '2026-04-05',
      signInMethods: [{ providerId: 'credential' }],
      sessions: [{ createdAt: expect.stringMatching(/Z$/) }],
      openLinks: expect.arrayContaining([
        {
          purpose: 'testing-proof',
          email: 'new@example.com',
          createdAt: '2026-04-05T06:07:08.000Z',
          expiresAt: '2026-04-05T06:07:08.000Z',
        },
      ]),
    })
    expect(json('account.json')).toMatchObject({
      owned: [{ product: 'coach', source: 'operator', grantedAt: '2026-04-05T06:07:08.000Z', endsAt: null }],
    })
    expect(json('ai.json')).toEqual({
      usage: [{ day: '2026-04-05', used: 1843 }],
      answers: [{ answer: { note: 'G' }, endsAt: '2026-04-06T00:00:00.000Z' }],
    })
    expect(json('coach.json')).toMatchObject({
      sessions: [
        {
          role: 'Programmer',
          asked: expect.arrayContaining([
            expect.objectContaining({
              attempts: [expect.objectContaining({ answer: 'I wrote note G for the engine.' })],
            }),
          ]),
          createdAt: '2026-04-05T06:07:08.000Z',
        },
      ],
      negotiations: [{ record: { ask: { target: 300 }, moves: [{ by: 'you', text: 'More, please.' }] } }],
    })
    const sent = {
      name: 'Ada',
      subject: 'Note G',
      category: 'general',
      message: 'Hello',
      replied: false,
      reply: null,
      repliedAt: null,
    }
    expect(json('contact.json')).toEqual({
      messages: [
        { ...sent, email: 'work@example.com', createdAt: '2026-04-05T06:07:08.000Z' },
        { ...sent, email: 'ada@example.com', createdAt: '2026-04-05T06:07:08.000Z' },
      ],
      subscriptions: [{ topic: 'newsletter', askedAt: '2026-04-05T06:07:08.000Z', confirmedAt: null }],
    })
    const taken = '2026-04-05T06:07:08.000Z'
    expect(json('portfolio.json')).toEqual({
      slug: 'ada-lovelace',
      slugs: [
        { slug: 'ada-l', takenAt: taken },
        { slug: 'ada-lovelace', takenAt: taken },
      ],
      accent: '#112233',
      hidesBrand: false,
      showsContact: true,
      takenDownAt: null,
      links: [
        {
          id: expect.stringMatching(/^[\w-]{22}$/),
          resumeId: expect.any(Number),
          label: 'Analytical Engines',
          hasPassword: true,
          expiresAt: '2026-05-01T00:00:00.000Z',
          createdAt: taken,
        },
      ],
      views: [expect.objectContaining({ day: '2024-02-01', views: 4, downloads: 1 })],
      pageViews: [{ day: '2026-04-01', views: 2 }],
    })
    expect(json('profile.json')).toMatchObject({ firstName: 'Ada', location: 'London' })
    expect(json('settings.json')).toMatchObject({ theme: 'dark', dataCollection: true })
    expect(json('usage.json')).toEqual([{ day: '2026-04-05', name: 'resume.created', count: 1 }])
    expect(json('mails.json')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'testing', facts: { city: 'Turin' }, sentAt: null }),
        expect.objectContaining({ kind: 'contact-receipt', recipient: 'work@example.com' }),
        expect.objectContaining({ kind: 'contact-receipt', recipient: 'ada@example.com' }),
        expect.objectContaining({ kind: 'subscription-confirmation', recipient: 'ada@example.com' }),
      ]),
    )
    expect(json(`${where}/resume.json`)).toMatchObject({
      title: 'Żółć & Söhne',
      content: { personalInfo: sampleContent('short').personalInfo },
      earlierVersions: [
        {
          version: 77,
          title: 'An older title',
          templateId: 3,
          content: { summary: 'older words' },
          savedAt: '2026-04-05T06:07:08.000Z',
        },
      ],
    })
    expect(json(`${where}/json-resume.json`)).toMatchObject({
      basics: { name: sampleContent('short').personalInfo.fullName },
    })
    expect(text(`${where}/zo-c-sohne.pdf`)).toBe('%PDF-1.7')
    expect(text(`${where}/zo-c-sohne.docx`).slice(0, 2)).toBe('PK')
    expect([...(zip['avatar.jpg'] ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff])
    expect(text('README.txt')).toContain('Everything Curricle stores about ada@example.com, as of 2026-04-05.')
    const explained = Object.keys(zip).filter((name) => new RegExp(`^${name}\n  \\S`, 'm').test(text('README.txt')))
    expect(explained).toEqual(Object.keys(zip).filter((name) => name !== 'README.txt'))

    const everything = Object.keys(zip).map(text).join()
    for (const secret of [
      'Not mine',
      'stranger@example.com',
      'secret-of-a-link',
      'sha256:',
      'token',
      'password"',
      'passwordHash',
    ])
      expect(everything).not.toContain(secret)
  })

  test('contains no PDFs if none can be made, and says so', async () => {
    print = () => Promise.reject(unavailable(new Error('no browser')))
    const zip = await files()
    expect(Object.keys(zip).filter((name) => name.endsWith('.pdf'))).toEqual([])
    expect(Object.keys(zip).filter((name) => name.endsWith('.docx'))).toHaveLength(1)
    expect(strFromU8(zip['README.txt'] ?? new Uint8Array())).toContain(
      `These files are missing:\n\n${await folder()}/zo-c-sohne.pdf\n  PDF files aren’t available on this site right now.`,
    )
  })

  test('can be requested five times an hour', async () => {
    const busy = await registerUser(site, 'busy@example.com')
    const statuses: number[] = []
    for (let time = 0; time < 6; time++)
      statuses.push((await site.request('POST', '/api/user/export', { cookie: busy })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('contains no data of an unconfirmed address', async () => {
    const message = { name: 'Eve', email: 'eve@example.com', subject: 'S', category: 'general', message: 'M' }
    await site.request('POST', '/api/contact', { body: message })
    await site.request('POST', '/api/newsletter', { body: { email: 'eve@example.com' } })
    await site.context.newsletter.idle()
    const pretender = await registerUser(site, 'eve@example.com')
    const answer = await site.request('POST', '/api/user/export', { cookie: pretender })
    const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(zip)).not.toContain('contact.json')
    expect(strFromU8(zip['mails.json'] ?? new Uint8Array())).not.toMatch(/receipt|subscription/)
  })

  test('also works for an empty account', async () => {
    const empty = await registerUser(site, 'empty@example.com')
    const answer = await site.request('POST', '/api/user/export', { cookie: empty })
    const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(zip)).toEqual([
      'account.json',
      'profile.json',
      'settings.json',
      'mails.json',
      'usage.json',
      'README.txt',
    ])
  })
})

test.each([
  ['Senior Engineer', 'senior-engineer'],
  ['../../etc/passwd', 'etc-passwd'],
  ['履歴書', 'resume'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('%s becomes a folder named %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
