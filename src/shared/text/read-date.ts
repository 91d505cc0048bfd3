import { foldWord } from '#shared/text/tokens.ts'

/** A month of a year; `month` counts from 1 and is null if only the year is given. */
export type WrittenDate = {
  readonly year: number
  readonly month: number | null
  /** How it is written: mixed forms in one resume look careless and confuse parsers. */
  readonly form: DateForm
}
type DateForm = 'iso' | 'numbers' | 'words' | 'year'

/** Reads a date as written in English, German, French or Spanish; null if it isn't one. */
export function readDate(text: string): WrittenDate | null {
  const written = foldWord(text.trim().replace(/\s+/g, ' '))
  return readIso(written) ?? readNumbers(written) ?? readWords(written) ?? readYear(written)
}

/** Whether the text means 'ongoing': 'Present', 'heute', "aujourd'hui", 'actualidad'. */
export const isPresent = (text: string): boolean => PRESENT.test(foldWord(text.trim()))

/** Months since the year 0, for comparison; a year alone counts as January. */
export const monthsOf = ({ year, month }: WrittenDate): number => year * 12 + (month ?? 1) - 1

const PRESENT =
  /^(?:present|current|currently|now|today|ongoing|date|to date|heute|jetzt|aktuell|laufend|bis heute|bis dato|present|aujourd['’]hui|ce jour|a ce jour|en cours|actuel|actuellement|actualidad|actual|actualmente|hoy|presente|la fecha)\.?$/

const YEAR = '((?:19|20)\\d{2})'
const ISO = new RegExp(`^${YEAR}-(\\d{1,2})(?:-\\d{1,2})?$`)
const NUMBERS = new RegExp(`^(?:\\d{1,2}[./])?(\\d{1,2})[./-]${YEAR}$`)
const WORDS = new RegExp(`^(?:\\d{1,2}\\.? (?:de )?)?([\\p{L}]+)\\.?,?(?: del?)?(?: \\d{1,2},)?[ -]?${YEAR}$`, 'u')
const YEAR_ALONE = new RegExp(`^${YEAR}$`)

function readIso(text: string): WrittenDate | null {
  const [, year, month] = ISO.exec(text) ?? []
  return dateOf(year, month, 'iso')
}

function readNumbers(text: string): WrittenDate | null {
  const [, month, year] = NUMBERS.exec(text) ?? []
  return dateOf(year, month, 'numbers')
}

function readWords(text: string): WrittenDate | null {
  const [, name = '', year] = WORDS.exec(text) ?? []
  const month = monthNamed(name)
  return year && month ? { year: Number(year), month, form: 'words' } : null
}

function readYear(text: string): WrittenDate | null {
  const [, year] = YEAR_ALONE.exec(text) ?? []
  return year ? { year: Number(year), month: null, form: 'year' } : null
}

function dateOf(year: string | undefined, month: string | undefined, form: DateForm): WrittenDate | null {
  const number = Number(month)
  return year && number >= 1 && number <= 12 ? { year: Number(year), month: number, form } : null
}

/** The number of a month by its folded name or abbreviation; null if there is none. */
function monthNamed(name: string): number | null {
  if (name.length < 3) return null
  const index = MONTHS.findIndex((names) => names.some((month) => month === name || isShort(name, month)))
  return index === -1 ? null : index + 1
}

const isShort = (name: string, month: string) => name.length <= 5 && month.startsWith(name)

/** English, German, French and Spanish names by number, folded, with abbreviations that aren't prefixes. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'januar', 'janner', 'janvier', 'enero'],
  ['february', 'februar', 'fevrier', 'febrero'],
  ['march', 'marz', 'maerz', 'mrz', 'mars', 'marzo'],
  ['april', 'avril', 'abril'],
  ['may', 'mai', 'mayo'],
  ['june', 'juni', 'juin', 'junio'],
  ['july', 'juli', 'juillet', 'julio'],
  ['august', 'aout', 'agosto'],
  ['september', 'septembre', 'septiembre', 'setiembre'],
  ['october', 'oktober', 'octobre', 'octubre'],
  ['november', 'novembre', 'noviembre'],
  ['december', 'dezember', 'decembre', 'diciembre'],
]
