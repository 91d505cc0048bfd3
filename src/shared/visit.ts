import type { Send } from '#shared/contract/endpoint.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]
/** What the server knows of a visit when it renders a page. */
export type Visit = {
  readonly nonce: string
  readonly locale: string
  readonly theme: Theme
  /** The product's name, from the operator. */
  readonly brand: string
  /** Origin under which the visitor sees us, without a slash at its end. */
  readonly origin: string
  readonly send: Send
  /** What the log calls this request; shown where something failed, so that it can be found again. */
  readonly requestId?: string
}
