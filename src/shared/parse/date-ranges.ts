import { isPresent, readDate, type WrittenDate } from '#shared/text/read-date.ts'

/** A period in the format of resume fields: '2020-03' or '2020'; blank where no date is given. */
export type DateRange = { readonly start: string; readonly end: string; readonly current: boolean }
export type FoundRange = DateRange & {
  /** The text around the dates. */
  readonly before: string
  readonly after: string
  /** Two dates, or one date until now. A single date may be a year in a name. */
  readonly isRange: boolean
}

/** The dates of an entry in a text; null when it has none. The last range wins, otherwise the last single date. */
export function findRange(text: string): FoundRange | null {
  // Most texts contain no year, and the patterns below are slow.
  if (!/(?:19|20)\d{2}/.test(text)) return null
  const found = [...text.matchAll(RANGE)].at(-1) ?? [...text.matchAll(SINCE_RANGE)].at(-1)
  if (found)
    return rangeOf(
      text,
      found.index,
      found[0],
      found.groups?.['from'] ?? '',
      found.groups?.['to'] ?? found.groups?.['short'] ?? '',
    )
  const single = [...text.matchAll(SINGLE_DATE)].at(-1)
  return single ? rangeOf(text, single.index, single[0], single[0], '') : null
}

/** Whether a text consists of dates only: 'March 2020 – today (4 years)'. */
export function isDates(text: string): boolean {
  const found = findRange(text)
  return found !== null && isBlank(found.before) && isBlank(found.after)
}

/** Whether a text consists of dates or ends with a range, like the first line of an entry. */
export function endsWithDate(text: string): boolean {
  const found = text.length <= 160 ? findRange(text) : null
  return found !== null && isBlank(found.after) && (found.isRange || isBlank(found.before))
}

const isBlank = (text: string) => /^[\s,;:|()[\]·•–—-]*$/.test(text.replace(DURATION, ''))

/** Whether a text is the first half of a range on two lines: 'Jan 2020 –' above 'today'. */
export const isOpenRange = (text: string): boolean => OPEN_RANGE.test(text)

function rangeOf(text: string, index: number, whole: string, from: string, to: string): FoundRange {
  const after = text.slice(index + whole.length).replace(DURATION, '')
  const start = isoDateIn(from)
  const current = to === '' ? SINCE_WORD.test(whole) : isPresent(to.trim())
  const end = current || to === '' ? '' : isoDateIn(withCentury(to, from))
  return { start, end, current, before: text.slice(0, index), after, isRange: to !== '' || current }
}

/** Adds the century to '20' in '2019/20' and '21' in '2019–21'. */
function withCentury(to: string, from: string): string {
  const [, century = '20'] = /((?:19|20))\d{2}/.exec(from) ?? []
  return /^\d{2}$/.test(to.trim()) ? century + to.trim() : to
}

function isoDateIn(text: string): string {
  const date = readDate(text) ?? readDate(text.replace(/^\D*?(?=(?:19|20)\d{2}$)/, ''))
  return date ? iso(date) : ''
}

const iso = ({ year, month }: WrittenDate) => (month ? `${year}-${String(month).padStart(2, '0')}` : String(year))

const MONTH =
  '(?:jan(?:uar[y]?|v(?:ier)?)?|j[äa]n(?:ner)?|enero|ene|feb(?:ruar[y]?|rero)?|f[ée]v(?:rier|r)?|mar(?:ch|s|zo)?|m[äa]r(?:z)?|maerz|mrz|apr(?:il)?|avr(?:il)?|abr(?:il)?|ma[yi]o?|jun[ei]?o?|juin|jul[yi]?o?|juil(?:let)?|aug(?:ust)?|ao[uû]t|ago(?:sto)?|sept?(?:ember|embre|tembre|iembre)?|set(?:iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember)?|d[ée]c(?:embre)?|dic(?:iembre)?|spring|summer|autumn|fall|winter|sommer|herbst|fr[üu]hjahr|[ée]t[ée]|automne|hiver|printemps|verano|oto[ñn]o|invierno|primavera)'
const YEAR = '(?:19|20)\\d{2}'
const DATE = `(?:(?:\\d{1,2}\\.?\\s+(?:de\\s+)?)?${MONTH}\\.?,?\\s*(?:del?\\s+)?(?:\\d{1,2},\\s*)?${YEAR}|(?:\\d{1,2}[./])?\\d{1,2}[./-]${YEAR}|${YEAR}-\\d{1,2}(?:-\\d{1,2})?(?!\\d)|${YEAR})`
const PRESENT =
  "(?:present|current(?:ly)?|now|today|ongoing|(?:to )?date|heute|jetzt|aktuell|laufend|pr[ée]sent|aujourd['’]hui|ce jour|en cours|actuel(?:lement)?|actualidad|actual(?:mente)?|hoy|presente|la fecha)"
const DASH =
  "\\s*(?:[-–—−~→]|\\bto\\b|\\buntil\\b|\\bbis\\b(?:\\s+zum)?|à|\\bau\\b|\\ba\\b(?:\\s+la)?|\\bal\\b|\\bhasta\\b(?:\\s+la)?|\\bjusqu[’']?à\\b)\\s*"
const EDGE = '(?<![\\p{L}\\p{N}/.-])'
const RANGE = new RegExp(
  `${EDGE}(?:(?:from|von|de|du|desde|vom)\\s+)?(?<from>${DATE})(?:${DASH}(?:bis\\s+|à\\s+)?(?<to>${DATE}|${PRESENT}|\\d{2}(?![\\d\\p{L}.%]))|/(?<=\\d{4}/)(?<short>\\d{2}))(?![\\p{L}\\p{N}%])`,
  'giu',
)
const SINCE_WORD = /^(?:since|seit|depuis|desde|from|ab)\b/i
const SINCE_RANGE = new RegExp(
  `${EDGE}(?:since|seit|depuis|desde|from|ab)\\s+(?<from>${DATE})(?![\\p{L}\\p{N}])`,
  'giu',
)
const SINGLE_DATE = new RegExp(`${EDGE}${DATE}(?![\\p{L}\\p{N}%-])`, 'giu')
const DURATION =
  /[(·,|]?\s*(?:(?:\d+|one|two|three)\s*(?:years?|yrs?|months?|mos?|jahre?n?|monate?n?|j\.|ans?|mois|años?|meses|mes)\b[\s,]*(?:and|und|et|y)?\s*)+\)?/giu
const OPEN_RANGE = new RegExp(`${EDGE}${DATE}\\s*(?:[-–—−]|bis|to|à|a)\\s*$`, 'iu')
