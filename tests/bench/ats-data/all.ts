import type { LabelledPosting, LabelledResume } from './types.ts'
import { postings as backendDeveloperPostings } from './backend-developer/postings.ts'
import { resumes as backendDeveloperResumes } from './backend-developer/resumes.ts'
import { postings as dataAnalystPostings } from './data-analyst/postings.ts'
import { postings as frontendDeveloperPostings } from './frontend-developer/postings.ts'
import { resumes as frontendDeveloperResumes } from './frontend-developer/resumes.ts'
import { postings as registeredNursePostings } from './registered-nurse/postings.ts'
import { resumes as registeredNurseResumes } from './registered-nurse/resumes.ts'

/** All postings, six of each occupation. */
export const POSTINGS: readonly LabelledPosting[] = [
  ...backendDeveloperPostings,
  ...dataAnalystPostings,
  ...frontendDeveloperPostings,
  ...registeredNursePostings,
]

/** All resumes, six of each occupation. */
export const RESUMES: readonly LabelledResume[] = [
  ...backendDeveloperResumes,
  ...frontendDeveloperResumes,
  ...registeredNurseResumes,
]
