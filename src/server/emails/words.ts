/** A paragraph, a link that stands by itself, a list, or what a person wrote in lines: said, or quoted. */
export type Part =
  | string
  | { readonly link: string; readonly label: string }
  | { readonly list: readonly string[] }
  | { readonly lines: string }
  | { readonly quote: string }
export type Words = { readonly subject: string; readonly parts: readonly Part[] }

/** Makes the addresses that letters carry: for the reader real ones, for the operator's list none. */
export type Links = {
  readonly page: (path: `/${string}`) => string
  /** Opens one thing once: only the reader of the mail may have it. */
  readonly proof: (path: `/${string}`, proofId: string) => string
}
/** `contact` is a mailbox that people answer. */
export type Setting = { readonly brand: string; readonly links: Links; readonly contact?: string | undefined }
