import type { LabelledPosting, LabelledResume } from './types.ts'
import { postings as backendDeveloperPostings } from './backend-developer/postings.ts'
import { resumes as backendDeveloperResumes } from './backend-developer/resumes.ts'
import { postings as bookkeeperPostings } from './bookkeeper/postings.ts'
import { postings as careAssistantPostings } from './care-assistant/postings.ts'
import { resumes as careAssistantResumes } from './care-assistant/resumes.ts'
import { postings as dataAnalystPostings } from './data-analyst/postings.ts'
import { resumes as dataAnalystResumes } from './data-analyst/resumes.ts'
import { postings as dataScientistPostings } from './data-scientist/postings.ts'
import { resumes as dataScientistResumes } from './data-scientist/resumes.ts'
import { postings as digitalMarketerPostings } from './digital-marketer/postings.ts'
import { resumes as digitalMarketerResumes } from './digital-marketer/resumes.ts'
import { postings as frontendDeveloperPostings } from './frontend-developer/postings.ts'
import { resumes as frontendDeveloperResumes } from './frontend-developer/resumes.ts'
import { postings as registeredNursePostings } from './registered-nurse/postings.ts'
import { resumes as registeredNurseResumes } from './registered-nurse/resumes.ts'

/** All postings, six of each occupation. */
export const POSTINGS: readonly LabelledPosting[] = [
  ...backendDeveloperPostings,
  ...bookkeeperPostings,
  ...careAssistantPostings,
  ...dataAnalystPostings,
  ...dataScientistPostings,
  ...digitalMarketerPostings,
  ...frontendDeveloperPostings,
  ...registeredNursePostings,
]

/** All resumes, six of each occupation. */
export const RESUMES: readonly LabelledResume[] = [
  ...backendDeveloperResumes,
  ...careAssistantResumes,
  ...dataAnalystResumes,
  ...dataScientistResumes,
  ...digitalMarketerResumes,
  ...frontendDeveloperResumes,
  ...registeredNurseResumes,
]
