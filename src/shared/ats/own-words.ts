import type { Context, ReadTextField } from '#shared/ats/context.ts'
import { withoutCopiedText } from '#shared/ats/copied-text.ts'
import { withoutDeniedText } from '#shared/ats/denied-text.ts'
import type { Posting } from '#shared/ats/posting/read-posting.ts'

/**
 * The part of a resume that counts for a posting: what the person tells of what they did, in their own words; and the
 * fields in which text copied from the posting was left out.
 */
export const ownWords = (
  context: Context,
  posting: Posting,
): { readonly context: Context; readonly copies: readonly ReadTextField[] } =>
  withoutCopiedText(withoutDeniedText(context), posting)
