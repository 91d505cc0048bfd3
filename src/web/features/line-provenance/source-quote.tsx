import { contextOfQuote } from '#shared/interview/quote-context.ts'
import { withoutMarks } from '#shared/interview/quoted-lines.ts'

type QuoteProps = {
  of: string
  /** The whole answer. */
  answer: string
}

/** The quote within its sentence: what a line leaves out may be what makes it wrong. */
export function SourceQuote({ of: quote, answer }: QuoteProps) {
  const { before, after } = contextOfQuote(answer, quote)
  if (before === '' && after === '') return withoutMarks(quote)
  return (
    <>
      {before}
      <mark className="bg-transparent font-medium text-ink">{quote}</mark>
      {after}
    </>
  )
}
