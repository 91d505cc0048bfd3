import { isDates } from '#shared/parse/date-ranges.ts'
import { isDuration } from '#shared/parse/dated-lines.ts'
import { headingNamed } from '#shared/parse/heading-words.ts'
import { foldWord } from '#shared/text/tokens.ts'
import { isPlace } from '#shared/parse/words.ts'

/** A copied page as the text of a resume, and its lines that belong to no field. */
export type ProfileText = { readonly text: string; readonly leftOver: readonly string[] }

/**
 * Rewrites a LinkedIn profile page that was copied from the browser as a plain resume: the page has most texts twice,
 * for eyes and for screen readers, between buttons, counts, and other people's names. Null for any other text.
 */
export function profileText(text: string): ProfileText | null {
  const lines = text.split(/\r?\n/).map((line) => halfOf(line.replace(/\s+/g, ' ').trim()))
  if (SIGNS.filter((sign) => lines.some((line) => sign.test(line))).length < 2) return null
  const end = lines.findIndex((line) => END.test(line))
  const page = withoutRepeats(lines.slice(0, end === -1 ? undefined : end).filter((line) => line !== ''))
  const leftOver: string[] = []
  const skills = page.flatMap((line, at) => skillsOn(line, page[at - 1]))
  const parts = sectionsIn(page.filter((line, at) => skillsOn(line, page[at - 1]).length === 0 && !NOISE.test(line)))
  const written = parts.flatMap(({ title, kind, lines: own }) => [
    ...title,
    ...(WRITERS[kind] ?? keep)(own, leftOver, page),
  ])
  const known = new Set(written.map(foldWord))
  const missing = skills.filter((skill) => !known.has(foldWord(skill)))
  const found = missing.length > 0 ? ['Skills', ...new Set(missing)] : []
  return { text: [...written, ...found].join('\n'), leftOver: [...new Set(leftOver)] }
}

const TYPES = String.raw`(?:full-time|part-time|self-employed|freelance|contract|internship|apprenticeship|seasonal|permanent)`
const MODE = /\s·\s(?:hybrid|remote|on-site)$/i
/** What only such a page has; two of these tell one. */
const SIGNS = [
  / · (?:\d+ yrs?|\d+ mos?)/,
  new RegExp(` · ${TYPES}$`, 'i'),
  /^show all \d+ /i,
  /contact info$/i,
  /^[\d,.]+\+? (?:connections|followers)$/i,
  /^\d+ endorsements?$|^endorsed by /i,
  /^show credential$/i,
]
/** Below these are other people, and the foot of the page. */
const END =
  /^(?:more profiles for you|people you may know|people also viewed|explore (?:premium|collaborative).*|you might like|others named .*|accessibility)$/i
/** Buttons, counts, and labels of the page. */
const NOISE =
  /^(?:\d+ notifications?.*|skip to .*|home|my network|jobs|messaging|notifications|me|for business|learning|(?:try|retry) premium.*|background image|\(?(?:she|he|they)\/(?:her|him|them)(?:\/\w+)?\)?|·? ?(?:1st|2nd|3rd\+?)|connect|message|follow(?:ing)?|more|pending|open to|add profile section|enhance profile|resources|edit|[\d,.]+\+? (?:connections|followers|mutual connections?)|(?:… ?|\.\.\. ?)?see (?:more|less)|…more|show all.*|show credential|endorse|endorsed by .*|\d+ endorsements?|\d+ experiences? (?:at|across) .*|\d+ educational experiences? .*|passed linkedin skill assessment|.+ and \+\d+ skills?|received|given|nothing to see for now|recommendations that .* will appear here\.?)$/i

/** Some browsers write both copies of a text as one line. */
function halfOf(line: string): string {
  const half = line.slice(0, line.length / 2)
  return line.length > 5 && /^[\p{Lu}\d]/u.test(half) && line === half + half ? half : line
}

/** The same words for eyes ('2020 - 2021') and for ears ('2020 to 2021'). */
const heard = (line: string): string => line.toLowerCase().replace(/ to | [-–—] /g, ' - ')
/** In lines; the longest description is shorter. */
const MOST_REPEATED = 60

/** Lines without the second copy of each text, which may have several lines. */
function withoutRepeats(lines: readonly string[]): readonly string[] {
  const keys = lines.map(heard)
  const kept: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    kept.push(lines[at] ?? '')
    const length = repeatedLength(keys, at)
    kept.push(...lines.slice(at + 1, at + length))
    at += Math.max(0, 2 * length - 1)
  }
  return kept
}

function repeatedLength(keys: readonly string[], at: number): number {
  const most = Math.min(MOST_REPEATED, Math.floor((keys.length - at) / 2))
  for (let length = 1; length <= most; length += 1)
    if (keys[at] === keys[at + length] && isRepeated(keys, at, length)) return length
  return 0
}

const isRepeated = (keys: readonly string[], at: number, length: number): boolean =>
  keys.slice(at, at + length).every((key, index) => key === keys[at + length + index])

type Part = { readonly title: readonly string[]; readonly kind: string; readonly lines: readonly string[] }

