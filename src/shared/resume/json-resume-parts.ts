import { emptyContent, type ResumeContent, type Skills } from '#shared/resume/schema.ts'

/**
 * A resume with its skill lists at the top level, as in JSON Resume, and without the person, which is elsewhere there.
 */
export type Parts = Omit<ResumeContent, 'skills' | 'interests' | PartOfPerson | 'foreign'> &
  Skills & { interests: string[] }
type PartOfPerson = 'personalInfo' | 'summary' | 'contacts'
export type Person = ResumeContent['personalInfo'] & Pick<ResumeContent, 'summary' | 'contacts'>

export function partsOf(content: ResumeContent): Parts {
  const { skills, personalInfo: _p, summary: _s, contacts: _c, foreign: _f, ...rest } = content
  return { ...rest, ...skills, interests: rest.interests ?? [] }
}

export const personOf = ({ personalInfo, summary, contacts }: ResumeContent): Person => ({
  ...personalInfo,
  summary,
  ...(contacts && { contacts }),
})

export function contentOf(parts: Parts, { summary, contacts, ...personalInfo }: Person): ResumeContent {
  const { technical, soft, languages, interests, ...rest } = parts
  const person = { personalInfo, summary, ...(contacts && { contacts }) }
  const content = { ...rest, ...person, skills: { technical, soft, languages } }
  return interests.length === 0 ? content : { ...content, interests }
}

export const blankParts = (): Parts => partsOf(emptyContent())
export const blankPerson = (): Person => personOf(emptyContent())
