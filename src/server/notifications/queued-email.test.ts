import { expect, test } from 'vitest'
import { onEachDatabase, createTestSite, registerUser } from '#server/testing/site.ts'

onEachDatabase('a queued email', (engine) => {
  test('is not sent if its recipient has unsubscribed in the meantime', async () => {
    let isUp = false
    const subjects: string[] = []
    const site = await createTestSite(engine, {
      engines: {
        email: {
          name: 'smtp',
          async send({ subject }) {
            if (!isUp) return { state: 'delayed', code: '451' }
            subjects.push(subject)
            return { state: 'sent' }
          },
        },
      },
    })
    const cookie = await registerUser(site, undefined, { emailsAgreed: true })
    await site.context.db.updateTable('user').set({ emailVerified: true }).execute()
    const { id } = await site.context.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const tip = {
      event: 'tip',
      userId: id,
      recipient: 'ada@example.com',
      kind: 'interview-tip',
      facts: { tip: 0 },
    } as const
    await site.context.outbox.send(tip)
    await site.context.outbox.sendDue()
    const kept = (await site.context.outbox.list(9)).find(({ kind }) => kind === 'interview-tip')
    expect(kept?.state).toBe('waiting')
    await site.request('PUT', '/api/settings', { cookie, body: { interviewTips: false } })
    isUp = true
    await site.context.outbox.retry(kept?.id ?? 0)
    await site.context.outbox.sendDue()
    const after = (await site.context.outbox.list(9)).find(({ kind }) => kind === 'interview-tip')
    expect(after).toMatchObject({ state: 'failed', lastError: 'unwanted' })
    expect(subjects.filter((subject) => subject.includes('Interview'))).toEqual([])
    await site.close()
  })
})
