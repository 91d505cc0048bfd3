/** A number that is no year, or a share in words. */
export const hasAmount = (text: string): boolean =>
  /(?<![\w.])(?!(?:19|20)\d\d\b)[$€£]?\d/.test(text) ||
  /\b(?:under|within|in) an? (?:minute|hour|day|week|second(?! \w))\b/i.test(text) ||
  /\b(?:half|quarters?|(?:an?|one|two|by) thirds?|halved|doubled|tripled|double|triple|twice|dozen)\b/i.test(text)
