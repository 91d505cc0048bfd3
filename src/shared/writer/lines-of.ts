import type { Line, Written } from '#shared/writer/types.ts'

/** All lines of what was written, wherever they stand. */
export const linesOf = ({ summary, experience, skills, projects }: Written): readonly Line[] => [
  ...summary,
  ...experience.flatMap(({ description, achievements }) => [...description, ...achievements]),
  ...skills,
  ...projects.flatMap(({ description }) => description),
]
