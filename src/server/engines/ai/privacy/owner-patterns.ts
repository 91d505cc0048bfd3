import { anyCase, whole, type Pattern } from '#server/engines/ai/privacy/personal-patterns.ts'
import type { PersonalInfo } from '#shared/resume/schema.ts'
import { displayUrl } from '#shared/text/urls.ts'

/** Names and towns that are also common words: in lower case they count as the word. */
const WORDS = new Set(
  `art baker bath best bill bush chance chase church cook cork dean drew east faith field fisher frank gene good grace grant green
  grey harmony hill hope hull hunter jack joy king lance law long major march mark mason may miller mobile nice north page parks pat
  porter price ray reading rich rob rose rush sales sharp short sky small smart smith south split stone strong summer wade walker
  ward west white will wise wood young`
    .trim()
    .split(/\s+/),
)
/** Particles of names, which are also common words. */
const PARTICLES = new Set(
  'al and bin da das de del den der di do dos du el ibn la las le les lo los of ten ter the und van von y zu zum zur'.split(
    ' ',
  ),
)
/** Values of the location field that are no place. */
const NO_PLACE = new Set(['remote', 'hybrid', 'anywhere', 'worldwide', 'home', 'global', 'relocation'])
/** Hosts shared by many people; only the path is personal. */
const SHARED_HOST =
  /(?:^|\.)(?:linkedin|github|gitlab|xing|google|facebook|instagram|twitter|x|youtube|medium|behance|dribbble|notion)\.[a-z]+$/i

/** The personal fields of a resume, in the spellings in which an answer may contain them. */
export function ownerPatterns(info: PersonalInfo): readonly Pattern[] {
  const links = [info.linkedin, info.github, info.website].flatMap(linkSources)
  return [
    ...together('LINK', links),
    ...together('MAIL', exact(info.email)),
    ...phonePattern(info.phone),
    ...together('ADDRESS', placeSources(info.location)),
    ...together('NAME', nameSources(info.fullName)),
  ]
}

/** Longest first, since the first alternative that matches wins. */
function together(kind: Pattern['kind'], sources: readonly string[]): Pattern[] {
  if (sources.length === 0) return []
  const longestFirst = [...new Set(sources)].toSorted((one, other) => other.length - one.length)
  return [{ kind, source: whole(longestFirst.join('|')) }]
}

function linkSources(url: string): string[] {
  const shown = displayUrl(url.trim()).replace(/\/+$/, '')
  const [host = '', ...path] = shown.split('/')
  const handle = path.at(-1)?.replace(/^@/, '') ?? ''
  return [
    ...exact(url),
    ...exact(shown),
    ...(host.includes('.') && !SHARED_HOST.test(host) ? exact(host) : []),
    ...(handle.length >= 3 ? exact(handle) : []),
  ]
}

/** The same digits in any grouping, with and without the country code. */
function phonePattern(phone: string): Pattern[] {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 5) return together('PHONE', exact(phone))
  const grouped = (run: string) => [...run].join('[\\s().\\/-]{0,3}')
  const ends = digits.length > 9 ? [digits, digits.slice(-9), digits.slice(-7)] : [digits]
  const source = ends.map((run) => `(?:\\d[\\s().\\/-]{0,3}){0,6}${grouped(run)}`).join('|')
  return [{ kind: 'PHONE', source: `(?<!\\d)(?:\\+|00)?\\(?(?:${source})(?!\\d)` }]
}

/** 'Lindenweg 8, 28203 Bremen': as a whole, and each part that is identifying by itself. */
function placeSources(location: string): string[] {
  const parts = location.split(/[,;/|()\n]|\s[-–—]\s|(?<=\d{4})\s+(?=\p{L})|(?<=\p{L})\s+(?=\d{4})/u)
  const streets = parts.map((part) => part.replace(/^\s*\d{1,3}\s|\s\d{1,3}\s*\p{L}?\s*$/u, ''))
  const identifying = [...new Set([...parts, ...streets].map((part) => part.trim()))].filter(
    (part) => /\p{L}{3}|\d{4}/u.test(part) && !NO_PLACE.has(part.toLowerCase()),
  )
  return [...(identifying.length > 1 ? exact(location) : []), ...identifying.flatMap(spelled)]
}

function nameSources(name: string): string[] {
  const words = name.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word))
  const parts = words.flatMap((word) => [word, ...word.split(/[-.]/)])
  const identifying = parts.filter((part) => /\p{L}{2}/u.test(part) && !PARTICLES.has(part.toLowerCase()))
  return [...(words.length > 1 ? exact(name) : []), ...identifying.flatMap(spelled)]
}

/** In any case; common words and very short parts only with a capital. */
function spelled(part: string): string[] {
  const letters = part.replace(/[^\p{L}]/gu, '')
  if (letters.length > 2 && !WORDS.has(part.toLowerCase())) return exact(part)
  const [first = '', ...rest] = part
  const forms = [part, part.toUpperCase(), first.toUpperCase() + rest.join('').toLowerCase()]
  return forms.filter((form) => /^\P{Ll}/u.test(form)).map((form) => loosely(form, (letter) => letter))
}

const exact = (value: string): string[] => (value.trim().length < 2 ? [] : [loosely(value.trim(), anyCase)])

/** 'Müller' is also typed 'Muller' and 'Mueller', and white space varies. */
function loosely(value: string, cased: (letters: string) => string): string {
  return value
    .split(/\s+/)
    .map((word) => [...word.normalize('NFC')].map((letter) => letterSource(letter, cased)).join(''))
    .join('[\\s,]+')
}

const SPELLINGS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', å: 'aa' }

function letterSource(letter: string, cased: (letters: string) => string): string {
  if (!/\p{L}/u.test(letter)) return letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '')
  const spelling = SPELLINGS[letter.toLowerCase()]
  // A capital spelled with two letters has the second in either case: 'Ueber', 'UEBER'.
  const forms = [...new Set([letter, plain])].map(cased)
  const all = spelling ? [...forms, anyCase(spelling)] : forms
  return `${all.length > 1 ? `(?:${all.join('|')})` : all[0]}[\\u0300-\\u036f]*`
}
