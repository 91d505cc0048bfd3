import { FIRST_NAMES } from '#shared/text/first-names.ts'

/** Personal data, as the source of a regular expression with the flag u and no capturing group. */
export type Pattern = {
  readonly kind: 'NAME' | 'MAIL' | 'PHONE' | 'ADDRESS' | 'LINK' | 'TEXT'
  readonly source: string
}

/**
 * The same letters in any case. A group with the flag i would be shorter, but in V8 it misses accented capitals when
 * the whole expression has no such flag.
 */
export const anyCase = (letters: string): string =>
  [...letters]
    .map((letter) => {
      const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()]
      return lower === upper || upper.length > letter.length ? letter : `[${lower}${upper}]`
    })
    .join('')
const oneOf = (words: string): string => words.split(' ').map(anyCase).join('|')

/** Matches whole words only. */
export const whole = (source: string): string => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`

// It starts only after a character that no address contains, so that no letter is read more than once.
const MAIL = "(?<![\\p{L}\\p{N}._%+'-])[\\p{L}\\p{N}._%+'-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*"

const ADDRESS_END = '[^\\s<>"\'()\\[\\]]+'
const HOSTS = oneOf('com org net io dev me de fr es uk eu app co ch at page site blog')
const LINK = [
  `(?:${oneOf('http https')}):\\/\\/${ADDRESS_END}`,
  `(?:${anyCase('www')}\\.|${anyCase('mailto')}:|${anyCase('tel')}:)${ADDRESS_END}`,
  // Without a path it may be a product ('Node.js', 'Booking.com'); the person's own host is matched separately.
  `(?<![\\p{L}\\p{N}.@-])(?:[\\p{L}\\p{N}-]+\\.)+(?:${HOSTS})\\/${ADDRESS_END}`,
  // With more parts or a hyphen, it is more often a personal page than a product.
  `(?<![\\p{L}\\p{N}.@-])(?:(?:[\\p{L}\\p{N}-]+\\.){2,}|[\\p{L}\\p{N}]+-[\\p{L}\\p{N}-]+\\.)(?:${HOSTS})(?![\\p{L}\\p{N}-])`,
  // 'My insta is zoe_ml'.
  `(?<=(?<!\\p{L})(?:${oneOf('instagram insta twitter tiktok telegram skype discord snapchat handle username')})(?:\\sis|:)\\s)(?=[\\p{L}.]*(?:[\\d_]|\\.\\p{L}))[\\p{L}\\p{N}_.]{3,40}(?<!\\.)`,
  // '@ada', but not '@angular/core'.
  '(?<![\\p{L}\\p{N}.@])@[\\p{L}\\p{N}_.]{2,}(?!\\/|[\\p{L}\\p{N}_.])',
].join('|')

const DATE = '\\d{1,2}[.\\/-]\\d{1,2}[.\\/-]\\d{2,4}(?!\\d)'
const PHONE = `(?<![\\p{L}\\p{N}.,\\/+-])(?<!\\d )(?!${DATE})(?:${[
  '(?:\\+|00)\\d[\\d\\s().\\/-]{5,24}\\d',
  '\\(?0\\d{1,5}\\)?[\\s\\/-]?\\d[\\d\\s\\/-]{3,24}\\d',
  '\\(?\\d{3}\\)?[\\s.-]?\\d{3}[.-]\\d{4}',
  '\\(?\\d{3}\\)?\\s\\d{3}\\s\\d{4}',
  '\\d{3}-\\d{4}',
  '[67]\\d{2}\\s\\d{3}\\s\\d{3}(?!\\s*[€$£%])',
].join('|')})(?![\\p{L}\\p{N}])`

// Limits the length of a word: without it, matching time would grow with the square of the length.
const TITLED = "\\p{Lu}[\\p{L}\\p{M}.'’-]{0,40}"
const POST_CODE = `(?:,?\\s+(?:[A-Z]{1,2}-)?\\d{4,5}\\s+${TITLED})?`
const STREET = [
  `\\d{1,5}[a-zA-Z]?,?\\s+(?:${TITLED}\\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Close|Terrace)\\b\\.?`,
  `(?:${TITLED}\\s+)?\\p{Lu}[\\p{L}\\p{M}-]{0,40}(?:[Ss]traße|[Ss]trasse|[Ss]tr\\.|weg|platz|allee|gasse|ufer|damm|ring)\\s+\\d{1,4}\\s?[a-z]?\\b${POST_CODE}`,
  `\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s+(?:${oneOf('rue avenue boulevard chemin allée impasse quai place')})\\s+(?:[\\p{L}\\p{M}'’-]{1,40}\\s+){0,4}${TITLED}${POST_CODE}`,
  `(?:${oneOf('calle avenida plaza paseo camino')}|[cC]\\/|[aA]vda\\.)\\s+(?:[\\p{L}\\p{M}'’-]{1,40}\\s+){0,4}[\\p{L}\\p{M}'’-]{1,40},?\\s+(?:n[.ºo°]+\\s*)?\\d{1,4}\\b${POST_CODE}`,
]
  .map((street) => `(?<![\\p{L}\\p{N}.,])(?:${street})`)
  .join('|')

/** Postal codes ('SW1A 1AA', ', IL 62704'), P.O. boxes, account and social security numbers, birthdays. */
const POST =
  '(?<![\\p{L}\\p{N}])(?:[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}|[Pp]\\.?\\s?[Oo]\\.?\\s[Bb]ox\\s\\d{1,6})(?![\\p{L}\\p{N}])|(?<=,\\s)[A-Z]{2}\\s\\d{5}(?:-\\d{4})?(?!\\d)'
const PAPERS =
  '(?<![\\p{L}\\p{N}])(?:[A-Z]{2}\\d{2}(?:\\s?[A-Z\\d]{4}){3,7}(?:\\s?[A-Z\\d]{1,3})?|\\d{3}-\\d{2}-\\d{4})(?![\\p{L}\\p{N}])'
const BORN =
  '(?<=(?<!\\p{L})(?:[Bb]orn|[Gg]eboren|[Nn]ée?|[Nn]acid[oa])(?:\\s(?:on|in|am|le|en|el))?\\s)(?:\\d{1,2}[./\\s-]{1,2}\\p{L}*\\d{0,2}[./,\\s-]{1,2}\\d{2,4}|\\d{4})(?!\\d)'

/** More first names of the regions of our languages. */
const MORE_NAMES = `charles charlotte lisbeth peggy rupert nigella gareth imogen siobhan
  jürgen günther wolfgang uwe dieter jens lars thorsten matthias sebastian lena katrin annette birgit ulrike silke monika ursula
  françois françoise jacques michel philippe laurent thierry sylvie nathalie isabelle céline aurélie chantal hélène benoît étienne mathieu
  josé maría ángel jesús raúl álvaro andrés sofía lucía inés rocío begoña ignacio guillermo enrique esteban
  wojciech agnieszka katarzyna krzysztof piotr svetla oleksandr mykola anastasia yuki hiroshi kenji nguyen deepak rahul anjali sunita`
  .trim()
  .split(/\s+/)

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
/** A common first name with the next word, 'Sarah Connor', but not the 'Don' of "Don't"; and 'Dr. Okafor'. */
const PERSON = [
  `(?<![\\p{L}\\p{N}])(?:${[...FIRST_NAMES, ...MORE_NAMES].map(capitalized).join('|')})(?!['’]t)(?![\\p{L}\\p{N}])(?:[ -]\\p{Lu}[\\p{L}\\p{M}'’-]{1,40})?`,
  "(?<=(?<![\\p{L}\\p{N}])(?:Mrs?|Ms|Miss|Dr|Prof|Herrn?|Frau|Monsieur|Madame|Mme|Señora?|Sra?|Don|Doña)\\.?\\s)\\p{Lu}[\\p{L}\\p{M}'’-]{1,40}(?:[ ]\\p{Lu}[\\p{L}\\p{M}'’-]{1,40})?",
].join('|')

/** Certainly personal; longer patterns first, since a name often starts an address. */
export const SURE: readonly Pattern[] = [
  { kind: 'MAIL', source: MAIL },
  { kind: 'LINK', source: LINK },
]
/** Probably personal. */
export const LIKELY: readonly Pattern[] = [
  { kind: 'TEXT', source: `${PAPERS}|${BORN}` },
  { kind: 'ADDRESS', source: `${STREET}|${POST}` },
  { kind: 'PHONE', source: PHONE },
  { kind: 'NAME', source: PERSON },
]
