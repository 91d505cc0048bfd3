/** What time is counted in, as a word in small letters: '3 weeks', 'two summers', 'twelve times'. */
export const PERIOD =
  /^(?:second|minute|hour|shift|day|night|morning|afternoon|evening|weekend|week|month|season|spring|summer|autumn|winter|year|time|moment)s?$/
