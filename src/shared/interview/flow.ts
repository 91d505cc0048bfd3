import type { InterviewAnswer, InterviewQuestion } from '#shared/interview/schemas.ts'
import type { Part, Places } from '#shared/interview/places.ts'
import type { Review } from '#shared/interview/review.ts'
import type { Level } from '#shared/interview/types.ts'

/** What the questions are chosen by. */
export type About = {
  /** The English name of an industry; empty if none was chosen. */
  readonly industry: string
  readonly level: Level
  readonly targetRole: string
}

/** The state of an interview: everything that must be saved to continue it. */
export type Interview = {
  /** Null until it is known: nothing is asked before. */
  readonly about: About | null
  /** Asked in this order; empty until they have arrived. */
  readonly questions: readonly InterviewQuestion[]
  readonly places: Places
  /** Index of the question that is asked now. */
  readonly at: number
  /** Everything typed, by question and entry, including answers to questions that are no longer asked. */
  readonly typed: Readonly<Record<string, string>>
  /** Which of it is answered: all questions before the present one are. */
  readonly answered: readonly string[]
  /** The lines written from the answers, if any, and whether they are being reviewed. */
  readonly review: Review | null
  readonly isReviewing: boolean
}

const NO_PLACES: Places = { experience: [], projects: [] }

export const startInterview = (): Interview => ({
  about: null,
  questions: [],
  places: NO_PLACES,
  at: 0,
  typed: {},
  answered: [],
  review: null,
  isReviewing: false,
})

/** Replaces the questions: answers to those that stay are kept, and the first unanswered one is asked. */
export function replaceQuestions(
  interview: Interview,
  about: About,
  questions: readonly InterviewQuestion[],
  places: Places,
): Interview {
  const typed = { ...interview.typed }
  const answered = new Set(interview.answered)
  for (const { id } of questions) {
    const key = keyOf(id, places)
    for (const earlier of earlierKeysOf(id)) {
      const words = typed[earlier]
      if (key === earlier || words === undefined || typed[key] !== undefined) continue
      typed[key] = words
      delete typed[earlier]
      if (answered.delete(earlier)) answered.add(key)
    }
  }
  const open = questions.findIndex(({ id }) => !answered.has(keyOf(id, places)))
  const at = open === -1 ? Math.max(0, questions.length - 1) : open
  return { ...interview, about, questions, places, at, typed, answered: [...answered], isReviewing: false }
}

/**
 * The same interview for a resume that was opened again. Entries saved without ids get new ones each time: where a
 * list shares no id with the previous one, its entries are matched by title, and by place where several have the same
 * title. Another position in the place of a removed one does not get its answers.
 */
export function withNames(interview: Interview, now: Places): Interview {
  const names = new Map([
    ...renamed('experience', interview.places, now),
    ...renamed('projects', interview.places, now),
  ])
  if (names.size === 0) return interview
  const inKey = (key: string) =>
    key.replace(/(@\w+:)(.+)$/, (_, start: string, id: string) => start + (names.get(id) ?? id))
  const inPlaces = ({ experience, projects, ...titles }: Places): Places => ({
    ...titles,
    experience: experience.map((id) => names.get(id) ?? id),
    projects: projects.map((id) => names.get(id) ?? id),
  })
  const { typed, answered, places, review } = interview
  return {
    ...interview,
    places: inPlaces(places),
    typed: Object.fromEntries(Object.entries(typed).map(([key, words]) => [inKey(key), words])),
    answered: answered.map(inKey),
    review: review && { ...review, places: inPlaces(review.places) },
  }
}

/** From each earlier name to the one that it has now; nothing when both lists share a name. */
function renamed(part: Part, before: Places, now: Places): readonly (readonly [string, string])[] {
  const names = now[part]
  if (before[part].some((id) => names.includes(id))) return []
  return before[part].flatMap((id, index) => {
    const name = names[placeAfter(index, before.titles?.[part], now.titles?.[part] ?? [])]
    return name === undefined ? [] : [[id, name] as const]
  })
}

