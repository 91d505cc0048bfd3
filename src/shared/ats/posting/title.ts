import type { PostingLine } from '#shared/ats/posting/lines.ts'

/** The job title: the first line if it looks like one, or what the posting names as the job. */
export function titleOf(lines: readonly PostingLine[]): string {
  const first = cleanTitle(lines[0]?.text.slice(0, MAX_LINE) ?? '')
  if (first !== '' && wordsIn(first) <= MAX_TITLE_WORDS) return first
  const announced = lines.map(({ text }) => TITLE_PHRASE.exec(text.slice(0, MAX_LINE))?.[1] ?? '')
  return cleanTitle(announced.find((title) => title !== '') ?? '')
}

const MAX_TITLE_WORDS = 8
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
