import { Jimp } from 'jimp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { halves, png, withExif } from '#server/engines/images/testing/pictures.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const ADA = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '',
  location: '',
  website: '',
  github: '',
  linkedin: '',
  email: 'ada@example.com',
  emailConfirmed: false,
  profileImageUrl: null,
}

onEachDatabase('the profile', (engine) => {
  let site: TestSite
  let cookie: string
  beforeAll(async () => {
    site = await createTestSite(engine, { env: { RATE_LIMITS: 'on' } })
    cookie = await registerUser(site)
  })
  afterAll(() => site.close())
  const profile = async (as: string) => (await site.request('GET', '/api/profile', { cookie: as })).json()
  const save = (body: unknown, as = cookie) => site.request('PUT', '/api/profile', { cookie: as, body })
  const send = (body: Uint8Array | string, type = 'image/jpeg', as = cookie) =>
    Promise.resolve(
      site.app.request('http://localhost:3000/api/profile/avatar', {
        method: 'PUT',
        headers: { cookie: as, 'content-type': type },
        body: typeof body === 'string' ? body : new Uint8Array(body),
      }),
    )
  const picture = (as = cookie) => site.request('GET', '/api/profile/avatar', { cookie: as })
  const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

  test('starts with the data from sign-up', async () => {
    expect(await profile(cookie)).toEqual(ADA)
  })

  test('is saved and trimmed, and the session has the new name at once', async () => {
    const as = await registerUser(site, 'grace@example.com')
    const told = {
      firstName: ' Grace ',
      lastName: 'Hopper',
      phone: '+1 555 0100',
      location: 'New York',
      website: 'grace.example',
      github: 'github.com/grace',
      linkedin: 'linkedin.com/in/grace',
    }
    const expected = {
      ...told,
      firstName: 'Grace',
      email: 'grace@example.com',
      emailConfirmed: false,
      profileImageUrl: null,
    }
    const answer = await save(told, as)
    expect([answer.status, await answer.json()]).toEqual([200, expected])
    await save({ ...told, phone: '' }, as)
    expect(await profile(as)).toEqual({ ...expected, phone: '' })
    const user = await (await site.request('GET', '/api/user', { cookie: as })).json()
    expect(user).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' })
    expect(await profile(cookie)).toEqual(ADA)
  })

  test.each([
    ['a name that is not text', { firstName: 7 }, 'firstName', 'This must be text.'],
    ['a name of 101 letters', { lastName: 'x'.repeat(101) }, 'lastName', 'Shorten this to 100 characters or fewer.'],
    [
      'a location of 301 letters',
      { location: 'x'.repeat(301) },
      'location',
      'Shorten this to 300 characters or fewer.',
    ],
    ['a link of 601 letters', { github: 'x'.repeat(601) }, 'github', 'Shorten this to 600 characters or fewer.'],
    ['a number that is not text', { phone: null }, 'phone', 'This must be text.'],
    [
      'a website that is a script',
      { website: 'javascript:alert(1)' },
      'website',
      'Enter a web address like example.com or https://example.com/me.',
    ],
    ['a website that is no address', { website: 'my page' }, 'website', /^Enter a web address/],
    ['a character that cannot be stored', { website: 'a\0b' }, 'website', /characters we can’t store/],
  ])('%s is refused, and nothing is stored', async (_, body, field, sentence) => {
    const answer = await save(body)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { fields: Record<string, string> }).fields[field]).toMatch(sentence)
    expect(await profile(cookie)).toEqual(ADA)
  })

  test("a picture is stored as a small square JPEG, without the camera's metadata", async () => {
    const as = await registerUser(site, 'photo@example.com')
    const answer = await send(withExif(await halves(640, 480), 1), 'image/jpeg', as)
    expect(answer.status).toBe(200)
    const { profileImageUrl } = (await answer.json()) as { profileImageUrl: string }
    expect(profileImageUrl).toMatch(/^\/api\/profile\/avatar\?v=[\w-]{20}$/)
    const user = await (await site.request('GET', '/api/user', { cookie: as })).json()
    expect(user).toMatchObject({ profileImageUrl })

    const got = await site.request('GET', profileImageUrl, { cookie: as })
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    })
    const bytes = Buffer.from(await got.arrayBuffer())
    const { width, height } = await Jimp.read(bytes)
    expect([width, height]).toEqual([256, 256])
    expect(bytes.includes('GPS')).toBe(false)
  })

  test('a new picture replaces the first, with a new URL', async () => {
    const as = await registerUser(site, 'again@example.com')
    const first = (await (await send(await halves(300, 300), 'image/jpeg', as)).json()) as { profileImageUrl: string }
    const white = png({ width: 4, height: 4, rows: Buffer.alloc(17 * 4) })
    const second = (await (await send(white, 'image/png', as)).json()) as { profileImageUrl: string }
    expect(second.profileImageUrl).not.toBe(first.profileImageUrl)
    const rows = await site.context.db
      .selectFrom('avatar')
      .innerJoin('user', 'user.id', 'avatar.userId')
      .select('hash')
      .where('email', '=', 'again@example.com')
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('removing a picture can be repeated', async () => {
    const as = await registerUser(site, 'gone@example.com')
    await send(await halves(50, 50), 'image/jpeg', as)
    for (let time = 0; time < 2; time++) {
      const answer = await site.request('DELETE', '/api/profile/avatar', { cookie: as })
      expect(await answer.json()).toMatchObject({ profileImageUrl: null })
    }
    expect((await picture(as)).status).toBe(404)
    expect(await profile(as)).toMatchObject({ profileImageUrl: null })
  })

  test('users see only their own picture', async () => {
    const as = await registerUser(site, 'alone@example.com')
    await send(await halves(50, 50), 'image/jpeg', as)
    const answer = await picture(cookie)
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'avatar_not_found'])
  })

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 415, 'unsupported_picture'],
    ['JSON', '{}', 'application/json', 415, 'unsupported_picture'],
    ['more than 4 MB', new Uint8Array(4 * 1024 * 1024 + 1), 'image/png', 413, 'too_large'],
    ['nothing', '', 'image/png', 422, 'not_an_image'],
    ['a page with the type of a picture', '<html><script>alert(1)</script>', 'image/jpeg', 422, 'not_an_image'],
    [
      'a decompression bomb',
      png({ width: 20, height: 20, rows: Buffer.alloc(3e7), interlaced: true }),
      'image/png',
      422,
      'not_an_image',
    ],
    ['too many pixels', png({ width: 9000, height: 9, rows: Buffer.alloc(9) }), 'image/png', 422, 'picture_too_large'],
  ])('%s is refused, and nothing is stored', async (_, body, type, status, code) => {
    const answer = await send(body, type)
    expect([answer.status, await codeOf(answer)]).toEqual([status, code])
    expect((await picture()).status).toBe(404)
    expect(await profile(cookie)).toEqual(ADA)
  })

  test('the twenty-first picture in ten minutes is rate-limited', async () => {
    const as = await registerUser(site, 'busy@example.com')
    const statuses: number[] = []
    for (let time = 0; time < 21; time++) statuses.push((await send('none', 'image/png', as)).status)
    expect(statuses.slice(19)).toEqual([422, 429])
  })

  test.each([
    ['GET', '/api/profile'],
    ['PUT', '/api/profile'],
    ['GET', '/api/profile/avatar'],
    ['PUT', '/api/profile/avatar'],
    ['DELETE', '/api/profile/avatar'],
  ])('%s %s requires a session', async (method, path) => {
    const answer = await site.request(method, path)
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'unauthorized'])
  })
})
