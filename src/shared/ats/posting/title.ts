import type { PostingLine } from '#shared/ats/posting/lines.ts'

/** The name of the job: the first line when it is one, or what the posting says that it is. */
export function titleOf(lines: readonly PostingLine[]): string {
  const first = cleaned(lines[0]?.text ?? '')
  if (first !== '' && wordsIn(first) <= LONGEST) return first
  return cleaned(lines.map(({ text }) => SAID.exec(text)?.[1] ?? '').find((title) => title !== '') ?? '')
}

const LONGEST = 8

const SAID =
  /(?:job title|position|role|stellenbezeichnung|stelle|poste|intitule|puesto|we are (?:looking for|hiring|seeking) (?:an?|our next)?|wir suchen (?:eine?n?|ab sofort)?|nous recherchons (?:une?)?|nous recrutons (?:une?)?|buscamos (?:una?)?)\s*:?\s*((?:\S+\s*){1,7}?)(?=[,.;:(|–-]|\bto\b|\bwho\b|\bfor\b|\bin\b|\bfur\b|\bpour\b|\bpara\b|$)/i

/** Without place, terms and the letters for everybody. */
const cleaned = (title: string): string =>
  title
    .replace(/\((?:[mwfdhxa]\s*[/|]\s*)+[mwfdhxa]\)/gi, ' ')
    .replace(/\b(?:full|part)[ -]time\b|\b(?:remote|hybrid|vollzeit|teilzeit|cdi|cdd)\b/gi, ' ')
    .split(/\s[–—|@·-]+\s|[,;]|\s\(|\bat\b|\bbei\b|\bchez\b/)[0]!
    .replace(/\s+/g, ' ')
    .replace(/^[\s#*-]+|[\s.:–—-]+$/g, '')

const wordsIn = (text: string) => text.trim().split(/\s+/).length
