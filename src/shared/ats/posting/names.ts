import type { Token } from '#shared/text/tokens.ts'

/** Names missing from our skill list, recognized by their spelling: 'SOX', 'TikTok', 'S4/HANA', 'ISO 27001'. */
export const namesIn = (text: string, tokens: readonly Token[]): readonly { token: Token; index: number }[] =>
  isAllCapitals(text) && tokens.length > 2
    ? []
    : tokens.flatMap((token, index) =>
        isName(token.text) && !COMMON_ABBREVIATIONS.has(token.folded) && !isOfSomethingElse(text, tokens, index)
          ? [{ token, index }]
          : [],
      )

const isName = (word: string): boolean =>
  /^\p{Lu}{2,6}s?$/u.test(word) ||
  /^\p{Lu}?\p{Ll}+\p{Lu}\p{L}*$/u.test(word) ||
  /^(?=.*\p{Lu})\p{L}+\d+\p{L}*$/u.test(word)

/** A place ('Dayton, OH'), of words in capitals ('WE OFFER'), of a number ('GT-11', 'CAD 95') or one itself ('II'). */
function isOfSomethingElse(text: string, tokens: readonly Token[], index: number): boolean {
  const { start, end, text: word } = tokens[index]!
  const [before, after] = [tokens[index - 1], tokens[index + 1]]
  const gapBefore = before ? text.slice(before.end, start) : ''
  const gapAfter = after ? text.slice(end, after.start) : ''
  const isShouted = (other: Token | undefined, gap: string) => gap === ' ' && /^\p{Lu}{5,}$/u.test(other?.text ?? '')
  const isNumbered = /^[-/ ]$/.test(gapAfter) && /^\d+$/.test(after?.text ?? '') && !STANDARDS.has(word)
  const isTown = gapAfter === ', ' && STATES.has(after?.text ?? '')
  if (isTown || isShouted(before, gapBefore) || isShouted(after, gapAfter)) return true
  return isNumbered || ROMAN.test(word) || isPlace(text, tokens, index)
}

/** The code of a state, unless it means something in a trade: 'MD', 'CT'. Then only where it says that it is a place. */
function isPlace(text: string, tokens: readonly Token[], index: number): boolean {
  const { start, text: word } = tokens[index]!
  if (!STATES.has(word)) return false
  const before = tokens[index - 1]
  const isOfTown = /^\p{Lu}\p{Ll}/u.test(before?.text ?? '') && text.slice(before?.end, start) === ', '
  const hasOtherState = tokens.some((token, at) => at !== index && Math.abs(at - index) <= 2 && isState(token.text))
  return isState(word) || isOfTown || hasOtherState || OF_PLACES.test(text)
}

const isState = (word: string): boolean => STATES.has(word) && !TRADES.has(word)

/** A line that says where the work is. */
const OF_PLACES = /\b(?:locations?|located|based in|offices? in|relocat\w+|residents? of|reside in|remote|on-?site)\b/i

const ROMAN = /^(?:I{2,3}|I?V|VI{1,3}|IX)$/
/** Bodies whose standards are named by a number. */
const STANDARDS = new Set('ISO DIN EN IEC IEEE NF UNE NOM VDE VDI ASTM AWS API EC BS R'.split(' '))
const STATES = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI
  SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB NL`.split(/\s+/),
)
/** Of these, the ones that are also degrees, licenses, departments, methods or tools. */
const TRADES = new Set('AR BC CA CO CT DC DE HI ID IL IN LA MA MD ME MI MO MS MT NB NC ND OR PA QC SC SD VA'.split(' '))

/** In a line of capitals, capital letters mean nothing; 'SPS' alone is a name. */
const isAllCapitals = (text: string): boolean => !/\p{Ll}/u.test(text)

/** Abbreviations that are common in all postings. */
const COMMON_ABBREVIATIONS = new Set(
  `usa us uk eu uae emea apac latam mena dach gmbh ag kg se inc llc ltd sa sas sarl sl cv pto eoe ote hr ceo cto cfo coo vp usd eur gbp
  chf am pm asap faq id ok tv url www rtt cdi cdd smic bac mwd mfd ev kfz nrw ny nyc la sf pdf w2 k1 h1b it and or the
  fte eeo pto irs nda cet cest est pst gmt utc kpi kpis llp plc eg kgaa oy ab bv nv nhs hse gp mo fr sa
  linkedin facebook instagram youtube whatsapp glassdoor`.split(/\s+/),
)
