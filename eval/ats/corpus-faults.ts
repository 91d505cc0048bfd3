import type { CorpusFault } from '../check-corpus.ts'
import type { LabelledPosting, LabelledResume, LabelledText } from './types.ts'

/** What is marked stands in its posting, and each posting has somebody who fits it and somebody of its field who doesn't. */
export function atsCorpusFaults(all: readonly LabelledText[]): readonly CorpusFault[] {
  const postings = all.filter((one) => one.kind === 'posting')
  const resumes = all.filter((one) => one.kind === 'resume')
  return [
    ...postings.flatMap(unmarkedIn),
    ...postings.flatMap((posting) => lonely(posting, resumes)),
    ...resumes.flatMap((resume) => unknownIn(resume, postings)),
  ]
}

const unmarkedIn = ({ id, text, mustHaves, niceToHaves }: LabelledPosting): readonly CorpusFault[] =>
  [...mustHaves, ...niceToHaves]
    .filter((term) => !text.toLowerCase().includes(term.toLowerCase()))
    .map((detail) => ({ id, what: 'a marked term does not stand in the posting', detail }))

function lonely({ id, field }: LabelledPosting, resumes: readonly LabelledResume[]): readonly CorpusFault[] {
  const fits = resumes.filter((resume) => resume.field === field).map((resume) => resume.fits[id] ?? 'not')
  return fits.includes('well') && fits.includes('not')
    ? []
    : [{ id, what: 'nobody fits it, or everybody of its field' }]
}

const unknownIn = ({ id, field, fits }: LabelledResume, postings: readonly LabelledPosting[]): readonly CorpusFault[] =>
  Object.keys(fits)
    .filter((posting) => !postings.some((one) => one.id === posting && one.field === field))
    .map((detail) => ({ id, what: 'it fits a posting that is not in its field', detail }))
