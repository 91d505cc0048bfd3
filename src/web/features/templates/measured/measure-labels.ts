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
    about: msg`Three independent readers open the files. A field, title or label counts when every character of it comes back in one piece. One lost letter, and the whole field counts as lost. The reader that lost most counts.`,
  },
  order: {
    name: msg`Order kept`,
    about: msg`Each field should be read right after the one before it on its page. Two readers of PDF are asked. A side column may go on over the page: readers take one page after the other.`,
  },
  own: {
    name: msg`Fields, our parser`,
    about: msg`Our own parser, the one behind “Import”, turns each PDF back into a form. A field counts when it says exactly what was typed, in the place where it was typed.`,
  },
  other: {
    name: msg`Fields, other parser`,
    about: msg`A parser that others wrote (resume-parser) reads the same PDF. We count the fields it finds there out of those it finds in the plain text of the same resume, so that what it cannot do at all is not held against a template.`,
  },
  across: {
    name: msg`Read straight across`,
    about: msg`Some programs read each line from the left edge of the page to the right one and mix up columns. We read that way on purpose and count what still comes back in one piece.`,
  },
  tagged: {
    name: msg`Tagged`,
    about: msg`The file carries its headings, lists, language and title for screen readers, and passes every check of ours for that.`,
  },
}
