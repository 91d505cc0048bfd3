import type { Context } from '#shared/ats/context.ts'
import { withoutCopiedText, type Copy } from '#shared/ats/copied-text.ts'
import { withoutDeniedText } from '#shared/ats/denied-text.ts'
import type { Posting } from '#shared/ats/posting/read-posting.ts'

/**
 * The part of a resume that counts for a posting. `written` is everything in the person's own words, `context` the part
 * of it that tells what they did, and `copies` are the fields in which text copied from the posting was left out.
 */
export function ownWords(
  context: Context,
  posting: Posting,
): { readonly written: Context; readonly context: Context; readonly copies: readonly Copy[] } {
  const { context: written, copies } = withoutCopiedText(context, posting)
  return { written, context: withoutDeniedText(written), copies }
}
