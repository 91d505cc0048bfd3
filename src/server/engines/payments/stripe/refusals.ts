import Stripe from 'stripe'
import { ProviderUnavailable } from '#server/engines/payments/provider.ts'
import type { Logger } from '#server/log.ts'

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors

/** Stripe's code for an object that does not exist. */
const MISSING = 'resource_missing'

export const hasCode = (error: unknown, code: string): boolean => error instanceof StripeError && error.code === code

export const isMissing = (error: unknown): boolean => hasCode(error, MISSING)

/** Whether the payment failed: declined, to be confirmed with the bank first, or no card to charge. */
export const isUnpaid = (error: unknown): boolean =>
  error instanceof StripeError && (error.statusCode === 402 || error.code === MISSING)

/** Whether Stripe refused and did nothing. After a conflict, what the other request did is unknown. */
export const isRefusal = (error: unknown): boolean => {
  const status = (error instanceof StripeError && error.statusCode) || 0
  return status >= 400 && status < 500 && status !== 409
}

/** Calls Stripe so that every failure there becomes a ProviderUnavailable. */
export function createStripeCalls(log: Logger) {
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw downOf(error, log)
    }
  }

  return {
    ask,

    /** Null where Stripe has no such object. */
    find: <T>(work: () => Promise<T>): Promise<T | null> => ask(() => unless(isMissing, work)),

    /** Ignores errors that mean it is already done or can no longer be done. */
    async settle(isDone: (error: unknown) => boolean, work: () => Promise<unknown>): Promise<void> {
      await ask(() => unless(isDone, work))
    },
  }
}

async function unless<T>(isFine: (error: unknown) => boolean, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (isFine(error)) return null
    throw error
  }
}

/** Stripe's messages may contain keys and user input, so only its codes are logged. */
function downOf(error: unknown, log: Logger): unknown {
  if (!(error instanceof StripeError)) return error
  const { type, code, param, statusCode, requestId } = error
  if (!isPassing(error))
    log.error({ type, code, param, statusCode, stripeRequest: requestId }, 'stripe refused the request')
  return new ProviderUnavailable(`${type} ${code ?? ''} ${statusCode ?? ''}`.trim())
}

/** Errors that pass by themselves. All others need the operator: a wrong or restricted key, an incomplete account. */
const isPassing = (error: unknown): boolean =>
  [StripeConnectionError, StripeRateLimitError, StripeAPIError].some((kind) => error instanceof kind)
