import { expect, test } from 'vitest'
import { insertCoachAnswer, selectRecentQuestions } from '#server/coach/answer-store.ts'
import { insertCoachSession } from '#server/coach/session-store.ts'
import { withTransaction } from '#server/database/transaction.ts'
import { onEachDatabase, createTestSite, registerUser } from '#server/testing/site.ts'

const BLANK = { role: '', industry: 'general', level: 'Senior', kinds: '[]', postingTitle: '', asked: '[]' }

onEachDatabase('recently practiced questions', (engine) => {
  test('are listed per user, latest first, each question once', async () => {
    const site = await createTestSite(engine)
    const { db } = site.context
    for (const email of ['ada@example.com', 'charles@example.com']) await registerUser(site, email)
    const people = await db.selectFrom('user').select('id').orderBy('email').execute()
    const [ada = '', charles = ''] = people.map(({ id }) => id)
    const answered = async (userId: string, questionId: string, day: number) => {
      const at = new Date(Date.UTC(2026, 3, day))
      const { row } = await withTransaction(db, (tx) => insertCoachSession(tx, userId, BLANK, { at, most: 100 }))
      const scores = { answer: 'x', spokenSeconds: null, total: 1, points: '{}', feedback: '{}' }
      await insertCoachAnswer(db, { ...scores, sessionId: row.id, questionId, attempt: 1 }, at)
    }
    await answered(ada, 'second', 2)
    await answered(ada, 'third', 1)
    await answered(ada, 'third', 3)
    await answered(ada, 'first', 1)
    await answered(charles, 'not-mine', 4)
    expect(await selectRecentQuestions(db, ada, 10)).toEqual(['third', 'second', 'first'])
    expect(await selectRecentQuestions(db, ada, 2)).toEqual(['third', 'second'])
    expect(await selectRecentQuestions(db, charles, 10)).toEqual(['not-mine'])
    await site.close()
  })
})
