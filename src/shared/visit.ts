import type { Send } from '#shared/contract/endpoint.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** Names the account whose page sends a request; another one that has signed in since is nobody to it. */
export const ACCOUNT_HEADER = 'x-account'

/** What the server knows of a visit when it renders a page. */
export type Visit = {
  readonly nonce: string
  readonly locale: string
  readonly theme: Theme
  /** The product's name, from the operator. */
  readonly brand: string
  /** Origin under which the visitor sees us, without a slash at its end. */
  readonly origin: string
  /** Whether mails go from this site: without a mail server no page offers or promises one. */
  readonly sendsMail?: boolean
  /** Whether a language model is configured. */
  readonly hasModel?: boolean
  readonly send: Send
  /** What the log calls this request; shown where something failed, so that it can be found again. */
  readonly requestId?: string
  /** Puts into a page that sleeps what its first paint would wait for. Missing where the browser has that already. */
  readonly complete?: (page: string) => string
}
