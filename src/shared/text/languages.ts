/** Languages that the text functions support, by ISO 639-1 code. Resumes may be in others too. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** A language of the text functions by its tag; undefined for any other, whose texts they do not understand. */
export const textLanguage = (tag: string | undefined): Language | undefined => LANGUAGES.find((each) => each === tag)
