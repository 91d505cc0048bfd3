import Stripe from 'stripe'
import { ProviderUnavailable } from '#server/engines/payments/provider.ts'
import type { Logger } from '#server/log.ts'

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors

/** What Stripe calls something that it does not have. */
const MISSING = 'resource_missing'

export const hasCode = (error: unknown, code: string): boolean => error instanceof StripeError && error.code === code

export const isMissing = (error: unknown): boolean => hasCode(error, MISSING)

/** Whether paying failed: declined, to be confirmed by the bank first, or no card left to charge. */
export const isUnpaid = (error: unknown): boolean =>
  error instanceof StripeError && (error.statusCode === 402 || error.code === MISSING)

/** Whether Stripe said no and has done nothing. Of a conflict it is not known what the other request did. */
export const isRefusal = (error: unknown): boolean => {
  const status = (error instanceof StripeError && error.statusCode) || 0
  return status >= 400 && status < 500 && status !== 409
}

/** Asks Stripe in such a way that whatever goes wrong there is a ProviderUnavailable. */
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

    /** Null where Stripe has no such thing. */
    find: <T>(work: () => Promise<T>): Promise<T | null> => ask(() => unless(isMissing, work)),

    /** Does nothing where it is done already, or cannot be done any more. */
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

/** Stripe's own sentences may hold keys and what people typed, so only its words for machines are kept. */
function downOf(error: unknown, log: Logger): unknown {
  if (!(error instanceof StripeError)) return error
  const { type, code, param, statusCode, requestId } = error
  if (!isPassing(error)) log.error({ type, code, param, statusCode, stripeRequest: requestId }, 'stripe refuses')
  return new ProviderUnavailable(`${type} ${code ?? ''} ${statusCode ?? ''}`.trim())
}

/** What goes by itself. All else is for the operator: a wrong key, a right that a key lacks, an account not set up. */
const isPassing = (error: unknown): boolean =>
  [StripeConnectionError, StripeRateLimitError, StripeAPIError].some((kind) => error instanceof kind)
