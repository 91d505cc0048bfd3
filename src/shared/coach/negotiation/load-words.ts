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
const loading = new Map<Language, Promise<NegotiationWords>>()
const loaded = new Map<Language, NegotiationWords>()

/** Those that have arrived. */
export const negotiationWordsAtHand = (language: Language): NegotiationWords | undefined => loaded.get(language)

/** The words of an employer who speaks a language; the same promise each time, until one fails. */
export function loadNegotiationWords(language: Language): Promise<NegotiationWords> {
  const known = loading.get(language)
  if (known) return known
  const fetched = fetchWords(language)
  loading.set(language, fetched)
  return fetched
}

async function fetchWords(language: Language): Promise<NegotiationWords> {
  try {
    const words = await FETCHED[language]()
    loaded.set(language, words)
    return words
  } catch (error) {
    loading.delete(language)
    throw error
  }
}
