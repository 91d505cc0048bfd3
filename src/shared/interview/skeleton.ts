import { blankEntry, addEntry, editEntries } from '#shared/resume/entries.ts'
import { hasText } from '#shared/resume/has-text.ts'
import { LIMITS, type ResumeContent } from '#shared/resume/schema.ts'

/** What the interview asks for before its questions, in this order. The target comes last: the jobs suggest it. */
export const SKELETON_STEPS = ['name', 'contact', 'jobs', 'education', 'certificates', 'target'] as const
export type SkeletonStep = (typeof SKELETON_STEPS)[number]

/** The lists whose entries are asked for one after another. */
export const STEP_LISTS = { jobs: 'experience', education: 'education' } as const

/** The first step that the resume doesn't answer; the target always has to be confirmed. */
export const firstOpenStep = (content: ResumeContent): SkeletonStep =>
  hasParts(content) ? 'target' : (SKELETON_STEPS.find((step) => !IS_ANSWERED[step](content)) ?? 'target')

/** A resume with jobs and a school or a name is one already: its owner has come for the questions. */
const hasParts = ({ personalInfo, experience }: ResumeContent): boolean =>
  personalInfo.fullName.trim() !== '' && experience.length > 0 && experience.every(isJobNamed)

const isJobNamed = ({ position, company }: ResumeContent['experience'][number]): boolean =>
  position.trim() !== '' && company.trim() !== ''

const IS_ANSWERED: Readonly<Record<SkeletonStep, (content: ResumeContent) => boolean>> = {
  name: ({ personalInfo }) => personalInfo.fullName.trim() !== '',
  contact: ({ personalInfo: { email, phone } }) => `${email}${phone}`.trim() !== '',
  jobs: ({ experience }) => experience.some(isJobNamed),
  education: ({ education }) => education.some(({ degree, institution }) => `${degree}${institution}`.trim() !== ''),
  certificates: ({ certifications }) => certifications.some((line) => line.trim() !== ''),
  target: () => false,
}

/** Adds an empty entry at the end, to be filled in by a step; the same resume where the list is full. */
export const withBlankEntry = (content: ResumeContent, step: keyof typeof STEP_LISTS, id: string): ResumeContent =>
  step === 'jobs'
    ? addEntry(content, 'experience', blankEntry('experience', id))
    : addEntry(content, 'education', blankEntry('education', id))

/** Removes what a step has left empty: entries without a word, and blank lines of certificates. */
export function withoutBlanks(content: ResumeContent, step: SkeletonStep): ResumeContent {
  switch (step) {
    case 'jobs':
      return editEntries(content, 'experience', named)
    case 'education':
      return editEntries(content, 'education', named)
    case 'certificates':
      return withoutBlankLines(content)
    default:
      return content
  }
}

function named<E extends { readonly id?: string | undefined }>(entries: readonly E[]): readonly E[] {
  const kept = entries.filter((entry) => !isBlankEntry(entry))
  return kept.length === entries.length ? entries : kept
}

function withoutBlankLines(content: ResumeContent): ResumeContent {
  const { certifications } = content
  const lines = certifications.map((line) => line.trim()).filter((line) => line !== '')
  return lines.join('\n') === certifications.join('\n') ? content : { ...content, certifications: lines }
}

/** Whether an entry has no words; its id is none. */
export const isBlankEntry = ({ id: _id, ...entry }: { readonly id?: string | undefined }): boolean => !hasText(entry)

/** Certificates from lines as typed; a line that is too long for one goes on in the next, so that no word is lost. */
export const certificatesIn = (text: string): string[] =>
  text === ''
    ? []
    : text
        .split(/\r?\n/)
        .flatMap((line) => line.match(LONGEST_LINE) ?? [''])
        .slice(0, LIMITS.words)

const LONGEST_LINE = new RegExp(`.{1,${LIMITS.line}}`, 'gsu')
