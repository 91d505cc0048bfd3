import type { Target, AtHand } from '#shared/writer/types.ts'
import { general } from '#shared/interview/general.ts'
import { INDUSTRIES } from '#shared/interview/industries/all.ts'
import { plainLine } from '#shared/interview/plain-answer.ts'
import { ROLES } from '#shared/interview/roles/all.ts'
import { roleNamed } from '#shared/interview/roles/role-named.ts'
import type { BankQuestion, Category, Industry, InLanguages, Level, Piece, Role } from '#shared/interview/types.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'
import { stemOf } from '#shared/text/stems.ts'
import { stopWords } from '#shared/text/stop-words.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** A question as it is asked: of which entry of the resume, and in whose words. */
export type AskedQuestion = {
  /** Names bank, question and entry, so that a kept answer can be understood later: 'healthcare.mid-projects-1@projects.0'. */
  readonly id: string
  readonly category: Category
  readonly question: string
  readonly followUp: string
  readonly asks: readonly Piece[]
  readonly target: Target
}

type Request = {
  readonly industry: Industry
  readonly level: Level
  readonly language: ResumeLanguage
  readonly atHand: AtHand
  /** The job that the person is after, as typed; blank when none. */
  readonly targetRole?: string
}

/** Entries that are asked about; more would tire people out. */
const MOST_POSITIONS = 4
const MOST_PROJECTS = 2

/**
 * The questions of one interview: where somebody is heading, then each position and project in the order of the
 * resume, then skills and values. The newest position is asked about twice; without any entry the first is asked for.
 * Field and level choose them; where the newest position names a kind of work, or else the job that somebody is after,
 * that chooses the second about that position, and the job that somebody is after the one about skills.
 */
export function questionsFor({
  industry,
  level,
  language,
  atHand,
  targetRole = '',
}: Request): readonly AskedQuestion[] {
  const near = nearest(targetRole)
  const wished = roleNamed(targetRole)
  // A cook who wants to write programs has not done so as a cook.
  const done = roleNamed(atHand.experience[0]?.position ?? '') ?? wished
  const achievements = [
    ...near(own(industry, 'achievements', level)),
    ...near(others(industry, 'achievements', level)),
  ].toSpliced(1, 0, ...ofRole(done, 'achievements'))
  const projects = [...near(own(industry, 'projects', level)), ...near(others(industry, 'projects', level))]
  const positions = atHand.experience.slice(0, MOST_POSITIONS)
  const shown = atHand.projects.slice(0, MOST_PROJECTS)
  // The newest has two questions, the others one each.
  const entryOf = positions.length === 0 ? [0, 0] : [0, ...positions.keys()]
  const asked: (readonly [BankOf | undefined, Target])[] = [
    [one(general, 'career_goals', level), { part: 'summary' }],
    ...entryOf.map((index, at) => [achievements[at], { part: 'experience', index }] as const),
    ...(shown.length > 0 ? shown : [null]).map((_, index) => [projects[index], { part: 'projects', index }] as const),
    [ofRole(wished ?? done, 'skills')[0] ?? one(industry, 'skills', level), { part: 'skills' }],
    [one(general, 'values', level), { part: 'summary' }],
  ]
  const [goal, ...rest] = asked.flatMap(([found, target]) => (found ? [ask(found, target, language, atHand)] : []))
  const aim = plainLine(targetRole)
  return goal ? [aim === '' ? goal : { ...goal, question: `${AIM[language]} ${aim}. ${goal.question}` }, ...rest] : rest
}

const AIM: InLanguages = { en: 'Your aim:', de: 'Ihr Ziel:', fr: 'Votre objectif :', es: 'Su objetivo:' }

/** Those first that share a word with the job that somebody is after, else as they stand. */
function nearest(targetRole: string): (found: readonly BankOf[]) => readonly BankOf[] {
  const role = wordsIn(targetRole)
  const sharing = ({ question }: BankOf) => [...wordsIn(question.question.en)].filter((word) => role.has(word)).length
  return (found) => found.toSorted((a, b) => sharing(b) - sharing(a))
}

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(text)
      .filter(({ folded }) => !stopWords('en').has(folded))
      .map(({ folded }) => stemOf(folded, 'en')),
  )

/** The question that an id names, as it was asked; none when there is no such question or entry. */
export function questionNamed(id: string, language: ResumeLanguage, atHand: AtHand): AskedQuestion | undefined {
  const [, bank, name, part, index] = /^([a-z-]+)\.([a-z0-9_-]+)(?:@(experience|projects)\.(\d{1,2}))?$/.exec(id) ?? []
  const from: Bank | undefined = [general, ...INDUSTRIES, ...ROLES].find((one) => one.id === bank)
  const question = from?.questions.find((one) => one.id === name)
  if (!from || !question) return undefined
  const target = part ? { part: part as 'experience' | 'projects', index: Number(index) } : targetOf(question.category)
  return ask({ bank: from, question }, target, language, atHand)
}

type Bank = Industry | Role
type BankOf = { readonly bank: Bank; readonly question: BankQuestion }

const ofRole = (role: Role | undefined, category: Category): readonly BankOf[] =>
  role
    ? role.questions.filter((question) => question.category === category).map((question) => ({ bank: role, question }))
    : []

const own = (industry: Industry, category: Category, level: Level): readonly BankOf[] =>
  industry.questions
    .filter((question) => question.category === category && question.level === level)
    .map((question) => ({ bank: industry, question }))

/** Further ones where the level's own are used up: of the level in every field, then of the levels around. */
const others = (industry: Industry, category: Category, level: Level): readonly BankOf[] => [
  ...(industry === general ? [] : own(general, category, level)),
  ...industry.questions
    .filter((question) => question.category === category && question.level !== level)
    .map((question) => ({ bank: industry, question })),
]

const one = (industry: Industry, category: Category, level: Level): BankOf | undefined =>
  own(industry, category, level)[0] ?? own(general, category, level)[0]

const targetOf = (category: Category): Target => {
  if (category === 'achievements') return { part: 'experience', index: 0 }
  if (category === 'projects') return { part: 'projects', index: 0 }
  return category === 'skills' ? { part: 'skills' } : { part: 'summary' }
}

function ask({ bank, question }: BankOf, target: Target, language: ResumeLanguage, atHand: AtHand): AskedQuestion {
  const about = entryName(target, language, atHand)
  const at = 'index' in target ? `@${target.part}.${target.index}` : ''
  return {
    id: `${bank.id}.${question.id}${at}`,
    category: question.category,
    question: about === '' ? question.question[language] : `${about}: ${question.question[language]}`,
    followUp: question.followUp[language],
    asks: question.asks,
    target,
  }
}

const AT: InLanguages = { en: 'at', de: 'bei', fr: 'chez', es: 'en' }

/** 'Planner at Öresund Freight', as far as the resume names it. */
function entryName(target: Target, language: ResumeLanguage, atHand: AtHand): string {
  if (target.part === 'projects') return atHand.projects[target.index]?.name.trim() ?? ''
  if (target.part !== 'experience') return ''
  const { position = '', company = '' } = atHand.experience[target.index] ?? {}
  if (position.trim() === '' || company.trim() === '') return `${position}${company}`.trim()
  return `${position.trim()} ${AT[language]} ${company.trim()}`
}
