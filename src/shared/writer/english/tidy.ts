import { NUMBER_WORDS } from '#shared/writer/english/number-words.ts'

/** A pattern and its replacement, applied in list order. */
type Tidying = readonly [pattern: RegExp, replacement: string]

const NUMBER = String.raw`(?:[$€£]?\d|(?:a |an )?(?:one|${NUMBER_WORDS}|half|hundred|thousand|dozen|couple)\b)`
const DOUBT = String.raw`(?:maybe|perhaps|probably|roughly|something like|like|say|I(?:'d| would) (?:say|think|guess)|I (?:think|guess|reckon|suppose|believe))`

/** A spoken clause as it would be written: without hesitation sounds, fillers, openings and tags. Its content stays. */
export const tidied = (clause: string): string =>
  TIDYINGS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), clause).trim()

const TIDYINGS: readonly Tidying[] = [
  [/[’‘]/g, "'"],
  [/\s+comma\s+/g, ', '],
  [/\s+/g, ' '],
  [/\b(i)(?='|\b)/g, 'I'],
  [/\b[Ii](m|ve)\b/g, "I'$1"],
  [/\bid(?= (?:like|love|say)\b)/gi, "I'd"],
  [/\b(do|did|does|was|were|is|are|could|would|should|have|had|has)nt\b/gi, "$1n't"],
  [/\bcant\b/gi, "can't"],
  [/\b(?:u+h*m+|u+h+|erm?|hmm+|mhm)\b,?\s*/gi, ''],
  [/\b(?:haha\w*|lol|tbh|imo)\b[,.]?/gi, ''],
  // A single 'about' in place of a hedged number.
  [
    new RegExp(
      String.raw`\b(?:it was |it's |that's )?${DOUBT},? (?:it was |it's )?(?=(?:about |around |over |almost |nearly )?${NUMBER})`,
      'gi',
    ),
    'about ',
  ],
  [/\babout (?=(?:about|around|over|almost|nearly|roughly)\b)/gi, ''],
  [
    new RegExp(
      String.raw`(${NUMBER}[^,.]*), (?:I think|I guess|I believe|I reckon|roughly|more or less)(?=[,.]|$)`,
      'gi',
    ),
    'about $1',
  ],
  // Openings.
  [
    /^(?:(?:so|well|and|but|then|ok|okay|yeah|yes|yep|right|now|oh|also|plus|anyway|honestly|basically|actually|obviously|really|let's see|let me (?:think|see)|to be (?:honest|fair)|i mean|you know|you see|look|first of all|firstly|for example|for instance|of course|in fact|as I said|like I said|the (?:main|other|second|first|biggest) thing (?:is|was)(?: that)?|(?:I (?:think|guess|suppose|believe|would say|'d say)|I'd say)(?: that)?)(?:,\s*|\s+|$))+/i,
    '',
  ],
  [/^(?:me,|me personally,|for me,|what I can say is|all I can say is|I can say|I must say|I have to say)\s*/i, ''],
  [/^what I (?:did|do|have done|'ve done) (?:was|is|there was)(?: that| to)?,?\s+(?=I\b)/i, ''],
  // Fillers inside.
  [
    /,? (?:you know|i mean|you see|like I said|as I said|to be honest|to be fair|if you like|so to speak|let's say)(?:,|(?=[.!?]|$))/gi,
    '',
  ],
  [/, (?:like|well|so|right|basically|actually|honestly|really|obviously|um|okay),(?= )/gi, ''],
  [/\b(?:basically|literally|honestly|obviously|actually|sort of|kind of|kinda|sorta|like,)\s+/gi, ''],
  [/\bended up (?=\w+ing\b)/gi, ''],
  [/, well,? /gi, ', '],
  [/\b(?:I|we) (?:think|guess|suppose|believe|reckon),? (?=(?:I|we)\b)/gi, ''],
  [/,? (?:obviously|unfortunately|sadly|embarrassing(?:ly)?|luckily|thankfully|funnily enough)(?=[,.]|$)/gi, ''],
  // Tags at the end.
  [
    /(?:[,.]? (?:so yeah|yeah|you know|I think|I guess|I suppose|I believe|or something(?: like that)?|or whatever|and (?:so on|stuff|things|all that|everything|such)|etc\.?|and that|that's (?:it|all|about it)(?: really)?|to be honest|touch wood|knock on wood|if I remember (?:right|correctly)|really|though|too|no idea why|right|ok|okay|and so forth|please|thanks|thank you|sorry))+[\s.!?…,)]*$/i,
    '',
  ],
  // A remark on the statement, without a figure.
  [
    /,? (?:and |so )?(?:that's|that was|that is|it's|it is|it was|which is|which was|this is) (?:the|a|my|all|quite|really|not|what|where|why|how|nice|good|great|fun|hard|normal)\b[^,\d]*$/i,
    '',
  ],
  [/, (?:all )?(?:my|our|own) (?:own )?(?:idea|doing|design|work)(?=,|$|\.)/gi, ''],
  // A word repeated by accident.
  [/\b(?!that\b|had\b)([a-z]+)(?:,? \1\b)+/gi, '$1'],
  [/(\d) ?(?:percent|per cent)\b/gi, '$1%'],
  [/\s+([,;:.!?])/g, '$1'],
  [/,(?:\s*,)+/g, ','],
  [/^[\s,;:.–—-]+/, ''],
  [/[\s,;:–—-]+$/, ''],
]

/** Possessives without their owner: 'my bus test' is 'the bus test' in a resume. */
export const withoutOwner = (text: string): string =>
  OWNERS.reduce((all, [pattern, replacement]) => all.replace(pattern, replacement), text)

const OWNERS: readonly Tidying[] = [
  [/\b(?:all )?(?:on|by) my own\b|\b(?:all )?by myself\b/gi, 'alone'],
  [/\b(?:on|by) our own\b|\bby ourselves\b/gi, 'alone'],
  [/,? myself\b/gi, ''],
  [/\b(?:my|our) own\b/gi, 'own'],
  // 'My first talk' must not become 'the first talk', which could be the first of all.
  [/\b(?:my|our) (?=(?:very )?(?:first|second|third|last|only|best|worst|most|\p{L}+est)\b)/giu, ''],
  [/\b(?:my|our)\b/gi, 'the'],
]
