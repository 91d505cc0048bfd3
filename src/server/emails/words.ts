import type { InterfaceLanguage } from '#shared/text/interface-languages.ts'

/**
 * A paragraph, a link on its own line, a list, or text of a person with its line breaks, plain or quoted. Paragraphs and
 * labels are said in English and translated when the email is written; lists and people’s texts are left as they are.
 */
export type TextPart =
  | string
  | { readonly link: string; readonly label: string }
  | { readonly list: readonly string[] }
  | { readonly lines: string }
  | { readonly quote: string }
export type EmailText = { readonly subject: string; readonly parts: readonly TextPart[] }

/** Builds the links of emails: real ones for recipients, placeholders for the admin area. */
export type LinkBuilder = {
  readonly page: (path: `/${string}`) => string
  /** Opens one thing once: only the recipient of the email may have it. */
  readonly proof: (path: `/${string}`, proofId: string) => string
}
/** `contact` is a mailbox where people answer. */
export type EmailContext = {
  /** Of the recipient; English where it is unknown. */
  readonly language?: InterfaceLanguage | undefined
  readonly brand: string
  readonly links: LinkBuilder
  readonly contact?: string | undefined
  /** Who sends list emails, with the postal address that these must carry. */
  readonly sender?: string | undefined
}
