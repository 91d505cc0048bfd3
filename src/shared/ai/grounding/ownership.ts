import { actorOf, HELPS } from '#shared/ai/grounding/actors.ts'
import { isRelated, isSmallWord } from '#shared/ai/grounding/stems.ts'
import type { Denied, Passage, Reading, Violation, Word } from '#shared/ai/grounding/types.ts'

/**
 * Work that the line makes the person's own though it was not: done alone, led, founded, or done at all, where others did
 * it and the person helped, watched or suggested. What 'we' did may stand as a bare deed.
 */
export function ownershipViolations(reading: Reading): readonly Violation[] {
  if (reading.language !== 'en') return []
  const found = [...aloneUnsaid(reading), ...ledUnsaid(reading)]
  return found.length > 0 ? found : takenFromOthers(reading)
}

/** 'Single-handedly', 'alone', 'my own' need words of the same. */
function aloneUnsaid({ line, said }: Reading): readonly Violation[] {
  const match = ALONE.exec(line.text)
  return match && !SAID_ALONE.test(said.text) ? [{ kind: 'ownership', what: match[0] }] : []
}

const ALONE =
  /\b(?:single[- ]?handed(?:ly)?|sole|solely|solo|alone|personally|independently|autonomously|unaided|without (?:any )?help|(?:by|all by) (?:my|him|her)self|(?:on|of) (?:my|his|her|their) own|(?:on|at) own initiative|own initiative|self-(?:taught|initiated|directed))\b/i
const SAID_ALONE =
  /\b(?:single[- ]?handed(?:ly)?|sole|solely|solo|alone|personally|independent(?:ly)?|unaided|without (?:any )?(?:help|supervision)|by myself|myself|on my own|my own|my idea|initiative|only (?:one|me|person)|just me|only i|nobody (?:else |had )?(?:asked|helped|told)|no one (?:else )?(?:asked|helped|told)|one-man|one-woman|freelanc\w+|self-taught|taught myself|from scratch)\b/i

/** Verbs of leading need words of leading that are the person's own. */
function ledUnsaid({ line, said, known, denied }: Reading): readonly Violation[] {
  return line.words
    .filter((word, at) => LEADS.test(word.lower) && !isNoun(line.words, at))
    .filter((word) => !denied.line.some(({ reach }) => reach.includes(word)))
    .filter(({ lower }) => !isLeading(said, denied.said, lower) && !known.words.some((word) => word.lower === lower))
    .map(({ text }) => ({ kind: 'ownership', what: text }))
}

const LEADS =
  /^(?:led|leads?|leading|headed|heads|heading|spearhead\w*|direct(?:ed|ing|s)|owned|owns|chaired|chairs|captained|found(?:ed|ing)|cofounded|pioneer\w*|mastermind\w*|orchestrat\w*|champion(?:ed|ing)|command(?:ed|ing)|supervis(?:ed|es|ing)|initiat(?:ed|ing)|govern(?:ed|ing)|helmed|steered|established|instigated|oversaw|oversee|overseeing|managed|manages|managing|manage|mentored|mentoring|originated|invented|conceived|architected|drove|authored|responsible|leadership|accountable|helm)$/

/** 'Lead time', 'leading to', 'head of': no verbs of leading people. */
const isNoun = (words: readonly Word[], at: number): boolean => {
  const [lower, before, after] = [words[at]?.lower ?? '', words[at - 1]?.lower ?? '', words[at + 1]?.lower ?? '']
  if (lower.startsWith('lead') && /^(?:to|time|times|generation|cost|costs)$/.test(after)) return true
  if (/^(?:leads?|heads?)$/.test(lower)) return at > 0 && !/^(?:and|to|who|that|helps?)$/.test(before)
  return lower === 'founded' && after === 'in'
}

function isLeading(said: Passage, denied: readonly Denied[], claim: string): boolean {
  if (LED_ANYWAY.test(said.text)) return true
  return said.words.some((word, at) => {
    // 'Managed to repair' leads nobody.
    if (word.lower.startsWith('manag') && said.words[at + 1]?.lower === 'to') return false
    const isSame = isRelated(word.lower, claim) && !(claim === 'founded' && word.lower === 'found')
    const rank = rankOf(claim)
    if (!isSame && !RANK[rank].test(word.lower)) return false
    if (rank === 'teaching') return true
    if (denied.some(({ core, sort }) => core.includes(word) && sort !== 'contrast')) return false
    return actorOf(said, word) === 'self' && !isRoleOfOther(said, word)
  })
}

/** Having people of one's own. */
const LED_ANYWAY =
  /\b(?:under|reported? (?:in)?to|reporting to) (?:me|us)\b|\bmy (?:own )?(?:team|staff|crew|squad|direct reports|department)\b|\b(?:had|have|with) a (?:team|crew|staff) of\b/i

