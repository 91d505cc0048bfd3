/** The longest text that is read as a resume, in characters. Twenty pages have about 60,000. */
export const MAX_TEXT = 100_000
