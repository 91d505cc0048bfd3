import type { Language } from '#shared/text/languages.ts'

/** What a word adds to a number: a value to add, or a factor for what comes before it. */
export type NumberWord = { readonly value: number; readonly multiplies: boolean }

/** What a folded word means inside a number, or null. */
export function numberWord(lower: string, language: Language): NumberWord | null {
  const added = ADDED[language].get(lower)
  if (added !== undefined) return { value: added, multiplies: false }
  const times = TIMES[language].get(lower)
  if (times !== undefined) return { value: times, multiplies: true }
  const whole = language === 'de' ? germanNumber(lower) : null
  return whole === null ? null : { value: whole, multiplies: false }
}

/** Words allowed inside a number: 'two hundred and five', 'treinta y uno'. */
export const insideNumber: Record<Language, ReadonlySet<string>> = {
  en: new Set(['and']),
  de: new Set(['und']),
  fr: new Set(['et', 'de']),
  es: new Set(['y', 'de']),
}

/** 'zweihundertfunfundzwanzig' as 225; null for any other word. */
function germanNumber(lower: string): number | null {
  const [thousands, rest] = split(lower, 'tausend')
  const [hundreds, small] = split(rest, 'hundert')
  if (thousands === null && hundreds === null && !small.includes('und')) return null
  const value = germanSmall(small)
  const above = hundreds === null ? 0 : hundreds === '' ? 100 : times(germanSmall(hundreds), 100)
  const high =
    thousands === null ? 0 : thousands === '' ? 1000 : times(germanNumber(thousands) ?? germanSmall(thousands), 1000)
  return value === null || above === null || high === null ? null : high + above + value
}

const times = (value: number | null, by: number) => (value === null ? null : value * by)

const split = (word: string, at: string): readonly [string | null, string] => {
  const index = word.indexOf(at)
  return index === -1 ? [null, word] : [word.slice(0, index), word.slice(index + at.length)]
}

function germanSmall(word: string): number | null {
  const rest = word.replace(/^und/, '')
  if (rest === '') return 0
  const plain = ADDED.de.get(rest)
  if (plain !== undefined) return plain
  const index = rest.indexOf('und')
  const one = ADDED.de.get(rest.slice(0, index))
  const ten = ADDED.de.get(rest.slice(index + 3))
  return index > 0 && one !== undefined && ten !== undefined ? one + ten : null
}

/** Maps names in order to values; '_' stands for a value without a name. */
const numbered = (from: number, step: number, names: string): (readonly [string, number])[] =>
  names.split(/\s+/).flatMap((name, at) => (name === '_' ? [] : [[name, from + at * step] as const]))

const ADDED: Record<Language, ReadonlyMap<string, number>> = {
  en: new Map([
    ...numbered(0, 1, 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
    ...numbered(16, 1, 'sixteen seventeen eighteen nineteen'),
    ...numbered(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'),
    ['fourty', 40],
  ]),
  de: new Map([
    ...numbered(0, 1, 'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn'),
    ...numbered(16, 1, 'sechzehn siebzehn achtzehn neunzehn'),
    ...numbered(20, 10, 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'),
    ['eins', 1],
    ['zwo', 2],
    ['anderthalb', 1.5],
    ['eineinhalb', 1.5],
    ['zweieinhalb', 2.5],
    ['dreieinhalb', 3.5],
  ]),
  fr: new Map([
    ...numbered(0, 1, 'zero _ deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
    ...numbered(20, 10, 'vingt trente quarante cinquante soixante septante huitante nonante'),
  ]),
  es: new Map([
    ...numbered(
      0,
      1,
      'cero _ dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis',
    ),
    ...numbered(
      17,
      1,
      'diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco',
    ),
    ...numbered(26, 1, 'veintiseis veintisiete veintiocho veintinueve'),
    ...numbered(30, 10, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    ...numbered(
      200,
      100,
      'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    ),
    ...numbered(
      200,
      100,
      'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
    ),
    ['ciento', 100],
    ['uno', 1],
  ]),
}

const THOUSANDS = [
  ['k', 1e3],
  ['m', 1e6],
  ['mio', 1e6],
  ['mn', 1e6],
  ['bn', 1e9],
] as const

const TIMES: Record<Language, ReadonlyMap<string, number>> = {
  en: new Map([
    ...THOUSANDS,
    ['hundred', 100],
    ['dozen', 12],
    ['dozens', 12],
    ['thousand', 1e3],
    ['thousands', 1e3],
    ['grand', 1e3],
    ['million', 1e6],
    ['millions', 1e6],
    ['billion', 1e9],
    ['b', 1e9],
  ]),
  de: new Map([
    ...THOUSANDS,
    ['hundert', 100],
    ['dutzend', 12],
    ['tausend', 1e3],
    ['tsd', 1e3],
    ['million', 1e6],
    ['millionen', 1e6],
    ['milliarde', 1e9],
    ['milliarden', 1e9],
    ['mrd', 1e9],
  ]),
  fr: new Map([
    ...THOUSANDS,
    ['cent', 100],
    ['cents', 100],
    ['douzaine', 12],
    ['dizaine', 10],
    ['mille', 1e3],
    ['million', 1e6],
    ['millions', 1e6],
    ['milliard', 1e9],
    ['milliards', 1e9],
  ]),
  es: new Map([...THOUSANDS, ['cien', 100], ['docena', 12], ['mil', 1e3], ['millon', 1e6], ['millones', 1e6]]),
}
