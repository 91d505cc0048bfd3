/** Languages that the text functions support, by ISO 639-1 code. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
