/**
 * The date that a folded word names (month, weekday, season, decade), as the first of its spellings; null for other
 * words.
 */
const dateOf = (lower: string): string | null =>
  DATES.get(lower) ?? (lower.endsWith('s') ? (DATES.get(lower.slice(0, -1)) ?? null) : null)

/** Whether a folded word is a date in one of our languages. */
export const isDateWord = (lower: string): boolean => dateOf(lower) !== null

export const isSameDate = (a: string, b: string): boolean => {
  const date = dateOf(a)
  return date !== null && date === dateOf(b)
}

/** Only days of a month have numbers; '3 weekends' is a count. */
export const isMonth = (lower: string): boolean => MONTHS.includes(dateOf(lower) ?? '')

export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text)

/** The English names of months that a text writes in digits: '03/2020' and '2020-03'. */
export const monthsInDigits = (text: string): readonly string[] =>
  Array.from(text.matchAll(DIGIT_MONTHS), ([, first, second]) => MONTHS[Number(first ?? second) - 1] ?? '')

const DIGIT_MONTHS = /\b(\d{1,2})[./-](?:19|20)\d\d\b|\b(?:19|20)\d\d-(\d{2})\b/g

const ROWS: readonly (readonly string[])[] = `january jan januar janner janvier enero
february feb februar fevrier febrero
march mar marz mars marzo
april apr avril abril
may mai mayo
june jun juni juin junio
july jul juli juillet julio
august aug aout agosto
september sep sept septembre septiembre
october oct oktober octobre octubre
november nov novembre noviembre
december dec dezember decembre diciembre
monday mon montag lundi lunes
tuesday tue dienstag mardi martes
wednesday wed mittwoch mercredi miercoles
thursday thu donnerstag jeudi jueves
friday fri freitag vendredi viernes
saturday sat samstag samedi sabado
sunday sun sonntag dimanche domingo
summer sommer ete verano
winter hiver invierno
autumn fall herbst automne otono
spring fruhling fruhjahr printemps primavera
easter ostern paques pascua
christmas weihnachten noel navidad
fifties 1950s 50s
sixties 1960s 60s
seventies 1970s 70s
eighties 1980s 80s
nineties 1990s 90s
noughties 2000s
weekend weekends
weekday weekdays
morning mornings
afternoon afternoons
evening evenings night nights overnight
yesterday
tomorrow`
  .split('\n')
  .map((row) => row.split(' '))

const MONTHS = ROWS.slice(0, 12).map(([month]) => month)

const DATES: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
)
