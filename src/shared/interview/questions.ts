import type { ResumeContext, Target } from '#shared/writer/types.ts'
import { industryOfRole } from '#shared/interview/find-industry.ts'
import { GENERAL, INDUSTRIES, NAMED_PROJECTS, ROLES } from '#shared/interview/banks.ts'
import { plainLine } from '#shared/interview/plain-answer.ts'
import { questionText } from '#shared/interview/question-texts.ts'
import { roleNamed } from '#shared/interview/role-named.ts'
import {
  LEVELS,
  type BankQuestion,
  type Category,
  type Industry,
  type InLanguages,
  type Level,
  type Role,
} from '#shared/interview/types.ts'
import type { Language } from '#shared/text/languages.ts'
import { type Piece } from '#shared/writer/types.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** A question as it is asked: of which entry of the resume, and in whose words. */
export type AskedQuestion = {
  /**
   * Bank, question and entry, so that a saved answer can be understood later: 'healthcare.mid-projects-1@projects.0'.
   */
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
  readonly language: Language
  readonly atHand: ResumeContext
  /** The job that the person wants, as typed; empty if none. */
  readonly targetRole?: string
}

type Position = ResumeContext['experience'][number]

/** Entries that are asked about; more would tire people out. */
const MAX_POSITIONS = 4
const MAX_PROJECTS = 2

/**
 * The questions of one interview: goals, then each position and project in the order of the resume, then skills and
 * values. The newest position gets two questions. Every question fits the work that was done, by the titles of past
 * positions; the target role is named with the goal, and chooses questions only where there is no past position.
 */
export function questionsFor({
  industry,
  level,
  language,
  atHand,
  targetRole = '',
}: Request): readonly AskedQuestion[] {
  const positions = atHand.experience.slice(0, MAX_POSITIONS)
  const newest = newestKind(positions[0], targetRole, industry)
  const earlier = positions.slice(1).map(({ position }) => kindNamed(position) ?? ANY_KIND)
  const achievements = inTurn([newest, newest, ...earlier].map((kind) => fitting(kind, 'achievements', level)))
  const asked: (readonly [BankOf | undefined, Target])[] = [
    [fitting(ANY_KIND, 'career_goals', level)[0], { part: 'summary' }],
    // The newest has two questions, the others one each. Without any, each answer may be about another job.
    ...achievements.map(
      (one, at) => [one, { part: 'experience', index: positions.length === 0 ? at : Math.max(0, at - 1) }] as const,
    ),
    ...projectQuestions(atHand, newest, level),
    [fitting(newest, 'skills', level)[0], { part: 'skills' }],
    [fitting(ANY_KIND, 'values', level)[0], { part: 'summary' }],
  ]
  const [goal, ...rest] = asked.flatMap(([found, target]) => (found ? [ask(found, target, language, atHand)] : []))
  const aim = plainLine(targetRole)
  return goal ? [aim === '' ? goal : { ...goal, question: `${AIM[language]} ${aim}. ${goal.question}` }, ...rest] : rest
}

/**
 * The kind of work of the newest position. A teacher who wants to become a developer has not done a developer's work:
 * the target role and its industry count only where nothing was done before, or where the same work is wanted again.
 */
function newestKind(newest: Position | undefined, targetRole: string, industry: Industry): Kind {
  const isNamed = newest !== undefined && `${newest.position}${newest.company}`.trim() !== ''
  if (!isNamed) return kindNamed(targetRole) ?? { banks: [industry] }
  const wanted = foldWord(plainLine(targetRole))
  const isSame = wanted === '' || wanted === foldWord(newest.position.trim())
  return kindNamed(newest.position) ?? (isSame ? { banks: [industry] } : ANY_KIND)
}

/**
 * Projects in the resume are asked about by name. Without any, people who have worked are asked about one in their
 * newest position, where it belongs; those who are new are asked about one at school or at home.
 */
function projectQuestions(
  { experience, projects }: ResumeContext,
  newest: Kind,
  level: Level,
): readonly (readonly [BankOf | undefined, Target])[] {
  if (projects.length === 0) {
    const isAtWork = experience.length > 0 && level !== 'Entry-level'
    const target: Target = { part: isAtWork ? 'experience' : 'projects', index: 0 }
    return [[fitting(newest, 'projects', level)[0], target]]
  }
  return projects.slice(0, MAX_PROJECTS).map(({ name }, index) => {
    const found = name.trim() === '' ? fitting(newest, 'projects', level) : own(NAMED_PROJECTS, 'projects', level)
    return [found[index], { part: 'projects', index }]
  })
}

