import { emptyContent, type ResumeContent, type Skills } from '#shared/resume/schema.ts'

/**
 * A resume with its skill lists at the top level, as in JSON Resume, and without the person, which is elsewhere there.
 */
export type Parts = Omit<ResumeContent, 'skills' | 'interests' | 'personalInfo' | 'summary' | 'foreign'> &
  Skills & { interests: string[] }
export type Person = ResumeContent['personalInfo'] & { summary: string }

export function partsOf({ skills, personalInfo: _p, summary: _s, foreign: _f, ...rest }: ResumeContent): Parts {
  return { ...rest, ...skills, interests: rest.interests ?? [] }
}

export const personOf = ({ personalInfo, summary }: ResumeContent): Person => ({ ...personalInfo, summary })

export function contentOf(parts: Parts, { summary, ...personalInfo }: Person): ResumeContent {
  const { technical, soft, languages, interests, ...rest } = parts
  const content = { ...rest, personalInfo, summary, skills: { technical, soft, languages } }
  return interests.length === 0 ? content : { ...content, interests }
}

export const blankParts = (): Parts => partsOf(emptyContent())
export const blankPerson = (): Person => personOf(emptyContent())
