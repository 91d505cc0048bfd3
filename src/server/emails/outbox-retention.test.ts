import { afterEach, expect, test } from 'vitest'
import type { EmailEngine } from '#server/engines/email/engine.ts'
import { createOutbox, type NewEmail } from '#server/emails/outbox.ts'
import { onEachDatabase, createTestSite, type TestSite } from '#server/testing/site.ts'
import { createMailServer, passwordChangedEmail, passwordResetEmail } from '#server/testing/outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

onEachDatabase('outbox retention', (engine) => {
  const open: { close: () => Promise<void> }[] = []
  afterEach(async () => {
    for (const each of open.splice(0).reverse()) await each.close()
  })
  let now = new Date('2026-11-21T12:00:00.000Z')
  const clock = () => now
  const pass = (span: number) => (now = new Date(now.getTime() + span))

  async function siteWith(mail: EmailEngine): Promise<TestSite> {
    const site = await createTestSite(engine, { engines: { email: mail }, clock })
    open.push(site)
    return site
  }

  test('neither the table nor the administrator’s list contains a working link', async () => {
    const { engine: mail, mails } = createMailServer()
    const { context } = await siteWith({ name: 'outbox' })
    await context.outbox.send(passwordResetEmail('a', 'proof-7'))
    const listed = await context.outbox.list(1)
    expect(listed[0]?.text).toContain('[link hidden]')
    await anotherOn(context, mail).sendDue()
    const token = /password-reset\/(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    expect(token.length).toBeGreaterThan(20)
    const rows = await context.db.selectFrom('mail').selectAll().execute()
    expect(JSON.stringify([rows, listed, await context.outbox.list(1)])).not.toContain(token)
    expect(rows[0]?.facts).toBe('{}')
  })

  test('an email to a deleted account is deleted when it is sent, or after a day without a mail server', async () => {
    const left = (event: string): NewEmail => ({ ...passwordChangedEmail(event), kind: 'account-deleted', facts: {} })
    const { engine: mail, mails } = createMailServer()
    const { context } = await siteWith({ name: 'outbox' })
    await context.outbox.send(left('a'))
    await anotherOn(context, mail).sendDue()
    expect(mails).toHaveLength(1)
    expect(await context.outbox.list(9)).toEqual([])
    await context.outbox.send(left('b'))
    pass(DAY)
    await context.outbox.clean()
    expect(await context.outbox.list(9)).toHaveLength(1)
    pass(1)
    await context.outbox.clean()
    expect(await context.outbox.list(9)).toEqual([])
  })

  test('an email to a deleted account is retried like any other, then deleted', async () => {
    const { engine: mail } = createMailServer(() => ({ state: 'delayed', code: '451' }))
    const { context } = await siteWith(mail)
    await context.outbox.send({ ...passwordChangedEmail('a'), kind: 'account-deleted', facts: {} })
    for (let attempt = 1; attempt <= 6; attempt++) {
      await context.outbox.sendDue()
      await context.outbox.clean()
      const [kept] = await context.outbox.list(1)
      expect(kept).toMatchObject({ state: 'waiting', attempts: attempt })
      pass(new Date(kept?.nextAt ?? 0).getTime() - now.getTime())
    }
    await context.outbox.sendDue()
    expect(await context.outbox.list(9)).toEqual([])
  })

  test('an email to a deleted account is deleted after a week without a reachable mail server', async () => {
    const { context } = await siteWith({ name: 'outbox' })
    await context.outbox.send({ ...passwordChangedEmail('a'), kind: 'account-deleted', facts: {} })
    const other = anotherOn(context, createMailServer().engine)
    pass(7 * DAY)
    await other.clean()
    expect(await other.list(9)).toHaveLength(1)
    pass(1)
    await other.clean()
    expect(await other.list(9)).toEqual([])
  })

  test('emails are kept for 180 days', async () => {
    const { context } = await siteWith({ name: 'outbox' })
    await context.outbox.send(passwordChangedEmail('a'))
    pass(180 * DAY)
    await context.outbox.clean()
    expect(await context.outbox.list(9)).toHaveLength(1)
    pass(1)
    await context.outbox.clean()
    expect(await context.outbox.list(9)).toEqual([])
  })

  /** Another process with the same database. */
  function anotherOn({ db, log, secret }: TestSite['context'], mail: EmailEngine) {
    const writing = {
      secret,
      origin: 'http://localhost:3000',
      brand: 'Curricle',
      contact: undefined,
      sender: undefined,
    }
    return createOutbox({ db, engine, email: mail, clock, log, writing })
  }
})