const AIM: InLanguages = { en: 'Your goal:', de: 'Ihr Ziel:', fr: 'Votre objectif :', es: 'Su objetivo:' }

/** The banks that fit a person's work, besides the general one; the closest first. */
type Kind = { readonly banks: readonly Bank[] }
const ANY_KIND: Kind = { banks: [] }

/**
 * The kind of work that a title names; undefined if none. A title that names only an industry gets general questions,
 * since those of the industry may be about other work: a brewer has no herd.
 */
function kindNamed(title: string): Kind | undefined {
  const role = roleNamed(title)
  if (role) return { banks: [role, ...INDUSTRIES.filter(({ id }) => id === role.industry)] }
  return industryOfRole(title) === GENERAL ? undefined : ANY_KIND
}

/** Questions that fit a kind of work, the best first: from its own banks, then those asked in every industry. */
function fitting({ banks }: Kind, category: Category, level: Level): readonly BankOf[] {
  const at = LEVELS.indexOf(level)
  // Questions of the levels around do for a third position, those of the lower one first.
  const near = LEVELS.toSorted((a, b) => Math.abs(LEVELS.indexOf(a) - at) - Math.abs(LEVELS.indexOf(b) - at))
  return [...banks.flatMap((bank) => own(bank, category, level)), ...near.flatMap((one) => own(GENERAL, category, one))]
}

/** The first question of each list that was not taken from an earlier list. */
function inTurn(lists: readonly (readonly BankOf[])[]): readonly BankOf[] {
  return lists.reduce<readonly BankOf[]>((taken, list) => {
    const next = list.find(({ question }) => taken.every((one) => one.question !== question))
    return next ? [...taken, next] : taken
  }, [])
}

/** The question with an id, as it was asked; undefined if there is no such question or entry. */
export function questionNamed(id: string, language: Language, atHand: ResumeContext): AskedQuestion | undefined {
  const [, bank, name, part, index] = /^([a-z-]+)\.([a-z0-9_-]+)(?:@(experience|projects)\.(\d{1,2}))?$/.exec(id) ?? []
  const from: Bank | undefined = [GENERAL, NAMED_PROJECTS, ...INDUSTRIES, ...ROLES].find((one) => one.id === bank)
  const question = from?.questions.find((one) => one.id === name)
  if (!from || !question) return undefined
  const target = part ? { part: part as 'experience' | 'projects', index: Number(index) } : targetOf(question.category)
  return ask({ bank: from, question }, target, language, atHand)
}

type Bank = Industry | Role | typeof NAMED_PROJECTS
type BankOf = { readonly bank: Bank; readonly question: BankQuestion }

/** Questions of a bank about a category, of the level where the bank has levels. */
const own = (bank: Bank, category: Category, level: Level): readonly BankOf[] =>
  bank.questions
    .filter((question) => question.category === category && (!('level' in question) || question.level === level))
    .map((question) => ({ bank, question }))

const targetOf = (category: Category): Target => {
  if (category === 'achievements') return { part: 'experience', index: 0 }
  if (category === 'projects') return { part: 'projects', index: 0 }
  return category === 'skills' ? { part: 'skills' } : { part: 'summary' }
}

function ask({ bank, question }: BankOf, target: Target, language: Language, atHand: ResumeContext): AskedQuestion {
  const text = questionText(bank.id, question.id, language)
  const about = entryName(target, language, atHand)
  const at = 'index' in target ? `@${target.part}.${target.index}` : ''
  return {
    id: `${bank.id}.${question.id}${at}`,
    category: question.category,
    question: about === '' ? text.question : `${about}: ${text.question}`,
    followUp: text.followUp,
    asks: question.asks,
    target,
  }
}

const AT: InLanguages = { en: 'at', de: 'bei', fr: 'chez', es: 'en' }

/** 'Planner at Öresund Freight', as far as the resume names it. */
function entryName(target: Target, language: Language, atHand: ResumeContext): string {
  if (target.part === 'projects') return atHand.projects[target.index]?.name.trim() ?? ''
  if (target.part !== 'experience') return ''
  const { position = '', company = '' } = atHand.experience[target.index] ?? {}
  if (position.trim() === '' || company.trim() === '') return `${position}${company}`.trim()
  return `${position.trim()} ${AT[language]} ${company.trim()}`
}
