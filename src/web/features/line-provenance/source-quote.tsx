import { aroundQuote } from '#shared/interview/around.ts'
import { withoutMarks } from '#shared/interview/said.ts'

type QuoteProps = {
  of: string
  /** The whole answer. */
  answer: string
}

/** What was said, within its sentence: what a line leaves out may be what makes it wrong. */
export function SourceQuote({ of: quote, answer }: QuoteProps) {
  const { before, after } = aroundQuote(answer, quote)
  if (before === '' && after === '') return withoutMarks(quote)
  return (
    <>
      {before}
      <mark className="bg-transparent font-medium text-ink">{quote}</mark>
      {after}
    </>
  )
}
