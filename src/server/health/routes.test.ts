import { expect, test } from 'vitest'
import { createTestSite, createTestPdfEngine } from '#server/testing/site.ts'
import type { Engines } from '#server/create-engines.ts'

const pdfIn = (state: 'starting' | 'ready' | 'unavailable') =>
  createTestPdfEngine({ health: () => ({ state }) as ReturnType<Engines['pdf']['health']> })

async function readiness(state: 'starting' | 'ready' | 'unavailable') {
  const site = await createTestSite('sqlite', { engines: { pdf: pdfIn(state) } })
  const answer = await site.request('GET', '/readyz')
  await site.close()
  return [answer.status, await answer.json()]
}

test('the process is healthy as soon as it responds', async () => {
  const site = await createTestSite('sqlite', { engines: { pdf: pdfIn('starting') } })
  expect(await (await site.request('GET', '/healthz')).json()).toEqual({ status: 'ok' })
  await site.close()
})

test('it is ready when the database responds and the browser for PDFs is running', async () => {
  expect(await readiness('ready')).toEqual([200, { status: 'ready', database: 'ready', pdf: 'ready' }])
})

test('it is not ready while the browser is starting', async () => {
  const reason = 'The browser that prints PDFs is still starting.'
  expect(await readiness('starting')).toEqual([
    503,
    { status: 'not_ready', reason, database: 'ready', pdf: 'starting' },
  ])
})

test('without any browser it is ready, and reports that PDFs are unavailable', async () => {
  expect(await readiness('unavailable')).toEqual([200, { status: 'ready', database: 'ready', pdf: 'unavailable' }])
})

test('it is not ready when the database does not respond', async () => {
  const site = await createTestSite('sqlite')
  await site.context.db.destroy()
  const answer = await site.request('GET', '/readyz')
  const reason = 'The database isn’t responding.'
  expect([answer.status, await answer.json()]).toMatchObject([503, { reason, database: 'unavailable' }])
})