/** 'My manager', 'the lead', 'head of IT told me': somebody else's role. */
function isRoleOfOther({ words }: Passage, word: Word): boolean {
  if (
    !/^(?:manager|managers|head|lead|leads|leader|leaders|boss|director|supervisor|chair|captain|founder|owner)$/.test(
      word.lower,
    )
  )
    return false
  const at = words.indexOf(word)
  const before = words
    .slice(Math.max(0, at - 4), at)
    .map(({ lower }) => lower)
    .join(' ')
  if (/\b(?:i am|i'm|i was|as|became|become|been|promoted|me|role|elected|named)(?: \S+){0,3}$/.test(before))
    return false
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

/** What people say of work that these claims may stand for. */
const RANK = {
  leading:
    /^(?:led|lead|leads|leading|leader|head|headed|heading|charge|responsible|responsibility|manag(?:e|ed|er|ing|es)|ran|run|running|supervis\w+|oversaw|oversee|overseeing|direct(?:ed|or|ing)|chair\w*|captain\w*|boss|coordinat\w+|foreman|organi[sz]ed|organi[sz]e|founded|founder|owned|mgr)$/,
  running:
    /^(?:mgr|led|lead|leads|leading|leader|head|headed|charge|responsible|responsibility|manag\w+|ran|run|running|runs|supervis\w+|oversaw|oversee|direct\w*|looked|look|looking|care|took|handle[ds]?|handling|caseload|coordinat\w+|organi[sz]\w+|kept|keep|do|did|administer\w*|owned|budget|portfolio|train\w*|taught|teach|show|showed|coach\w*|mentor\w*|plan|planned|control\w*|maintain\w*|juniors?|apprentices?|accounts?|set)$/,
  teaching:
    /^(?:help\w*|show\w*|train\w*|taught|teach\w*|juniors?|apprentices?|students?|interns?|coach\w*|guid\w*|mentor\w*|mentee\w*|support\w*|explain\w*|onboard\w*|wing|newcomers?|beginners?)$/,
  beginning:
    /^(?:found(?:ed|er|ing)|start(?:ed|ing)?|began|begun|launch\w*|creat\w+|set|introduc\w+|initiat\w+|invent\w*|built|opened|idea|establish\w*|first|came|made|push\w*|convinced|pioneer\w*|suggested|proposed|develop\w*|designed)$/,
  making:
    /^(?:drove|drive|drives|driving|push\w*|led|ran|run|wrote|write|writing|design\w*|built|made|did|brought|deliver\w*|architect\w*|author\w*)$/,
} as const

/** The deed that begins the line was another's, or was only helped with. */
function takenFromOthers({ line, said }: Reading): readonly Violation[] {
  if (line.words.some(({ lower }) => HELPS.test(lower) || SHARES.test(lower))) return []
  return openings(line).flatMap((word) => {
    const mentions = said.words.filter(({ lower }) => isRelated(lower, word.lower))
    const actors = mentions.map((mention) => actorOf(said, mention))
    const isTaken =
      actors.length > 0 ? !actors.includes('self') || isReceived(word, line, said) : isHelpRenamed(word, line, said)
    return isTaken ? [{ kind: 'ownership' as const, what: word.text }] : []
  })
}

const SHARES = /^(?:co|jointly|assistant|part|member|collaborat\w*|cooperat\w*|team)$/

/** The verbs that a line begins with, and those joined to them by 'and'; 'seen by' tells what others did. */
function openings({ words }: Passage): readonly Word[] {
  return words.filter(
    ({ lower }, at) =>
      (!isSmallWord(lower) || (at === 0 && /^(?:put|made|gave|brought|set|kept)$/.test(lower))) &&
      ((at === 0 && (words.length > 2 || DEED.test(lower))) ||
        (words[at - 1]?.lower === 'and' && /(?:ed|[^aeiou]t|ew|ote|ought|aught)$/.test(lower))) &&
      !/^\d/.test(lower) &&
      words[at + 1]?.lower !== 'by',
  )
}

/** 'Trained the chef' for 'I was trained by the chef': it was done to the person. */
function isReceived(word: Word, line: Passage, said: Passage): boolean {
  const after = line.words[line.words.indexOf(word) + 1]?.lower ?? ''
  if (!TEACHES.test(word.lower) || /^(?:in|on|by|to|as|for|at|with|from|under)$/.test(after)) return false
  const mentions = said.words.flatMap(({ lower }, at) => (isRelated(lower, word.lower) ? [at] : []))
  return mentions.every((at) => /^(?:was|were|been|got|being|get)$/.test(said.words[at - 1]?.lower ?? ''))
}

const TEACHES =
  /^(?:taught|trained|hired|mentored|supervised|coached|managed|advised|interviewed|audited|guided|led|recruited)$/

/** 'Conducted the pay talks' for 'I supported the pay talks': another verb for what was only helped with. */
function isHelpRenamed(word: Word, line: Passage, said: Passage): boolean {
  if (SERVES.test(word.lower)) return false
  const told = line.words.filter((one) => one !== word && !isSmallWord(one.lower) && !/^\d/.test(one.lower))
  const mentions = told.flatMap(({ lower }) => said.words.filter((one) => isRelated(one.lower, lower)))
  return (
    mentions.length > 0 && mentions.every((mention) => actorOf(said, mention) === 'helped') && DEED.test(word.lower)
  )
}

const DEED = /(?:ed|ote|ilt|ught|an|ade|ade|ot|un|ut|it|ove|ew|ell|old|ound|on|et|ing)$/
const SERVES =
  /^(?:served|advised|guided|cared|assisted|supported|collaborated|worked|backed|participated|contributed|facilitated|joined|trained|coached|provided)$/
