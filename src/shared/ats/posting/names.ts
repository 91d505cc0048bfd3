import type { Token } from '#shared/text/tokens.ts'

/** Names missing from our skill list, recognized by their spelling: 'SOX', 'TikTok', 'S4/HANA', 'ISO 27001'. */
export const namesIn = (text: string, tokens: readonly Token[]): readonly { token: Token; index: number }[] =>
  isAllCapitals(text)
    ? []
    : tokens.flatMap((token, index) =>
        isName(token.text) && !COMMON_ABBREVIATIONS.has(token.folded) ? [{ token, index }] : [],
      )

const isName = (word: string): boolean =>
  /^\p{Lu}{2,6}s?$/u.test(word) ||
  /^\p{Lu}?\p{Ll}+\p{Lu}\p{L}*$/u.test(word) ||
  /^(?=.*\p{Lu})\p{L}+\d+\p{L}*$/u.test(word)

/** In a line of capitals, capital letters mean nothing. */
const isAllCapitals = (text: string): boolean => !/\p{Ll}/u.test(text)

/** Abbreviations that are common in all postings. */
const COMMON_ABBREVIATIONS = new Set(
  `usa us uk eu emea apac dach gmbh ag kg se inc llc ltd sa sas sarl sl cv pto eoe ote hr ceo cto cfo coo vp usd eur gbp
  chf am pm asap faq id ok tv url www rtt cdi cdd smic bac mwd mfd ev kfz nrw ny nyc la sf pdf w2 k1 h1b it and or the
  linkedin facebook instagram youtube whatsapp glassdoor`.split(/\s+/),
)