/** The index of an entry now: that of the only one with its title; else its place, if that has its title; or -1. */
function placeAfter(index: number, before: readonly string[] | undefined, now: readonly string[]): number {
  // Interviews saved before titles were added are matched by place only.
  if (!before) return index
  const title = before[index] ?? ''
  const isOnly = [before, now].every((titles) => titles.filter((one) => one === title).length === 1)
  if (isOnly && title.trim() !== '') return now.indexOf(title)
  return now[index] === title ? index : -1
}

/** The words in the field of the present question. */
export const wordsOf = (interview: Interview): string => interview.typed[presentKey(interview)] ?? ''

export const canGoOn = (interview: Interview): boolean => wordsOf(interview).trim() !== ''
export const isLast = ({ at, questions }: Interview): boolean => at === questions.length - 1

export function typeAnswer(interview: Interview, words: string): Interview {
  return { ...interview, typed: { ...interview.typed, [presentKey(interview)]: words } }
}

/** Saves the answer and goes to the next question; an empty one is not an answer. Stays at the last question. */
export function goOn(interview: Interview): Interview {
  if (!canGoOn(interview)) return interview
  return { ...keepAnswer(interview), at: isLast(interview) ? interview.at : interview.at + 1 }
}

/** Saves the answer in the field, if there is one, without going to another question. */
export function keepAnswer(interview: Interview): Interview {
  if (!canGoOn(interview)) return interview
  return { ...interview, answered: [...new Set([...interview.answered, presentKey(interview)])] }
}

/** Goes back, drops the answer that was stored there, and leaves its words in the field. */
export function goBack(interview: Interview): Interview {
  if (interview.at === 0) return interview
  const before = { ...interview, at: interview.at - 1 }
  const key = presentKey(before)
  return { ...before, answered: before.answered.filter((one) => one !== key) }
}

/** How many of today's questions are answered. */
export const countAnswered = (interview: Interview): number => responsesOf(interview).length

export const isComplete = (interview: Interview): boolean =>
  interview.questions.length > 0 && countAnswered(interview) === interview.questions.length

/** What is sent: the stored answers to today's questions, in their order. */
export function responsesOf({ questions, places, typed, answered }: Interview): readonly InterviewAnswer[] {
  return questions.flatMap(({ id }) => {
    return answered.includes(keyOf(id, places)) ? [{ questionId: id, answer: answerTo({ typed, places }, id) }] : []
  })
}

/** The answer to a question as it is sent; empty if there is none. */
export const answerTo = ({ typed, places }: Pick<Interview, 'typed' | 'places'>, questionId: string): string =>
  sendable(typed[keyOf(questionId, places)] ?? '')

/** Half a letter, as a field cut at its limit may end with, and NUL are taken by no server. */
export const sendable = (words: string): string => words.toWellFormed().replaceAll('\0', '')

/** Whether anything was typed that would be lost. */
export const isBegun = ({ typed }: Interview): boolean => Object.values(typed).some((words) => words.trim() !== '')

const presentKey = ({ questions, at, places }: Interview): string => keyOf(questions[at]?.id ?? '', places)

/**
 * Where the answer to a question may still be: what was asked of an entry that was still to be made belongs to it as
 * soon as it is there, and interviews kept by earlier versions asked of a new project what is asked of a position now.
 */
function earlierKeysOf(id: string): readonly string[] {
  const [, question = '', index] = /^(.+-projects-\d+)@experience\.(\d+)$/.exec(id) ?? []
  return [keyOf(id, NO_PLACES), ...(index === '0' ? [`${question}@projects:`] : [])]
}

/** A question and the entry it is about by the entry's own name, so that moving entries moves answers with them. */
function keyOf(id: string, places: Places): string {
  return id.replace(/@(experience|projects)\.(\d+)$/, (_, part: Part, index: string) => {
    return `@${part}:${places[part][Number(index)] ?? ''}`
  })
}
