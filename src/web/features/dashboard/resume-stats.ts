import type { ResumeCard } from '#shared/contract/resumes.ts'

export type Stats = {
  readonly total: number
  /** Rounded, over the resumes that have a score; null as long as none has. */
  readonly averageScore: number | null
  readonly optimized: number
}

/** From this score a resume counts as optimized for applicant tracking systems. */
const OPTIMIZED = 90

export function resumeStats(resumes: readonly Pick<ResumeCard, 'atsScore'>[]): Stats {
  const scores = resumes.flatMap(({ atsScore }) => (atsScore === null ? [] : [atsScore]))
  const sum = scores.reduce((all, score) => all + score, 0)
  return {
    total: resumes.length,
    averageScore: scores.length === 0 ? null : Math.round(sum / scores.length),
    optimized: scores.filter((score) => score >= OPTIMIZED).length,
  }
}
