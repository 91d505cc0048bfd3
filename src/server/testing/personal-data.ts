import type { TestSite } from '#server/testing/site.ts'
import type { CoachSession } from '#shared/contract/coach.ts'

type Owner = { readonly cookie: string; readonly userId: string; readonly resumeId: number; readonly at: Date }

/** Fills every table that contains personal data with data of one user. */
export async function fillAccount(site: TestSite, owner: Owner): Promise<void> {
  await insertRows(site, owner)
  await practice(site, owner)
  await cacheAnswer(site, owner)
  await contactUs(site, owner)
  await publish(site, owner)
  await makeTemplate(site, owner)
}

async function cacheAnswer({ context }: TestSite, { userId }: Owner) {
  const { db } = context
  await db.insertInto('aiUsage').values({ userId, day: '2026-04-05', tokens: 1843 }).execute()
  const endsAt = Date.UTC(2026, 3, 6)
  await db.insertInto('aiAnswer').values({ userId, key: 'k', answer: '{"note":"G"}', endsAt }).execute()
}

/** Signed in and signed out, from one confirmed address. */
async function contactUs(site: TestSite, { cookie, userId }: Owner) {
  const { db } = site.context
  await db.updateTable('user').set({ emailVerified: true }).where('id', '=', userId).execute()
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Note G', category: 'general', message: 'Hello' }
  await site.request('POST', '/api/contact', { cookie, body: { ...message, email: 'work@example.com' } })
  await site.request('POST', '/api/contact', { body: message })
  await site.request('POST', '/api/contact', { body: { ...message, email: 'stranger@example.com' } })
  for (const email of ['ada@example.com', 'stranger@example.com'])
    await site.request('POST', '/api/newsletter', { body: { email } })
  await site.context.newsletter.idle()
}

async function makeTemplate(site: TestSite, { cookie, at }: Owner) {
  const body = { name: 'Engine style', htmlTemplate: '<h1>{{fullName}}</h1>', cssStyles: '.doc h1{color:#123456}' }
  const made = await site.request('POST', '/api/user-templates', { cookie, body })
  const { id: templateId } = (await made.json()) as { id: number }
  const copy = { name: 'Engine style', html: '<h1>{{fullName}}</h1>', css: '', points: 95, publishedAt: at }
  await site.context.db
    .insertInto('sharedTemplate')
    .values({ templateId, ...copy })
    .execute()
}

/** Takes two slugs, of which the first is no longer current. */
async function publish(site: TestSite, { cookie, userId, resumeId }: Owner) {
  const { db } = site.context
  for (const slug of ['ada-l', 'ada-lovelace'])
    await site.request('PUT', '/api/portfolio', { cookie, body: { slug, accent: '#112233', showsContact: true } })
  const body = { resumeId, label: 'Analytical Engines', password: 'difference', expiresAt: '2026-05-01T00:00:00Z' }
  const made = await site.request('POST', '/api/portfolio/links', { cookie, body })
  const { id: linkId } = (await made.json()) as { id: string }
  await db.insertInto('viewCount').values({ resumeId, linkId, day: '2024-02-01', views: 4, downloads: 1 }).execute()
  await db.insertInto('portfolioView').values({ userId, day: '2026-04-01', views: 2 }).execute()
}

async function practice(site: TestSite, { cookie, userId }: Owner) {
  await site.context.entitlements.grant(userId, 'coach')
  const started = await site.request('POST', '/api/coach/sessions', { cookie, body: { role: 'Programmer' } })
  const { session } = (await started.json()) as { session: CoachSession }
  const answer = { questionId: session.asked[0]?.id, answer: 'I wrote note G for the engine.' }
  await site.request('POST', `/api/coach/sessions/${session.id}/answers`, { cookie, body: answer })
  const ask = { target: 300, walkAway: 200, currency: 'GBP', period: 'year' }
  const record = { seed: 1, role: 'Programmer', scenario: 'offer', style: 'friendly', ask, outcome: null }
  const moves = [{ by: 'you', text: 'More, please.' }]
  await site.request('POST', '/api/coach/negotiations', { cookie, body: { ...record, moves } })
}

/** Rows that no call of the API creates reliably. */
async function insertRows({ context }: TestSite, { userId, resumeId, at }: Owner) {
  const { db } = context
  await db
    .insertInto('resumeVersion')
    .values({
      resumeId,
      version: 77,
      title: 'An older title',
      content: '{"summary":"older words"}',
      templateId: 3,
      savedAt: at,
    })
    .execute()
  await db
    .insertInto('mail')
    .values({
      event: 'an-event',
      kind: 'testing',
      userId,
      recipient: 'ada@example.com',
      facts: '{"city":"Turin"}',
      state: 'waiting',
      attempts: 0,
      nextAt: at,
      lastError: null,
      sentAt: null,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await db
    .insertInto('proof')
    .values({
      id: 'secret-of-a-link',
      purpose: 'testing-proof',
      userId,
      email: 'new@example.com',
      createdAt: at,
      expiresAt: at,
    })
    .execute()
}
