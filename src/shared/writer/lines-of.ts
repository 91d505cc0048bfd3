import type { Line, Written } from '#shared/writer/types.ts'

/** All written lines of all sections. */
export const linesOf = ({ summary, experience, skills, projects }: Written): readonly Line[] => [
  ...summary,
  ...experience.flatMap(({ description, achievements }) => [...description, ...achievements]),
  ...skills,
  ...projects.flatMap(({ description }) => description),
]
