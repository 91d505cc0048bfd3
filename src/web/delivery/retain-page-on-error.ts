import { msg } from '@lingui/core/macro'
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { OfflineError, errorMessage } from '#web/lib/api/call-error.ts'
import { loadErrorOf, type LoadError } from '#web/lib/forms/load-error.ts'
import { translate } from '#web/lib/i18n.ts'
import { toast } from '#web/lib/toast.ts'

/** Path and query of the page that is here; undefined where an error is shown instead. */
let shown = typeof location === 'undefined' ? undefined : location.pathname + location.search

/**
 * Around the loaders of all pages in the browser. A page that is loaded again, after something was saved for example, and
 * cannot be reached, stays as it is with all that is typed in it: an error would take its place otherwise.
 */
export const retainPageOnError: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  if (request.method !== 'GET' || request.signal.aborted) return results
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  if (address !== shown) {
    shown = Object.values(results).some(({ type }) => type === 'error') ? undefined : address
    return results
  }
  const fault = Object.values(results).map(faultIn).find(Boolean)
  if (fault) tell(fault)
  // The router keeps what it has of those that give no result.
  return Object.fromEntries(Object.entries(results).filter(([, result]) => !faultIn(result)))
}

const faultIn = ({ type, result }: DataStrategyResult) => (type === 'error' ? loadErrorOf(result) : undefined)

function tell(fault: LoadError): void {
  const description = errorMessage(fault === 'offline' ? new OfflineError() : undefined)
  toast({ title: translate(msg`That did not work`), description, variant: 'destructive' })
}
