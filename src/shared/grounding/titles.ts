import { actorOf } from '#shared/grounding/actors.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * Titles, ranks and degrees of the line that the person did not claim: not named at all, named of somebody else, held
 * in part ('deputy head') or still worked for ('working on my PhD').
 */
export function titleViolations({ line, said, known }: Reading): readonly Violation[] {
  return line.words.flatMap((word, at) => {
    if (!isTitle(word.lower) || isCommonNoun(word, said) || isVerb(at, line)) return []
    if (known.words.some(({ lower }) => isOneTitle(lower, word.lower))) return []
    const mentions = said.words.filter(({ lower }) => isOneTitle(lower, word.lower))
    // 'Support three lawyers': nobody is several.
    const isOwn = isSelf(at, line) && (at === 0 || singular(word.lower) === word.lower)
    const isGrounded = mentions.some((mention) => {
      const place = mention.at
      if (DEGREE.test(word.lower)) return !isInProgress(place, said) || isInProgress(at, line)
      if (isLowered(place, said) && !isLowered(at, line)) return false
      if (!isOwn || ADJECTIVE.test(word.lower)) return true
      // 'Designer' of what another designed.
      if (!isTitle(mention.lower) && actorOf(said, mention) === 'other') return false
      return !isAnothers(place, said)
    })
    return isGrounded ? [] : [{ kind: 'title' as const, what: word.text }]
  })
}

/** A lead that one sells to, said as such. */
const isCommonNoun = ({ lower }: Word, said: Passage): boolean =>
  /^leads?$/.test(lower) && said.words.some((word) => word.lower === lower)

/** 'Lead a choir'. */
const isVerb = (at: number, { words }: Passage): boolean =>
  words[at]?.lower === 'lead' && /^(?:an?|the|all|\d+|two|three|four|five|six)$/.test(words[at + 1]?.lower ?? '')

const isTitle = (lower: string) => TITLES.has(singular(lower))

const singular = (lower: string) => (lower.endsWith('s') && TITLES.has(lower.slice(0, -1)) ? lower.slice(0, -1) : lower)

const isOneTitle = (a: string, b: string): boolean => {
  const [one, other] = [singular(a), singular(b)]
  if (!ADJECTIVE.test(other) && !DEGREE.test(other) && !PROMOTED.test(other) && isRelated(one, other)) return true
  return one === other || SAME.some((names) => names.includes(one) && names.includes(other))
}

/** 'Adviser' of one who advises; but who manages payroll is no manager. */
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

/** Words before a title that make it less: 'deputy head', 'one of the shift leads'. */
const LOWERED =
  /^(?:deputy|assistant|assistants|vice|junior|trainee|acting|interim|intern|associate|student|apprentice|second|sub|under|future|co|co-lead|former|aspiring)$/

function isLowered(at: number, { words }: Passage): boolean {
  const before = words.slice(Math.max(0, at - 4), at).map(({ lower }) => lower)
  return (
    before.slice(-2).some((lower) => LOWERED.test(lower)) ||
    /\bone of (?:the|our|two|three|four|many)?/.test(before.join(' '))
  )
}

/** The line speaks of the person: the title begins it, after at most two words that describe. */
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

/** Fields of work, not deeds: 'Lighting designer'. */
const FIELD =
  /^(?:lighting|marketing|engineering|nursing|accounting|purchasing|catering|testing|housekeeping|manufacturing|training|banking|shipping|planning|building)$/

/** It is said of somebody else: 'I helped the director', 'my manager'. */
function isAnothers(at: number, { words }: Passage): boolean {
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
