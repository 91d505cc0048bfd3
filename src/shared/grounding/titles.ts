import { actorOf } from '#shared/grounding/actors.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * Titles, ranks and degrees of the line that the person didn't claim: not in the source, someone else's, held in part
 * ('deputy head') or not yet earned ('working on my PhD').
 */
export function titleViolations({ line, source, known }: Reading): readonly Violation[] {
  return line.words.flatMap((word, at) => {
    if (!isTitle(word.lower) || isCommonNoun(word, source) || isVerb(at, line)) return []
    if (known.words.some(({ lower }) => isSameTitle(lower, word.lower))) return []
    const mentions = source.words.filter(({ lower }) => isSameTitle(lower, word.lower))
    // 'Support three lawyers': one person isn't several.
    const isOwn = isSelf(at, line) && (at === 0 || singular(word.lower) === word.lower)
    const isGrounded = mentions.some((mention) => {
      const index = mention.index
      if (DEGREE.test(word.lower)) return !isInProgress(index, source) || isInProgress(at, line)
      if (isLowered(index, source) && !isLowered(at, line)) return false
      if (!isOwn || ADJECTIVE.test(word.lower)) return true
      // 'Designer' of something that another person designed.
      if (!isTitle(mention.lower) && actorOf(source, mention) === 'other') return false
      return !isSomeoneElses(index, source)
    })
    return isGrounded ? [] : [{ kind: 'title' as const, what: word.text }]
  })
}

/** A sales lead, mentioned as such. */
const isCommonNoun = ({ lower }: Word, source: Passage): boolean =>
  /^leads?$/.test(lower) && source.words.some((word) => word.lower === lower)

/** 'Lead a choir'. */
const isVerb = (at: number, { words }: Passage): boolean =>
  words[at]?.lower === 'lead' && /^(?:an?|the|all|\d+|two|three|four|five|six)$/.test(words[at + 1]?.lower ?? '')

const isTitle = (lower: string) => TITLES.has(singular(lower))

const singular = (lower: string) => (lower.endsWith('s') && TITLES.has(lower.slice(0, -1)) ? lower.slice(0, -1) : lower)

const isSameTitle = (a: string, b: string): boolean => {
  const [first, second] = [singular(a), singular(b)]
  if (!ADJECTIVE.test(second) && !DEGREE.test(second) && !PROMOTED.test(second) && isRelated(first, second)) return true
  return first === second || SAME.some((names) => names.includes(first) && names.includes(second))
}

/** 'Adviser' follows from 'advised', but managing payroll doesn't make someone a manager. */
const PROMOTED =
  /^(?:manager|director|officer|engineer|leader|founder|supervisor|owner|partner|commander|professor|doctor)$/
const ADJECTIVE = /^(?:licensed|certified|registered|chartered|accredited|qualified)$/

const SAME: readonly (readonly string[])[] = [
  ['head', 'chief', 'boss', 'lead', 'leader', 'leads'],
  ['chair', 'chairman', 'chairwoman', 'chaired', 'chairperson'],
  ['captain', 'captained'],
  ['founder', 'cofounder', 'founded', 'started'],
  ['licensed', 'licence', 'license', 'licenced'],
  ['certified', 'certificate', 'certification', 'certificates', 'certifications'],
  ['registered', 'registration'],
  ['owner', 'boss'],
  ['manager', 'mgr', 'managed', 'manage', 'managing'],
  ['phd', 'doctorate', 'doctoral'],
  ['bachelor', 'bsc', 'ba', "bachelor's"],
  ['master', 'msc', 'ma', "master's"],
  ['graduate', 'graduated'],
  ['author', 'wrote', 'authored'],
  ['developer', 'engineer', 'programmer', 'dev'],
  ['winner', 'won', 'champion'],
]

/** Words that lower a title: 'deputy head', 'one of the shift leads'. */
const LOWERED =
  /^(?:deputy|assistant|assistants|vice|junior|trainee|acting|interim|intern|associate|student|apprentice|second|sub|under|future|co|co-lead|former|aspiring)$/

