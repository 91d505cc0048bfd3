import { aroundQuote } from '#shared/interview/around.ts'

type QuoteProps = {
  of: string
  /** The whole answer. */
  answer: string
}

/** What was said, within its sentence: what a line leaves out may be what makes it wrong. */
export function Quote({ of: quote, answer }: QuoteProps) {
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

/** ', and it fell to 4,' is shown without the marks of the sentence around it. */
export const withoutMarks = (quote: string): string => quote.replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')
