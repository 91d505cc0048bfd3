import type { Profile } from '#shared/contract/profile.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

/** A new resume with what its owner has said of themselves already. */
export function prefilled({ firstName, lastName, ...contact }: Profile & { email: string }): ResumeContent {
  const content = emptyContent()
  const { email, phone, location, website, github, linkedin } = contact
  const fullName = `${firstName} ${lastName}`.trim()
  return { ...content, personalInfo: { fullName, email, phone, location, website, github, linkedin } }
}
