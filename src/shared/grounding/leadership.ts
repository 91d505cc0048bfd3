import { actorOf } from '#shared/grounding/actors.ts'
import { isCovered, isNotDone } from '#shared/grounding/denied-words.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import type { Denied, Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/** Claims of leading, founding and managing that the speaker doesn't make in similar words. */
export function unsupportedLeadershipClaims({ line, source, known, denied }: Reading): readonly Violation[] {
  return line.words
    .filter((word, at) => LEADS.test(word.lower) && !isNoun(line.words, at))
    .filter((word) => !isCovered(word, denied.line))
    .filter(
      ({ lower }) => !isLeading(source, denied.source, lower) && !known.words.some((word) => word.lower === lower),
    )
    .map(({ text }) => ({ kind: 'ownership', what: text }))
}

const LEADS =
  /^(?:led|leads?|leading|headed|heads|heading|spearhead\w*|direct(?:ed|ing|s)|owned|owns|chaired|chairs|captained|found(?:ed|ing)|cofounded|pioneer\w*|mastermind\w*|orchestrat\w*|champion(?:ed|ing)|command(?:ed|ing)|supervis(?:ed|es|ing)|initiat(?:ed|ing)|govern(?:ed|ing)|helmed|steered|established|instigated|oversaw|oversee|overseeing|managed|manages|managing|manage|mentored|mentoring|originated|invented|conceived|architected|drove|authored|responsible|leadership|accountable|helm)$/

/** 'Lead time', 'leading to', 'head of': not verbs of leading people. */
function isNoun(words: readonly Word[], at: number): boolean {
  const [before = '', lower = '', after = ''] = [words[at - 1]?.lower, words[at]?.lower, words[at + 1]?.lower]
  if (lower === 'managing') return /^(?:director|partner|editor|agent)s?$/.test(after)
  if (lower === 'drove') return isDrivingVehicle(words, at)
  if (lower === 'founded') return after === 'in'
  if (lower.startsWith('lead') && /^(?:to|time|times|generation|cost|costs)$/.test(after)) return true
  return /^(?:leads?|heads?)$/.test(lower) && at > 0 && !/^(?:and|to|who|that|helps?)$/.test(before)
}

/** 'Drove mostly to Poland', 'drove the tractor'. */
const isDrivingVehicle = (words: readonly Word[], at: number): boolean =>
  isRoute(words, at + 1) || words.slice(at + 1, at + 5).some(({ lower }) => DRIVEN.test(lower))
const isRoute = (words: readonly Word[], at: number): boolean =>
  /^(?:mostly |mainly )?(?:to|from|across|through) /.test(`${words[at]?.lower} ${words[at + 1]?.lower} `)
const DRIVEN =
  /^(?:km|kilomet(?:re|er)s|miles|(?:van|truck|bus|tram|train|lorry|car|taxi|forklift|tractor|coach|harvester)e?s?|lorries)$/

function isLeading(source: Passage, denied: readonly Denied[], claim: string): boolean {
  if (HAS_REPORTS.test(source.text)) return true
  return source.words.some((word, at) => {
    // 'Managed to repair' is not managing people.
    if (word.lower.startsWith('manag') && source.words[at + 1]?.lower === 'to') return false
    const isSameVerb = isRelated(word.lower, claim) && !(claim === 'founded' && word.lower === 'found')
    const rank = rankOf(claim)
    if (!isSameVerb && !RANK[rank].test(word.lower)) return false
    if (rank === 'teaching') return true
    if (isNotDone(word, denied)) return false
    return actorOf(source, word) === 'self' && !isSomeoneElsesRole(source, word)
  })
}

/** Having people who report to the speaker. */
const HAS_REPORTS =
  /\b(?:under|reported? (?:in)?to|reporting to) (?:me|us)\b|\bmy (?:own )?(?:team|staff|crew|squad|direct reports|department)\b|\b(?:had|have|with) a (?:team|crew|staff) of\b/i

/** 'My manager', 'the lead', 'head of IT told me': someone else's role. */
function isSomeoneElsesRole({ words }: Passage, word: Word): boolean {
  if (
    !/^(?:chief|manager|managers|head|lead|leads|leader|leaders|boss|director|supervisor|chair|captain|founder|owner)$/.test(
      word.lower,
    )
  )
    return false
  const at = word.index
  const before = words
    .slice(Math.max(0, at - 4), at)
    .map(({ lower }) => lower)
    .join(' ')
  if (/\b(?:i am|i'm|i was|as|became|become|been|promoted|me|role|elected|named)(?: \S+){0,3}$/.test(before))
    return false
  // 'Chief said two weeks' refers to a boss.
  if (word.lower === 'chief') return true
  return /\b(?:my|our|the|his|her|their|with|a|to)(?: \S+)?$/.test(before)
}

const rankOf = (claim: string): keyof typeof RANK => {
  if (claim.startsWith('mentor')) return 'teaching'
  if (/^(?:manag|oversaw|oversee|supervis|responsible|accountable)/.test(claim)) return 'running'
  if (/^(?:found|cofound|pioneer|initiat|establish|instigat|originat|invent|conceiv|mastermind|champion)/.test(claim))
    return 'beginning'
  if (/^(?:drove|architect|author)/.test(claim)) return 'making'
  return 'leading'
}

/** Words in a source that support each kind of claim. */
const RANK = {
  leading:
    /^(?:led|lead|leads|leading|leader|chief|head|headed|heading|charge|responsible|responsibility|manag(?:e|ed|er|ing|es)|ran|run|running|supervis\w+|oversaw|oversee|overseeing|direct(?:ed|or|ing)|chair\w*|captain\w*|boss|coordinat\w+|foreman|organi[sz]ed|organi[sz]e|founded|founder|owned|mgr)$/,
  running:
    /^(?:mgr|led|lead|leads|leading|leader|chief|head|headed|charge|responsible|responsibility|manag\w+|ran|run|running|runs|supervis\w+|oversaw|oversee|direct\w*|looked|look|looking|care|took|handle[ds]?|handling|caseload|coordinat\w+|organi[sz]\w+|kept|keep|do|did|administer\w*|owned|budget|portfolio|train\w*|taught|teach|show|showed|coach\w*|mentor\w*|plan|planned|control\w*|maintain\w*|juniors?|apprentices?|accounts?|set|mine)$/,
  teaching:
    /^(?:help\w*|show\w*|train\w*|taught|teach\w*|juniors?|apprentices?|students?|interns?|coach\w*|guid\w*|mentor\w*|mentee\w*|support\w*|explain\w*|onboard\w*|wing|newcomers?|beginners?)$/,
  beginning:
    /^(?:found(?:ed|er|ing)|start(?:ed|ing)?|began|begun|launch\w*|creat\w+|set|introduc\w+|initiat\w+|invent\w*|built|opened|idea|establish\w*|first|came|made|push\w*|convinced|pioneer\w*|suggested|proposed|develop\w*|designed)$/,
  making:
    /^(?:drove|drive|drives|driving|push\w*|led|ran|run|wrote|write|writing|design\w*|built|made|did|brought|deliver\w*|architect\w*|author\w*)$/,
} as const
