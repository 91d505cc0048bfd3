/** A paragraph, a link that stands by itself, a list, or what a person wrote in lines: said, or quoted. */
export type TextPart =
  | string
  | { readonly link: string; readonly label: string }
  | { readonly list: readonly string[] }
  | { readonly lines: string }
  | { readonly quote: string }
export type EmailText = { readonly subject: string; readonly parts: readonly TextPart[] }

/** Makes the addresses that letters carry: for the reader real ones, for the operator's list none. */
export type LinkBuilder = {
  readonly page: (path: `/${string}`) => string
  /** Opens one thing once: only the reader of the mail may have it. */
  readonly proof: (path: `/${string}`, proofId: string) => string
}
/** `contact` is a mailbox that people answer. */
export type EmailContext = {
  readonly brand: string
  readonly links: LinkBuilder
  readonly contact?: string | undefined
}
