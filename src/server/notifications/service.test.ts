import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import { statementsInTurns } from '#server/testing/statements.ts'
import { UserSettings } from '#shared/contract/settings.ts'
import { signText } from '#server/signed-text.ts'

const DAY = 86_400_000
const { emailsAgreed: _, ...SWITCHES } = UserSettings.parse({})
const DEFAULTS = { ...SWITCHES, emailsAgreedAt: new Date('2026-11-01T00:00:00.000Z') }
/** Ten statements run in a turn of the event loop; what is counted as one may begin in the middle of two. */
const IN_TWO_TURNS = 20
const resume = {
  title: 'Nurse',
  content: '{}',
  templateId: null,
  atsScore: null,
  isPublic: false,
  version: 1,
  key: null,
}

onEachDatabase('notifications', (engine) => {
  let site: TestSite
  let cookie: string
  let now: Date
  beforeEach(async () => {
    now = new Date('2026-11-18T12:00:00.000Z')
    site = await createTestSite(engine, { clock: () => now, env: { RATE_LIMITS: 'off' } })
    cookie = await registerUser(site)
    // The auth library has its own clock.
    await site.context.db.updateTable('user').set({ emailVerified: true, createdAt: now }).execute()
    await site.context.db
      .updateTable('session')
      .set({ expiresAt: new Date('2030-01-01T00:00:00.000Z') })
      .execute()
    await settle({ emailsAgreed: true })
  })
  afterEach(() => site.close())

  const pass = (days: number) => (now = new Date(now.getTime() + days * DAY))
  const settle = (settings: object) => site.request('PUT', '/api/settings', { cookie, body: settings })
  /** Runs the hourly job this many hours later. */
  const comeBy = async () => {
    pass(1 / 24)
    await site.context.jobs.runDue()
  }
  async function emailsTo(kind: string, limit = 100) {
    const mails = await site.context.outbox.list(limit)
    return mails.filter((mail) => mail.kind === kind).toReversed()
  }
  async function keepResume(title: string): Promise<number> {
    const answer = await site.request('POST', '/api/resumes', { cookie, body: { title, content: {} } })
    return ((await answer.json()) as { id: number }).id
  }

  async function addUsers(count: number) {
    const users = Array.from({ length: count }, (_, i) => ({
      id: `u${i}`,
      name: 'Ada',
      email: `ada${i}@example.com`,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    }))
    for (let from = 0; from < count; from += 1000)
      await site.context.db
        .insertInto('user')
        .values(users.slice(from, from + 1000))
        .execute()
    for (let from = 0; from < count; from += 1000)
      await site.context.db
        .insertInto('userSettings')
        .values(users.slice(from, from + 1000).map(({ id }) => ({ ...DEFAULTS, userId: id })))
        .execute()
    return users
  }

  test('running the job again within a week uses up no email IDs', async () => {
    pass(8)
    await comeBy()
    const [tip] = await emailsTo('interview-tip')
    for (let hour = 0; hour < 3; hour++) await comeBy()
    const letter = { userId: null, recipient: 'ada@example.com', kind: 'password-changed', facts: {} } as const
    await site.context.outbox.send({ ...letter, event: 'next' })
    const [next] = await emailsTo('password-changed')
    expect(next?.id).toBe((tip?.id ?? 0) + 1)
  })

  test('resumes without edits for 90 days are listed in one email, once', async () => {
    await settle({ resumeReminders: true })
    await keepResume('Nurse')
    await keepResume('Teacher')
    pass(89)
    await comeBy()
    expect(await emailsTo('resume-reminder')).toEqual([])
    pass(1)
    await comeBy()
    pass(20)
    await comeBy()
    const mails = await emailsTo('resume-reminder')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ recipient: 'ada@example.com' })
    expect(mails[0]?.text).toContain('- Nurse\n- Teacher\n')
  })

  test('a resume that was edited and then left unused is listed again', async () => {
    await settle({ resumeReminders: true })
    const id = await keepResume('Nurse')
    pass(91)
    await comeBy()
    await site.request('PUT', `/api/resumes/${id}`, { cookie, body: { title: 'Head nurse', content: {} } })
    pass(91)
    await comeBy()
    const mails = await emailsTo('resume-reminder')
    expect(mails.map(({ text }) => /- (.+)/.exec(text)?.[1])).toEqual(['Nurse', 'Head nurse'])
  })

  test('resumes due on different days make at most one email a week, and each is listed once', async () => {
    await settle({ resumeReminders: true })
    await keepResume('Nurse')
    pass(2)
    await keepResume('Teacher')
    pass(88.5)
    await comeBy()
    for (let day = 0; day < 12; day++) {
      pass(1)
      await comeBy()
    }
    const texts = (await emailsTo('resume-reminder')).map(({ text }) => [
      text.includes('Nurse'),
      text.includes('Teacher'),
    ])
    expect(texts).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('reminders are sent only to users who want them, and not for resumes unused for longer', async () => {
    await keepResume('Nurse')
    pass(91)
    await comeBy()
    pass(31)
    await settle({ resumeReminders: true })
    await comeBy()
    expect(await emailsTo('resume-reminder')).toEqual([])
  })

  test('a different tip is sent once a week, starting in the second week', async () => {
    pass(6)
    await comeBy()
    expect(await emailsTo('interview-tip')).toEqual([])
    for (let day = 0; day < 14; day++) {
      pass(1)
      await comeBy()
    }
    const subjects = (await emailsTo('interview-tip')).map(({ subject }) => subject)
    // From Wednesday, November 25 to Wednesday, December 9: weeks 48, 49 and 50.
    expect(subjects).toHaveLength(3)
    expect(new Set(subjects).size).toBe(3)
  })

  test('tips to thousands of users take few statements, and requests are served in between', async () => {
    await addUsers(4000)
    pass(8)
    const turns = await statementsInTurns(site.context.db, () => site.context.notifications.sendInterviewTips())
    expect((await site.context.outbox.counts()).waiting).toBe(4002)
    const total = turns.reduce((sum, count) => sum + count, 0)
    // Nine ranges of 500 users and the look for a tenth: two selects and at most two inserts each.
    expect(total).toBeLessThanOrEqual(37)
    expect(Math.max(...turns)).toBeLessThanOrEqual(IN_TWO_TURNS)
  })

  test('reminders to hundreds of users let requests be served in between', async () => {
    const users = await addUsers(200)
    const { db } = site.context
    await db.updateTable('userSettings').set({ resumeReminders: true }).execute()
    await db
      .insertInto('resume')
      .values(users.map(({ id }) => ({ ...resume, userId: id, createdAt: now, updatedAt: now })))
      .execute()
    pass(91)
    const turns = await statementsInTurns(db, () => site.context.notifications.sendReminders())
    expect(await emailsTo('resume-reminder', 500)).toHaveLength(200)
    expect(Math.max(...turns)).toBeLessThanOrEqual(IN_TWO_TURNS)
  })

  test('tips and reminders are sent to confirmed addresses only', async () => {
    await site.context.db.updateTable('user').set({ emailVerified: false }).execute()
    await settle({ resumeReminders: true })
    await keepResume('Nurse')
    pass(91)
    await comeBy()
    expect(await emailsTo('interview-tip')).toEqual([])
    expect(await emailsTo('resume-reminder')).toEqual([])
  })

  test('without a postal address of the site owner nothing is sent that must carry one', async () => {
    const bare = await createTestSite(engine, { clock: () => now, env: { OPERATOR_ADDRESS: '', RATE_LIMITS: 'off' } })
    await registerUser(bare, undefined, { emailsAgreed: true })
    await bare.context.db.updateTable('user').set({ emailVerified: true, createdAt: now }).execute()
    pass(8)
    await bare.context.jobs.runDue()
    const kinds = (await bare.context.outbox.list(9)).map(({ kind }) => kind)
    await bare.close()
    expect(kinds).toEqual(['email-confirmation'])
  })

  test('nothing is sent before the first yes, and nothing after it is taken back', async () => {
    await settle({ emailsAgreed: false })
    await keepResume('Nurse')
    pass(100)
    await comeBy()
    const kinds = new Set((await site.context.outbox.list(100)).map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['email-confirmation']))
    await settle({ resumeReminders: true })
    await comeBy()
    expect((await emailsTo('interview-tip')).length).toBe(1)
    expect((await emailsTo('resume-reminder')).length).toBe(1)
  })

  test('users who turned tips off get none', async () => {
    await settle({ interviewTips: false })
    pass(8)
    await comeBy()
    expect(await emailsTo('interview-tip')).toEqual([])
  })

  test('the unsubscribe link turns off that kind of email and nothing else', async () => {
    await settle({ resumeReminders: true })
    const token = await tokenFor('interviewTips')
    const answer = await site.request('POST', `/api/unsubscribe/${token}`)
    expect([answer.status, await answer.json()]).toEqual([200, { notification: 'interviewTips' }])
    const settings = await (await site.request('GET', '/api/settings', { cookie })).json()
    expect(settings).toMatchObject({ interviewTips: false, resumeReminders: true, emailUpdates: true })
    pass(8)
    await comeBy()
    expect(await emailsTo('interview-tip')).toEqual([])
  })

  test('the link works repeatedly, and for users without saved settings', async () => {
    const path = `/api/unsubscribe/${await tokenFor('interviewTips')}`
    expect((await site.request('POST', path)).status).toBe(200)
    expect((await site.request('POST', path)).status).toBe(200)
    expect(await (await site.request('GET', '/api/settings', { cookie })).json()).toMatchObject({
      interviewTips: false,
      emailUpdates: true,
      theme: 'light',
    })
  })

  test('a forged link, one for another purpose and one of a deleted account change nothing', async () => {
    const good = await tokenFor('interviewTips')
    const { secret, db } = site.context
    const before = await db.selectFrom('userSettings').selectAll().execute()
    const refused = async (token: string) => {
      const answer = await site.request('POST', `/api/unsubscribe/${token}`)
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([410, 'link_invalid'])
    }
    await refused('nonsense')
    await refused(`${good}x`)
    await refused(good.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))
    const { id } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    await refused(signText(secret, 'proof', `${id} interviewTips`))
    await refused(signText(secret, 'unsubscribe', `${id} autoSave`))
    await refused(signText(secret, 'unsubscribe', 'nobody interviewTips'))
    expect(await db.selectFrom('userSettings').selectAll().execute()).toEqual(before)
    await db.deleteFrom('user').execute()
    await refused(good)
  })

  test('only a POST unsubscribes: opening the link redirects to the page with the button', async () => {
    const token = await tokenFor('interviewTips')
    const before = await site.context.db.selectFrom('userSettings').selectAll().execute()
    const opened = await site.request('GET', `/api/unsubscribe/${token}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/unsubscribe/${token}`])
    expect(await site.context.db.selectFrom('userSettings').selectAll().execute()).toEqual(before)
  })

  async function tokenFor(notification: string): Promise<string> {
    const { id } = await site.context.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    return signText(site.context.secret, 'unsubscribe', `${id} ${notification}`)
  }
})
