import { emptyContent, type PersonalInfo, type ResumeContent } from '#shared/resume/schema.ts'

type Profile = Omit<PersonalInfo, 'fullName'> & { readonly firstName: string; readonly lastName: string }

/** A new resume that starts with its owner's profile. */
export function prefilled({ firstName, lastName, ...contact }: Profile): ResumeContent {
  const content = emptyContent()
  const { email, phone, location, website, github, linkedin } = contact
  const fullName = `${firstName} ${lastName}`.trim()
  return { ...content, personalInfo: { fullName, email, phone, location, website, github, linkedin } }
}
