/** A number that is no year, or a share in words. */
export const hasAmount = (text: string): boolean =>
  /(?<![\w.])(?!(?:19|20)\d\d\b)[$€£]?\d/.test(text) ||
  /\b(?:under|within|in) an? (?:minute|hour|day|week|second(?! \w))\b/i.test(text) ||
  /\b(?:half|quarters?|(?:an?|one|two|by) thirds?|halved|doubled|tripled|double|triple|twice|dozen)\b/i.test(text)

/** '6 a week' where the text before names nothing that is many. */
export const isRateOfNothing = (rate: string, text: string): boolean => BARE_RATE.test(rate) && !MANY.test(text)
const BARE_RATE =
  /^(?:about |over |around |nearly |up to )?\d[\d,]*(?: (?:or|to) \d+)? (?:an?|per|each|every) \w+(?: at the start| before)?(?:, .*)?$/i
const MANY = /[^s]s\b|\b(?:people|children|men|women|staff|fish|sheep)\b/

/** '1,100 bags a shift' */
export const isRate = (text: string): boolean =>
  /\d (?:\w+ ){0,3}(?:an?|per|each|every) (?:shift|day|night|week|month|hour|year|season)\b/.test(text)
