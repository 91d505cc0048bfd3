/** The look of a link inside of text. */
export const TEXT_LINK =
  'rounded-sm text-accent-text underline decoration-accent-line underline-offset-4 hover:decoration-current'

/** For a text link that stands alone: what is around it takes the finger too. */
export const EXPANDED_HIT_AREA = 'relative after:absolute after:-inset-x-2 after:-inset-y-3'
