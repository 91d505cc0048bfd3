import type { ResumeContext } from '#shared/writer/types.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/** What coach and writer need to know of a resume: its entries in their order. */
export const atHandOf = ({ experience, projects, skills }: ResumeContent): ResumeContext => ({
  experience: experience.map(({ company, position, current }) => ({ company, position, current })),
  projects: projects.map(({ name }) => ({ name })),
  skills: [...skills.technical, ...skills.soft, ...skills.languages],
})
