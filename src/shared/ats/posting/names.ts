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

/** Part of a place ('Dayton, OH'), of words in capitals ('WE OFFER'), of a number ('GT-11', 'CAD 95') or one itself ('II'). */
function isOfSomethingElse(text: string, tokens: readonly Token[], index: number): boolean {
  const { start, end, text: word } = tokens[index]!
  const [before, after] = [tokens[index - 1], tokens[index + 1]]
  const gapBefore = before ? text.slice(before.end, start) : ''
  const isPlace = gapBefore === ', ' && /^\p{Lu}\p{Ll}/u.test(before?.text ?? '') && STATES.has(word)
  const isShouted = (other: Token | undefined, gap: string) => gap === ' ' && /^\p{Lu}{5,}$/u.test(other?.text ?? '')
  const gapAfter = after ? text.slice(end, after.start) : ''
  const isNumbered = /^[-/ ]$/.test(gapAfter) && /^\d+$/.test(after?.text ?? '') && !STANDARDS.has(word)
  return isPlace || isShouted(before, gapBefore) || isShouted(after, gapAfter) || isNumbered || ROMAN.test(word)
}

const ROMAN = /^(?:I{2,3}|I?V|VI{1,3}|IX)$/
/** Bodies whose standards are named by a number. */
const STANDARDS = new Set('ISO DIN EN IEC IEEE NF UNE NOM VDE VDI ASTM AWS API EC BS R'.split(' '))
const STATES = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI
  SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB NL`.split(/\s+/),
)

/** In a line of capitals, capital letters mean nothing; 'SPS' alone is a name. */
const isAllCapitals = (text: string): boolean => !/\p{Ll}/u.test(text)

/** Abbreviations that are common in all postings. */
const COMMON_ABBREVIATIONS = new Set(
  `usa us uk eu emea apac dach gmbh ag kg se inc llc ltd sa sas sarl sl cv pto eoe ote hr ceo cto cfo coo vp usd eur gbp
  chf am pm asap faq id ok tv url www rtt cdi cdd smic bac mwd mfd ev kfz nrw ny nyc la sf pdf w2 k1 h1b it and or the
  fte eeo pto irs nda cet cest est pst gmt utc kpi kpis llp plc eg kgaa oy ab bv nv nhs hse gp mo fr sa
  linkedin facebook instagram youtube whatsapp glassdoor`.split(/\s+/),
)
