import { expect, test } from 'vitest'
import { onEachDatabase, createTestSite } from '#server/testing/site.ts'

/** Tables with personal data, and those without: each new table goes into one of these lists. */
const WITH_PERSONAL_DATA = [
  'account',
  'aiAnswer',
  'aiUsage',
  'avatar',
  'coachAnswer',
  'coachNegotiation',
  'coachSession',
  'contactMessage',
  'customer',
  'entitlement',
  'ledger',
  'mail',
  'payment',
  'portfolio',
  'portfolioSlug',
  'portfolioView',
  'profile',
  'proof',
  'purchase',
  'resume',
  'resumeVersion',
  'session',
  'shareLink',
  'sharedTemplate',
  'subscriber',
  'subscription',
  'usageEvent',
  'user',
  'userSettings',
  'userTemplate',
  'viewCount',
  'visitorLead',
]
const WITHOUT_PERSONAL_DATA = [
  'adminSession',
  'aiTotal',
  'article',
  'auditEntry',
  'billingEvent',
  'billingTurn',
  'fault',
  'job',
  'migration',
  'notice',
  'operatorTemplate',
  'operatorValue',
  'sandboxObject',
  'tries',
  'verification',
]

onEachDatabase('personal data', (engine) => {
  test('every table is listed as with or without personal data', async () => {
    const site = await createTestSite(engine)
    const tables = await site.context.db.introspection.getTables()
    const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'))
    expect(names.toSorted()).toEqual([...WITH_PERSONAL_DATA, ...WITHOUT_PERSONAL_DATA].toSorted())
    await site.close()
  })
})
