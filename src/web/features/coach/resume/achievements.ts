import { LIMITS, type ResumeContent } from '#shared/resume/schema.ts'

type Position = ResumeContent['experience'][number]

/** The entry that was chosen, found again although others may have come before it meanwhile. */
export function positionLike(
  content: ResumeContent,
  index: number,
  like: Pick<Position, 'company' | 'position'>,
): number {
  const isLike = (one: Position | undefined) => one?.company === like.company && one.position === like.position
  return isLike(content.experience[index]) ? index : content.experience.findIndex(isLike)
}

/** Lines that the position has not yet, added below its achievements; null where there is no room for them. */
export function withLines(content: ResumeContent, index: number, lines: readonly string[]): ResumeContent | null {
  const entry = content.experience[index]
  if (!entry) return null
  const fresh = lines.filter((line) => !entry.achievements.includes(line))
  if (entry.achievements.length + fresh.length > LIMITS.bullets) return null
  return withAchievements(content, index, [...entry.achievements, ...fresh])
}

/** Takes lines out again; what was changed since stays. */
export function withoutLines(content: ResumeContent, index: number, lines: readonly string[]): ResumeContent {
  const achievements = content.experience[index]?.achievements ?? []
  return withAchievements(
    content,
    index,
    achievements.filter((line) => !lines.includes(line)),
  )
}

const withAchievements = (content: ResumeContent, index: number, achievements: string[]): ResumeContent => ({
  ...content,
  experience: content.experience.map((entry, at) => (at === index ? { ...entry, achievements } : entry)),
})
