import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MeasureName } from '#shared/template/rubric.ts'

type MeasureWords = {
  readonly name: MessageDescriptor
  /** What is counted, for people who never saw the inside of a PDF. */
  readonly about: MessageDescriptor
}

/** Every measure of a score, in the order of display. */
export const MEASURE_LABELS: Readonly<Record<MeasureName, MeasureWords>> = {
  text: {
    name: msg`Text kept`,
    about: msg`Three independent text extractors open the files. A field, title, or label counts if every character of it comes back in one piece. If one letter is lost, the whole field counts as lost. We use the result of the extractor that lost the most.`,
  },
  order: {
    name: msg`Order kept`,
    about: msg`Each field should be read right after the one before it. We check this with two PDF extractors. They read page by page, so a side column that continues on the next page doesn’t count as out of order.`,
  },
  own: {
    name: msg`Fields (our parser)`,
    about: msg`Our own parser (the one behind Import) turns each PDF back into a form. A field counts if exactly what was typed ends up in the field where it was typed.`,
  },
  other: {
    name: msg`Fields (other parser)`,
    about: msg`A third-party parser (resume-parser) reads the same PDF. Of the fields it finds in the plain text of the same resume, we count how many it also finds in the PDF. That way, its own limits don’t count against a template.`,
  },
  across: {
    name: msg`Read straight across`,
    about: msg`Some programs read each line from the left edge of the page to the right edge and mix up columns. We read the files that way on purpose and count what still comes back in one piece.`,
  },
  tagged: {
    name: msg`Tagged`,
    about: msg`The file marks its headings, lists, language, and title for screen readers and passes all our checks for them.`,
  },
}
