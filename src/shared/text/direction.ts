const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** Which way a language is written, by its tag. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
