import { jobsIn } from '#shared/job-titles/jobs.ts'
import type { PostingLine } from '#shared/ats/posting/lines.ts'

/**
 * The job title: one of the first lines, or what the posting names as the job. A line that names a job that we know goes
 * before the first one, which may be a greeting.
 */
export function titleOf(lines: readonly PostingLine[]): string {
  const texts = lines.map(({ text }) => text.slice(0, MAX_LINE))
  const heads = texts
    .slice(0, HEAD_LINES)
    .map((text) => cleanTitle(TITLE_PHRASE.exec(text)?.[1] ?? text))
    .filter(isShort)
  const announced = texts.flatMap((text) => TITLE_PHRASE.exec(text)?.[1] ?? []).map(cleanTitle)
  const first = cleanTitle(texts[0] ?? '')
  const known = [...heads, ...announced].find((title) => jobsIn(title).length > 0)
  return known ?? (isShort(first) ? first : (announced.find((title) => title !== '') ?? ''))
}

const MAX_TITLE_WORDS = 8
/** Lines among which a title may stand alone. */
const HEAD_LINES = 6
const isShort = (title: string): boolean => title !== '' && wordsIn(title) <= MAX_TITLE_WORDS
/** Characters of a line that are searched for a title; more would only take time. */
const MAX_LINE = 400

/** Up to seven words after an introducing phrase, until punctuation or a stop word ends them. */
const TITLE_PHRASE =
  /\b(?:job title|position|role|stellenbezeichnung|stelle|poste|intitule|puesto|we are (?:looking for|hiring|seeking)(?: an?| our next)?|wir suchen(?: eine?n?| ab sofort)?|nous recherchons(?: une?)?|nous recrutons(?: une?)?|buscamos(?: una?)?)(?=[\s:])\s*:?\s*(\S+?(?:\s+\S+?){0,6}?)(?=[,;:(|]|\.(?:\s|$)|\s+[–-]|\s+(?:to|who|for|in|f[uü]r|pour|para)\b|\s*$)/i

/** Without location, contract terms and gender markers such as '(m/f/d)'. */
const cleanTitle = (title: string): string =>
  title
    .replace(/\((?:[mwfdhxa]\s*[/|]\s*)+[mwfdhxa]\)/gi, ' ')
    .replace(/\b(?:full|part)[ -]time\b|\b(?:remote|hybrid|vollzeit|teilzeit|cdi|cdd)\b/gi, ' ')
    .split(/\s[–—|@·-]+\s|[,;]|\s\(|\bat\b|\bbei\b|\bchez\b/)[0]!
    .replace(/\s+/g, ' ')
    .replace(/^[\s#*-]+|[\s.:–—-]+$/g, '')

const wordsIn = (text: string) => text.trim().split(/\s+/).length
