/**
 * A first-person predicate without its person: 'have trained five others' is 'trained five others'. The first rule that
 * matches decides; null if it states no action or duty that a line could use.
 */
export function withoutPerson(predicate: string): string | null {
  const rule = VERB_RULES.find(([pattern]) => pattern.test(predicate))
  if (!rule) return predicate
  const [pattern, replacement] = rule
  return replacement === null ? null : predicate.replace(pattern, replacement)
}

/** The replacement for the start of a predicate; null if the predicate can't be a line. */
type VerbRule = readonly [pattern: RegExp, replacement: ((whole: string, ...groups: string[]) => string) | null]

const removed = (): string => ''

/** Past forms of participles that differ from them: 'have written' is 'wrote'. */
const PAST: Readonly<Record<string, string>> = {
  become: 'became', begun: 'began', broken: 'broke', chosen: 'chose', come: 'came', done: 'did', drawn: 'drew',
  driven: 'drove', eaten: 'ate', flown: 'flew', given: 'gave', grown: 'grew', hidden: 'hid', ridden: 'rode', risen: 'rose',
  run: 'ran', seen: 'saw', sewn: 'sewed', shown: 'showed', spoken: 'spoke', sung: 'sang', taken: 'took', thrown: 'threw',
  undertaken: 'undertook', worn: 'wore', written: 'wrote', rewritten: 'rewrote', redone: 'redid', overseen: 'oversaw',
} // prettier-ignore

const pastOf = (participle: string): string => PAST[participle.toLowerCase()] ?? participle

const ADVERBS =
  '(?:(?:also|always|just|since|already|now|personally|regularly|successfully|recently|even|mostly|mainly) )?'
const NAMED =
  'licen[cs]e|certificate|certification|diploma|degree|qualification|apprenticeship|training|badge|permit|experience|years'
const PLACED =
  'promoted|asked|trained|certified|given|chosen|picked|elected|appointed|responsible|in charge|named|awarded|hired|invited|selected|sent|put in charge|made|trusted|entrusted|assigned|licensed|qualified|based|involved in|nominated|called in|tasked|allowed'

const VERB_RULES: readonly VerbRule[] = [
  [/^used to be\b/i, null],
  [
    /^(?:also )?took (?:me |us )?(?:about |around |nearly |over )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|some|the whole|all) (?:\w+ )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|goes|tries)\b/i,
    null,
  ],
  // Wishes, plans, abilities and duties that say nothing about what was done.
  [/^(?:would|could|should|might|may|will|shall|can|cannot|must|ought)\b/i, null],
  [
    /^(?:am|was|were|are) (?:going|about|supposed|meant|hoping|planning|trying|thinking|looking|wanting) (?:to|for|of|on|about)\b/i,
    null,
  ],
  [
    /^(?:\w+ )?(?:want|wanted|wish|wished|hope|hoped|plan(?:ned)? (?:to|on)|intend|intended|tried|try|trying|need|needed|meant|mean|have to|had to|has to|got to|like|love|liked|loved|enjoy|enjoyed|prefer|preferred|hate|hated|dream|aim|expect|expected)\b/i,
    null,
  ],
  // Thoughts, feelings and memories.
  [
    /^(?:\w+ly )?(?:think|thought|believe|believed|feel|felt|guess|suppose|know|knew|remember|remembered|forget|forgot|understand|worry|worried|regret|admit|swear|promise|bet|doubt|wonder|wondered|care|see|heard|hear|say|said|mean|cried|laughed|lived?|slept|ate|stayed|came|left|moved (?:to|here|away|house|back|in|into)|lost|failed|struggled|panicked|hurt|fell|got (?:fired|sacked|sick|ill|lucky|bored|tired|hurt|lost|angry|scared|nervous))\b/i,
    null,
  ],
  [
    /^(?:have |had )?never (had|been|lost|missed|dropped|broken|failed|left|let|needed|forgotten|taken|called|skipped|made|caused)\b/i,
    (_, verb = '') => `never ${verb}`,
  ],
  // Perfect tenses.
  [new RegExp(`^(?:have|had) ${ADVERBS}been (?:doing|in|on|with|at|a|an|the|there|here) it\\b`, 'i'), null],
  [new RegExp(`^(?:have|had) ${ADVERBS}been (?=\\w+ing\\b)`, 'i'), removed],
  [new RegExp(`^(?:have|had) ${ADVERBS}been (?=(?:${PLACED})\\b)`, 'i'), removed],
  [new RegExp(`^(?:have|had) ${ADVERBS}been (?:an?|the) (?=\\w)`, 'i'), removed],
  [new RegExp(`^(?:have|had) ${ADVERBS}been\\b`, 'i'), null],
  [new RegExp(`^(?:have|had) (?:got )?(?:(?:an?|the|my) )?(?=[^,]*\\b(?:${NAMED})\\b)`, 'i'), removed],
  [
    new RegExp(
      `^(?:have|had) ${ADVERBS}(\\w+ed|${Object.keys(PAST).join('|')}|built|made|taught|led|won|kept|held|sold|bought|brought|caught|cut|dealt|found|fought|gone|heard|left|lent|met|paid|put|read|sent|set|spent|stood|told|worked|trained|understood|won|learnt|laid)\\b(?! to\\b)`,
      'i',
    ),
    (_, participle = '') => pastOf(participle),
  ],
  [/^(?:have|had|has|having|got)\b/i, null],
  // Forms of 'be'.
  [/^(?:am|was|are|were) (?:(?:also|always|mainly|mostly|just|only) )?(?=\w+ing\b(?! to\b))/i, removed],
  [
    new RegExp(`^(?:am|was|are|were|got) (?:(?:also|always|mainly|mostly|then|later) )?(?=(?:${PLACED})\\b)`, 'i'),
    removed,
  ],
  [
    /^(?:am|was|are|were) (?:also |usually )?(?:an?|the) (?=(?!bit\b|lot\b|little\b|kind\b|type\b|person\b|one\b)\w+(?: \w+){1,})/i,
    removed,
  ],
  [
    /^(?:am|was|are|were) (?=(?:(?:usually|mostly|normally|always) )?(?:at |on )?(?:(?:about|around|over) )?\d)/i,
    removed,
  ],
  [/^(?:am|was|are|were) (?=(?:one of|part of|first|second|third|on the)\b)/i, removed],
  [/^(?:am|was|are|were|be|been|is)\b/i, null],
  [/^did (?=(?:help|do|make|get|manage|learn)\b)/i, null],
]
