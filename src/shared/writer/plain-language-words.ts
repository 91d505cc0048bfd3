import type { Language } from '#shared/text/languages.ts'

/** A language for which the writer only splits and tidies sentences and keeps the person. */
export type PlainLanguage = Exclude<Language, 'en'>

type Words = {
  /** Spoken fillers: at the start of a sentence, and between commas. */
  readonly fillers: readonly string[]
  /** Hesitation sounds anywhere. */
  readonly sounds: RegExp
  readonly negation: RegExp
  /** Instructions to the writer instead of an answer. */
  readonly orders: RegExp
  /** First-person beginnings that a resume can leave out without changing the meaning. */
  readonly openers: readonly RegExp[]
}

export const WORDS: Readonly<Record<PlainLanguage, Words>> = {
  de: {
    fillers: [
      'also',
      'ja',
      'na ja',
      'naja',
      'nun',
      'gut',
      'ok',
      'okay',
      'halt',
      'eben',
      'genau',
      'quasi',
      'sozusagen',
      'eigentlich',
      'irgendwie',
      'ehrlich gesagt',
      'weißt du',
      'wissen Sie',
      'sagen wir',
      'und',
      'dann',
      'tja',
    ],
    sounds: /(?<!\p{L})(?:ähm?|öhm?|hm+|äh+|mhm)(?!\p{L}),?/giu,
    negation:
      /(?<!\p{L})(?:nicht|nichts|nie|niemals|kein|keine|keinen|keinem|keiner|niemand|weder|ohne erfolg)(?!\p{L})/iu,
    orders:
      /(?<!\p{L})(?:ignoriere|vergiss|missachte)(?!\p{L}).*(?:anweisung|anleitung|vorgabe|alles|oben)|(?<!\p{L})schreib(?:e)?,? dass/iu,
    openers: [
      /^ich habe (?=(?:(?!,| und | aber | weil | dass ).)+(?:ge\p{L}+(?:t|en)|\p{L}+iert|(?:be|ver|er|ent|zer|über|unter)\p{L}+(?:t|en))$)/iu,
      /^ich war (?=(?:verantwortlich|zuständig|leiter|leiterin|teil) )/iu,
      /^ich bin (?=(?:verantwortlich|zuständig) )/iu,
    ],
  },
  fr: {
    fillers: [
      'alors',
      'donc',
      'bon',
      'ben',
      'bah',
      'voilà',
      'en fait',
      'du coup',
      'enfin',
      'genre',
      'tu vois',
      'vous voyez',
      'disons',
      'quoi',
      'et',
      'puis',
      'oui',
      'honnêtement',
    ],
    sounds: /(?<!\p{L})(?:euh+|heu|hum+|hein)(?!\p{L}),?/giu,
    negation: /(?<!\p{L})(?:ne|pas|jamais|aucun|aucune|rien|personne)(?!\p{L})|(?<!\p{L})n['’]/iu,
    orders:
      /(?<!\p{L})(?:ignore[zr]?|oublie[zr]?)(?!\p{L}).*(?:instruction|consigne|tout|ci-dessus)|(?<!\p{L})(?:écris|écrivez) que/iu,
    openers: [
      /^j['’]ai été (?=(?:responsable|chargée?|promue?|nommée?|élue?) )/iu,
      /^j['’]étais (?=(?:responsable|chargée?) )/iu,
      /^je suis (?=(?:responsable|chargée?) d)/iu,
      /^j['’]ai (?=(?!été)\p{L}{2,}(?:é|i|is|it|u) )/iu,
    ],
  },
  es: {
    fillers: [
      'bueno',
      'pues',
      'entonces',
      'o sea',
      'digamos',
      'en plan',
      'la verdad',
      'este',
      'mira',
      'sabes',
      'sí',
      'vale',
      'y',
      'luego',
      'es que',
    ],
    sounds: /(?<!\p{L})(?:eh+|em+|mmm+|ajá)(?!\p{L}),?/giu,
    negation: /(?<!\p{L})(?:no|nunca|jamás|nada|nadie|ningún|ninguno|ninguna|tampoco)(?!\p{L})/iu,
    orders:
      /(?<!\p{L})(?:ignora|ignore|olvida|olvide)(?!\p{L}).*(?:instruccion|indicacion|todo|anterior)|(?<!\p{L})(?:escribe|escriba) que/iu,
    openers: [
      /^yo (?!(?:y|e|no|sin|con|como|también|mismo|misma|creo|quiero)(?!\p{L}))/iu,
      /^(?:yo )?(?:fui|era|soy) (?=(?:responsable|encargad[oa]|jef[ea]) )/iu,
    ],
  },
}
