import Stripe from 'stripe'

/** Longer than the pauses between the library's attempts, and than a page that makes several calls takes to give up. */
const SILENT_MS = 5000

type Client = ReturnType<typeof Stripe.createNodeHttpClient>

/**
 * Once Stripe has not answered in time, calls of the next seconds fail at once: the library would try again, each time
 * for as long, and a page that makes several calls would wait for each.
 */
export function impatient(client: Client, now: () => number = () => performance.now()): Client {
  const makeRequest = client.makeRequest.bind(client)
  let silentUntil = -Infinity
  client.makeRequest = async (...request) => {
    if (now() < silentUntil) throw Stripe.HttpClient.makeTimeoutError()
    try {
      return await makeRequest(...request)
    } catch (error) {
      if (isTimeout(error)) silentUntil = now() + SILENT_MS
      throw error
    }
  }
  return client
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === Stripe.HttpClient.TIMEOUT_ERROR_CODE