/** Sections of the page that no resume has, and those that are tabs of what a person follows. */
const LEFT_OUT = /^(?:activity|featured|analytics|suggested for you|interests|causes)$/i

function sectionsIn(lines: readonly string[]): readonly Part[] {
  const parts: { title: string[]; kind: string; lines: string[] }[] = [{ title: [], kind: 'top', lines: [] }]
  for (const line of lines.filter((one) => !TOP_SKILLS.test(one))) {
    const kind = LEFT_OUT.test(line) ? 'none' : CONTACT.test(line) ? undefined : headingNamed(line)?.kind
    if (kind) parts.push({ title: kind === 'none' ? [] : [line], kind, lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts
}

/** Skills that are named at a position or below the introduction: 'Skills: SQL · Excel', 'SQL • Excel'. */
const skillsOn = (line: string, above = ''): readonly string[] => {
  if (TOP_SKILLS.test(above)) return line.split(' • ')
  return /^skills: (.+)$/i.exec(line)?.[1]?.split(' · ') ?? []
}
const TOP_SKILLS = /^top skills$/i

type Writer = (lines: readonly string[], leftOver: string[], page: readonly string[]) => readonly string[]

const keep: Writer = (lines) => lines.filter((line) => !LOGO.test(line))
const LOGO = /^.+ logo$/i

/** Name, place, and ways to be reached; the page repeats employer and school of its sections here. */
const writeTop: Writer = ([name = '', ...lines], leftOver, page) => {
  const contactAt = lines.findIndex((line) => CONTACT.test(line))
  const place = lines[contactAt]?.replace(CONTACT, '') || lines[contactAt - 1] || ''
  const others = lines.filter((line) => line !== place && !CONTACT.test(line))
  const ways = others.filter((line) => /@|\.\w{2,}\/|^\+?[\d ()-]{7,}/.test(line))
  leftOver.push(...others.filter((line) => !ways.includes(line) && page.filter((one) => one === line).length < 2))
  return [name, ...(place && [`Location: ${place}`]), ...ways]
}
const CONTACT = /\s*contact info$/i

/** Positions as title, employer, and dates; several at one employer are named below it on the page. */
const writeWork: Writer = (all, leftOver) => {
  const lines = all.filter((line) => !ONLY_TYPE.test(line))
  const written: string[] = []
  let employer = ''
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1] ?? ''
    if (LOGO.test(line)) employer = ''
    else if (isTotal(lines[at + 1] ?? '')) employer = line
    else if (isDates(line)) written.push(...(employer === '' ? [line] : [employer, line]))
    else if (isPlaceLine(line) && (isDates(above) || isTotal(above))) leftOver.push(line)
    else if (!isTotal(line)) {
      const company = COMPANY.exec(line)?.[1]
      if (company) employer = ''
      written.push(company ?? line)
    }
  }
  return written
}
const COMPANY = new RegExp(`^(.+) · ${TYPES}$`, 'i')
const ONLY_TYPE = new RegExp(`^${TYPES}$`, 'i')
/** How long someone was at an employer above several positions: 'Full-time · 5 yrs 8 mos', '5 yrs 8 mos'. */
const isTotal = (line: string): boolean => isDuration(line.replace(new RegExp(`^${TYPES} · `, 'i'), ''))
const isPlaceLine = (line: string): boolean =>
  MODE.test(line) || isPlace(line) || /^(?:hybrid|remote|on-site)$|(?:\bArea|, United States)$/i.test(line)

/** Certificates, one on a line: the name, who gave it, and its dates. */
const writeCertificates: Writer = (lines, leftOver) => {
  const written: string[] = []
  let names: string[] = []
  const close = (dates: string) => {
    if (names.length > 0) written.push(`• ${[...names, dates].filter(Boolean).join(', ')}`)
    names = []
  }
  for (const line of keep(lines, leftOver, [])) {
    const issued = /^issued (\S+ \d{4})(?: · expires (\S+ \d{4}))?/i.exec(line)
    if (issued) close([issued[1], issued[2]].filter(Boolean).join(' – '))
    else if (/^credential id /i.test(line))
      leftOver.push([written.at(-1)?.slice(2).split(',', 1)[0], line].filter(Boolean).join(': '))
    else names.push(line)
  }
  for (const name of names) written.push(`• ${name}`)
  return written
}

/** Below a skill the page says where it was used: 'Analyst at Acme', 'Acme'. */
const writeSkills: Writer = (lines, leftOver, page) => {
  const used = new Set(page.flatMap((line) => COMPANY.exec(line)?.[1] ?? (LOGO.test(line) ? line.slice(0, -5) : [])))
  return keep(lines, leftOver, page).filter(
    (line) => !used.has(line) && ![...used].some((name) => line.endsWith(` at ${name}`)),
  )
}

const WRITERS: Readonly<Record<string, Writer>> = {
  top: writeTop,
  experience: writeWork,
  volunteer: writeWork,
  certifications: writeCertificates,
  skills: writeSkills,
  none: () => [],
}
