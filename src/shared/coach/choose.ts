import type { ResumeContext } from '#shared/writer/types.ts'
import { filled, type About } from '#shared/coach/fill.ts'
import { seededNumber } from '#shared/coach/seeded-number.ts'
import { KINDS, type CoachQuestion, type Kind } from '#shared/coach/types.ts'
import { jobTermsOf } from '#shared/coach/job-terms.ts'
import type { Level } from '#shared/interview/types.ts'
import { inOrder } from '#shared/text/compare-code-units.ts'

/** What a person wants to practice. */
export type Wish = {
  readonly role: string
  /** Id of an industry; 'general' where none is known. */
  readonly industry: string
  readonly level: Level
  readonly kinds: readonly Kind[]
  readonly posting: string
  readonly resume: ResumeContext | null
  readonly count: number
  /** The same wish with the same seed always gives the same questions. */
  readonly seed: number
  /** Ids of questions that were practiced lately, the latest first. */
  readonly lately: readonly string[]
}

/** A question as it is asked, its placeholders filled. */
export type AskedQuestion = Pick<CoachQuestion, 'id' | 'kind' | 'text' | 'competency' | 'listensFor'> & {
  /** The entry of the resume that it asks about, if any. */
  readonly about: About | null
}

/**
 * The questions of a session, at most `count`, chosen from each kind in turn and shown in the order of `KINDS`.
 * Preferred are, in this order: questions not practiced recently, classics when one is due, those of this level only
 * when one is due, those of the industry, those about a skill that no other question covers, those that share most with
 * posting and role, and those about a new competency.
 */
export function chooseQuestions(bank: readonly CoachQuestion[], wish: Wish): readonly AskedQuestion[] {
  const open = candidatesFor(bank, wish)
  const chosen: Candidate[] = []
  const kinds = KINDS.filter((kind) => wish.kinds.includes(kind))
  while (chosen.length < wish.count) {
    const before = chosen.length
    for (const kind of kinds) {
      const best = chosen.length < wish.count ? bestOf(open, chosen, kind) : undefined
      if (best) chosen.push(best)
    }
    if (chosen.length === before) break
  }
  return kinds.flatMap((kind) => chosen.filter(({ asked }) => asked.kind === kind).map(({ asked }) => asked))
}

type Candidate = {
  readonly asked: AskedQuestion
  /** 0 when not practiced lately; the larger, the later it was. */
  readonly lately: number
  /** The skill of the resume that it names. */
  readonly skill: string | null
  /** What it shares with posting and role. */
  readonly shared: number
  /** Made for this field of work. */
  readonly isOfField: boolean
  readonly isClassic: boolean
  /** Asked at this level and at no other. */
  readonly isOfLevel: boolean
  readonly chance: number
}

function candidatesFor(bank: readonly CoachQuestion[], wish: Wish): readonly Candidate[] {
  const wanted = jobTermsOf(wish.posting, wish.role)
  const practiced = new Map(wish.lately.map((id, at) => [id, wish.lately.length - at]))
  return bank.flatMap((question) => {
    const { id, kind, competency, listensFor, industries, isClassic = false, levels } = question
    if (levels && !levels.includes(wish.level)) return []
    const chance = seededNumber(wish.seed, id)
    const full = filled(question.text, wish.resume, { chance, prefer: wanted.names })
    if (!full) return []
    const shared = wanted.sharedWith(full.text)
    if (industries && !isAskedIn(industries, wish.industry, shared)) return []
    return {
      asked: { id, kind, competency, listensFor, text: full.text, about: full.about },
      skill: full.skill,
      lately: practiced.get(id) ?? 0,
      shared,
      isOfField: industries?.includes(wish.industry) ?? false,
      isClassic,
      isOfLevel: levels?.length === 1,
      chance,
    }
  })
}

/** In a field that we do not know, a question of another one is asked where it has to do with role or posting. */
const isAskedIn = (industries: readonly string[], industry: string, shared: number): boolean =>
  industries.includes(industry) || (industry === 'general' && shared > 0)

function bestOf(open: readonly Candidate[], chosen: readonly Candidate[], kind: Kind): Candidate | undefined {
  const asked = ({ asked: { competency } }: Candidate) =>
    chosen.filter((one) => one.asked.competency === competency).length
  const named = ({ skill }: Candidate) => Number(skill !== null && chosen.some((one) => one.skill === skill))
  const ofKind = chosen.filter((one) => one.asked.kind === kind)
  const [classicDue, levelDue] = [isClassicDue(ofKind), isLevelDue(ofKind, kind)]
  const before = (a: Candidate, b: Candidate): number =>
    a.lately - b.lately ||
    (classicDue ? Number(b.isClassic) - Number(a.isClassic) : 0) ||
    (levelDue ? Number(b.isOfLevel) - Number(a.isOfLevel) : 0) ||
    Number(b.isOfField) - Number(a.isOfField) ||
    named(a) - named(b) ||
    b.shared - a.shared ||
    asked(a) - asked(b) ||
    a.chance - b.chance ||
    inOrder(a.asked.id, b.asked.id)
  return open
    .filter((one) => one.asked.kind === kind && !chosen.includes(one))
    .reduce<Candidate | undefined>((best, one) => (best && before(best, one) <= 0 ? best : one), undefined)
}

/** Every other one of a kind is a classic, beginning with the first, so that these are practiced in the first sessions. */
const isClassicDue = (ofKind: readonly Candidate[]): boolean =>
  ofKind.filter(({ isClassic }) => isClassic).length * 2 < ofKind.length + 1

/**
 * One in three of a kind is for this level only: the first of the behavioral ones that is not a classic, since the
 * level matters most there, and a later one of other kinds.
 */
function isLevelDue(ofKind: readonly Candidate[], kind: Kind): boolean {
  const ofLevel = ofKind.filter(({ isOfLevel }) => isOfLevel).length
  return ofLevel * 3 < ofKind.length + Number(kind === 'behavioural')
}
