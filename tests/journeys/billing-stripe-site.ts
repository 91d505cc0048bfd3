import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  startTestStripe,
  SECRET_KEY,
  signatureOf,
  WEBHOOK_SECRET,
  type TestStripe,
} from '#server/engines/payments/stripe/testing/test-stripe.ts'
import { drain, listen } from '#server/http/listen.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { shareBrowser } from '../built-product.ts'

/** Loaded by Node, since it is already built. */
const built = createRequire(import.meta.url)(resolve('build/server/index.js')) as typeof import('#server/main.ts')

/** The built product with the test Stripe; plans are enforced, as always with Stripe's keys. */
export async function startSelling() {
  const dataDir = mkdtempSync(join(tmpdir(), 'selling-'))
  shareBrowser(dataDir)
  const stripe: TestStripe = await startTestStripe(() => new Date())
  const settings = readSettings({
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  })
  const log = createLog('error')
  const engines = { ...built.createEngines(settings, log), stripe: { host: stripe.host } }
  const { app, close } = await built.createApp({ settings, engines, log })
  const { server, port } = await listen(app, { port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${port}`
  let eventCount = 0

  return {
    address,
    stripe,
    /** Sends Stripe's events in order; returns the status of each reply. */
    async tell(): Promise<readonly number[]> {
      const news = stripe.events.slice(eventCount)
      eventCount = stripe.events.length
      const statuses: number[] = []
      for (const event of news) {
        const headers = { 'stripe-signature': signatureOf(event, new Date()), 'content-type': 'application/json' }
        const reply = await fetch(`${address}/api/stripe/webhook`, { method: 'POST', headers, body: event.raw })
        statuses.push(reply.status)
      }
      return statuses
    },
    async stop() {
      await drain(server)
      await engines.pdf.close()
      await engines.readers.close()
      await engines.ai.close()
      await close()
      await stripe.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
