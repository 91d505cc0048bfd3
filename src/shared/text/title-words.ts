import { tokensOf } from '#shared/text/tokens.ts'

/**
 * Words of a job title, folded, in a form that is the same for all genders: 'Verkäufer/in (m/w/d)' and 'VERKÄUFERIN' are
 * 'verkaufer', 'infirmière' and 'Infirmier(ère)' are 'infirmier'.
 */
export const titleWords = (title: string): readonly string[] =>
  tokensOf(title.replace(GENDER_SIGN, '')).flatMap(({ folded }) => (OTHER_GENDER.test(folded) ? [] : [common(folded)]))

/** What stands between a word and its ending for another gender: 'Erzieher:in', 'Leiter*in', 'salarié·e'. */
const GENDER_SIGN = /(?<=\p{L})(?:[:*_·•]|\.(?=e\b))(?:innen|in|e|es|trice|euse|rice)?(?![\p{L}\d])/giu

const OTHER_GENDER = /^(?:in|innen|i?ere|n?ne|t?rice|euse|se|[adefhmowx])$/

/** One form for both genders and numbers: of 'enfermera' and 'enfermeros', of 'Köchinnen' and 'Koch'. */
const common = (word: string): string =>
  word.length < 4 ? word : ENDINGS.reduce((left, [ending, plain]) => left.replace(ending, plain), word)

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{4})in(?:nen)?$/, ''],
  [/trices?$/, 'teur'],
  [/euses?$/, 'eur'],
  [/eres?$/, 'er'],
  [/ffes?$/, 'f'],
  [/ennes?$/, 'en'],
  [/(?<=.{3})s$/, ''],
  [/(?<=.{3})[aeo]$/, ''],
]
