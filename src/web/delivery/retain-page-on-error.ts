import { msg } from '@lingui/core/macro'
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { OfflineError, errorMessage } from '#web/lib/api/call-error.ts'
import { loadErrorOf, type LoadError } from '#web/lib/forms/load-error.ts'
import { translate } from '#web/lib/i18n.ts'
import { toast } from '#web/lib/toast.ts'

/** Path and query of the page shown; undefined while an error page is shown. */
let shown = typeof location === 'undefined' ? undefined : location.pathname + location.search

/**
 * Wraps the loaders of all pages in the browser. When a shown page is revalidated, for example after a save, and the
 * server cannot be reached, the page stays with all that is typed in it instead of being replaced by an error page.
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
  // The router keeps the present data of routes without a result.
  return Object.fromEntries(Object.entries(results).filter(([, result]) => !faultIn(result)))
}

const faultIn = ({ type, result }: DataStrategyResult) => (type === 'error' ? loadErrorOf(result) : undefined)

function tell(fault: LoadError): void {
  const description = errorMessage(fault === 'offline' ? new OfflineError() : undefined)
  toast({ title: translate(msg`That didn’t work`), description, variant: 'destructive' })
}
