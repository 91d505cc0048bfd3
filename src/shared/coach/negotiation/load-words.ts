import { compileNegotiationWords } from '#shared/coach/negotiation/compile-words.ts'
import type { NegotiationWords } from '#shared/coach/negotiation/words.ts'
import type { Language } from '#shared/text/languages.ts'

/** Only the words of one language are fetched. */
const FETCHED: Readonly<Record<Language, () => Promise<NegotiationWords>>> = {
  en: async () => (await import('#shared/coach/negotiation/english.ts')).ENGLISH,
  de: async () => compileNegotiationWords((await import('#shared/packed/negotiation-de.ts')).packedNegotiation, 'de'),
  es: async () => compileNegotiationWords((await import('#shared/packed/negotiation-es.ts')).packedNegotiation, 'es'),
  fr: async () => compileNegotiationWords((await import('#shared/packed/negotiation-fr.ts')).packedNegotiation, 'fr'),
}
const loaded = new Map<Language, Promise<NegotiationWords>>()

/** The words of an employer who speaks a language; the same promise each time, until one fails. */
export function loadNegotiationWords(language: Language): Promise<NegotiationWords> {
  const known = loaded.get(language)
  if (known) return known
  const fetched = FETCHED[language]()
  loaded.set(language, fetched)
  fetched.catch(() => loaded.delete(language))
  return fetched
}
