import type { Send } from '#shared/contract/endpoint.ts'
import type { Theme } from '#shared/theme.ts'

/**
 * Names the account of the page that sends a request; if another account has signed in since, the request counts as
 * signed out.
 */
export const ACCOUNT_HEADER = 'x-account'

/** What the server knows about a request when it renders a page. */
export type PageContext = {
  readonly nonce: string
  readonly locale: string
  readonly theme: Theme
  /** The product's name, set by the operator. */
  readonly brand: string
  /** Origin under which the visitor sees the site, without a trailing slash. */
  readonly origin: string
  /** Whether the site can send email: without a mail server no page offers or promises it. */
  readonly sendsMail?: boolean
  /** Whether it sends newsletters, tips and the like, which need a postal address as well. */
  readonly sendsListMail?: boolean
  /** Whether a language model is configured. */
  readonly hasModel?: boolean
  /** Whether visitors without an account get PDF and Word files. */
  readonly guestDownloads?: boolean
  readonly send: Send
  /** Identifies the request in the log; shown on error pages so that it can be found. */
  readonly requestId?: string
  /** Adds to a page with deferred hydration what its first paint needs. Missing if the browser has that already. */
  readonly complete?: (page: string) => string
}
