/** The look of a link inside of text. */
export const TEXT_LINK =
  'rounded-sm text-accent-text underline decoration-accent-line underline-offset-4 hover:decoration-current'