function isLowered(at: number, { words }: Passage): boolean {
  const before = words.slice(Math.max(0, at - 4), at).map(({ lower }) => lower)
  return (
    before.slice(-2).some((lower) => LOWERED.test(lower)) ||
    /\bone of (?:the|our|two|three|four|many)?/.test(before.join(' '))
  )
}

/** The line is about the person: it begins with the title, after at most two modifiers. */
const isSelf = (at: number, { words }: Passage): boolean =>
  at <= 2 &&
  !/^(?:had|has|was|were|is|are|said|told|could|would)$/.test(words[at + 1]?.lower ?? '') &&
  words
    .slice(0, at)
    .every(
      ({ lower }) =>
        isTitle(lower) ||
        FIELD.test(lower) ||
        !/(?:ed|ing)$|^(?:the|my|our|his|her|their|to|for|with|from)$/.test(lower),
    )

/** Fields of work, not actions: 'Lighting designer'. */
const FIELD =
  /^(?:lighting|marketing|engineering|nursing|accounting|purchasing|catering|testing|housekeeping|manufacturing|training|banking|shipping|planning|building)$/

/** It refers to someone else: 'I helped the director', 'my manager'. */
function isSomeoneElses(at: number, { words }: Passage): boolean {
  const mention = words[at]
  if (!mention) return false
  const before = words
    .slice(Math.max(0, at - 7), at)
    .filter(({ sentence }) => sentence === mention.sentence)
    .map(({ lower }) => lower)
    .join(' ')
  if (SELF.test(before)) return false
  return OTHERS.test(before)
}

const UP_TO_THREE = String.raw`(?: \S+){0,3}$`
const SELF = new RegExp(
  String.raw`\b(?:i am|i'm|im|i was|i've been|been|became|become|as|role|title|position|promoted to|named|elected|appointed|voted|won|job|being)${UP_TO_THREE}`,
)
const OTHERS = new RegExp(
  String.raw`(?:^| )(?:the|my|our|his|her|their|a|an|another|two|three|some|with|for|under|to)(?: \S+){0,2}$`,
)

const DEGREE = /^(?:phd|doctorate|doctoral|bachelor|master|degree|diploma|bsc|msc|mba|certified|graduate)$/

function isInProgress(at: number, { words }: Passage): boolean {
  const sentence = words[at]?.sentence
  const around = words
    .slice(Math.max(0, at - 8), at)
    .filter((word) => word.sentence === sentence)
    .map(({ lower }) => lower)
    .join(' ')
  return /\b(?:working (?:on|towards?)|stud(?:y|ied|ying) for|studying|started|start|doing|pursuing|towards?|plan|planning|hope|hoping|want|applied|applying|enrolled|finishing|preparing|almost|dropped|never|didn't|not|candidate|will|in progress)\b/.test(
    around,
  )
}

const TITLES = new Set(
  `manager director head chief senior principal specialist scientist engineer architect nurse registered certified licensed
   chartered accredited qualified professor doctor chair chairman chairwoman president founder cofounder author expert
   coordinator supervisor officer consultant captain phd doctorate doctoral degree diploma mba bachelor master graduate lead
   leader executive ceo cto cfo coo vp partner owner administrator analyst lawyer attorney accountant physician surgeon
   therapist foreman superintendent controller strategist guru veteran champion winner ambassador trainer instructor
   lecturer teacher journeyman sergeant commander inspector auditor advisor adviser developer programmer designer
   researcher entrepreneur treasurer secretary spokesperson solicitor barrister paralegal notary judge pharmacist dentist midwife
   paramedic psychologist psychiatrist veterinarian optometrist radiographer dietitian electrician economist statistician actuary
   translator interpreter editor journalist curator librarian pilot surveyor chemist biologist physicist geologist producer
   broker detective lieutenant colonel`.split(/\s+/),
)
