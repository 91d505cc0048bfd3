import { jobsIn, withBroader, type Job } from '#shared/job-titles/jobs.ts'
import { titleWords } from '#shared/text/title-words.ts'

/** How much a held job proves for an asked one, from 0 to 1. */
const WORTH = { same: 1, broader: 0.6, sibling: 0.4, words: 0.8 } as const

/**
 * How close titles that somebody has held are to the one of a posting, 0 to 1: 1 for the same job in any language, gender
 * or usual name, less for a broader or a neighboring one, and otherwise the share of the same words.
 */
export function titleFit(asked: string, held: readonly string[]): number {
  const words = jobWords(asked)
  const jobs = jobsIn(asked)
  const fits = held.map((title) => {
    const own = new Set(jobWords(title))
    const share = words.filter((word) => own.has(word)).length / Math.max(1, words.length)
    const closest = jobs.flatMap((job) => jobsIn(title).map((one) => worthOf(one, job)))
    return Math.max(share === 1 ? 1 : share * WORTH.words, ...closest)
  })
  return Math.max(0, ...fits)
}

/** Whether a title names no occupation. */
export const isBlankTitle = (title: string): boolean => jobWords(title).length === 0

function worthOf(held: Job, asked: Job): number {
  const [own, wanted] = [withBroader(held), withBroader(asked)]
  if (own.has(asked)) return WORTH.same
  if (wanted.has(held)) return WORTH.broader
  return [...own].some((job) => wanted.has(job)) ? WORTH.sibling : 0
}

const jobWords = (title: string): readonly string[] =>
  titleWords(title).filter((word) => word.length > 2 && !NO_OCCUPATION.has(word))

/** Words for a rank, and stop words: they name no occupation. */
const NO_OCCUPATION = new Set(
  'senior junior lead head chief principal staff trainee intern the and for und fur pour para des del les las'
    .split(' ')
    .flatMap(titleWords),
)
