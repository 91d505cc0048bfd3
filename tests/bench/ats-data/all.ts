import type { LabelledPosting, LabelledResume } from './types.ts'
import { postings as accountExecutivePostings } from './account-executive/postings.ts'
import { resumes as accountExecutiveResumes } from './account-executive/resumes.ts'
import { postings as backendDeveloperPostings } from './backend-developer/postings.ts'
import { resumes as backendDeveloperResumes } from './backend-developer/resumes.ts'
import { postings as bookkeeperPostings } from './bookkeeper/postings.ts'
import { resumes as bookkeeperResumes } from './bookkeeper/resumes.ts'
import { postings as careAssistantPostings } from './care-assistant/postings.ts'
import { resumes as careAssistantResumes } from './care-assistant/resumes.ts'
import { postings as contentEditorPostings } from './content-editor/postings.ts'
import { resumes as contentEditorResumes } from './content-editor/resumes.ts'
import { postings as customerSupportLeadPostings } from './customer-support-lead/postings.ts'
import { resumes as customerSupportLeadResumes } from './customer-support-lead/resumes.ts'
import { postings as dataAnalystPostings } from './data-analyst/postings.ts'
import { resumes as dataAnalystResumes } from './data-analyst/resumes.ts'
import { postings as dataScientistPostings } from './data-scientist/postings.ts'
import { resumes as dataScientistResumes } from './data-scientist/resumes.ts'
import { postings as digitalMarketerPostings } from './digital-marketer/postings.ts'
import { resumes as digitalMarketerResumes } from './digital-marketer/resumes.ts'
import { postings as financialControllerPostings } from './financial-controller/postings.ts'
import { resumes as financialControllerResumes } from './financial-controller/resumes.ts'
import { postings as frontendDeveloperPostings } from './frontend-developer/postings.ts'
import { resumes as frontendDeveloperResumes } from './frontend-developer/resumes.ts'
import { postings as registeredNursePostings } from './registered-nurse/postings.ts'
import { resumes as registeredNurseResumes } from './registered-nurse/resumes.ts'

/** All postings, six of each occupation. */
export const POSTINGS: readonly LabelledPosting[] = [
  ...accountExecutivePostings,
  ...backendDeveloperPostings,
  ...bookkeeperPostings,
  ...careAssistantPostings,
  ...contentEditorPostings,
  ...customerSupportLeadPostings,
  ...dataAnalystPostings,
  ...dataScientistPostings,
  ...digitalMarketerPostings,
  ...financialControllerPostings,
  ...frontendDeveloperPostings,
  ...registeredNursePostings,
]

/** All resumes, six of each occupation. */
export const RESUMES: readonly LabelledResume[] = [
  ...accountExecutiveResumes,
  ...backendDeveloperResumes,
  ...bookkeeperResumes,
  ...careAssistantResumes,
  ...contentEditorResumes,
  ...customerSupportLeadResumes,
  ...dataAnalystResumes,
  ...dataScientistResumes,
  ...digitalMarketerResumes,
  ...financialControllerResumes,
  ...frontendDeveloperResumes,
  ...registeredNurseResumes,
]
