import { FITS, type FitLabel, type LabelledPosting, type LabelledResume } from './types.ts'

export type Texts = { readonly postings: readonly LabelledPosting[]; readonly resumes: readonly LabelledResume[] }
/** How well a resume fits a posting by some scorer. */
export type Fit = (text: string, content: LabelledResume['content']) => number
/** With whom those who fit are compared: others of the posting's field, or all who write in its language. */
export type Among = 'field' | 'language'

type Pair = { readonly label: FitLabel; readonly isOwnField: boolean; readonly fit: number }

/** Every resume that a posting is compared with, with its label. */
const pairsOf = ({ id, field, language, text }: LabelledPosting, resumes: readonly LabelledResume[], fit: Fit) =>
  resumes
    .filter((resume) => resume.language === language)
    .map((resume): Pair => {
      const isOwnField = resume.field === field
      return { label: resume.fits[id] ?? 'not', isOwnField, fit: fit(text, resume.content) }
    })

/** The chance that a resume that fits a posting, well or partly, stands above one that doesn't: the mean over postings. */
export function aucOf({ postings, resumes }: Texts, fit: Fit, among: Among): number {
  return mean(
    postings.map((posting) => {
      const pairs = pairsOf(posting, resumes, fit).filter(({ isOwnField }) => among === 'language' || isOwnField)
      const [own, others] = [pairs.filter(({ label }) => label !== 'not'), pairs.filter(({ label }) => label === 'not')]
      return mean(own.flatMap((a) => others.map((b) => (a.fit > b.fit ? 1 : a.fit === b.fit ? 0.5 : 0))))
    }),
  )
}

export type Band = { readonly name: string; readonly fits: readonly number[] }

/** All fits by label, lowest first; those who don't fit apart by field. */
export function bandsOf({ postings, resumes }: Texts, fit: Fit): readonly Band[] {
  const pairs = postings.flatMap((posting) => pairsOf(posting, resumes, fit))
  const fitsOf = (test: (pair: Pair) => boolean) =>
    pairs
      .filter(test)
      .map((pair) => pair.fit)
      .toSorted((a, b) => a - b)
  return [
    ...FITS.map((label) => ({
      name: label === 'not' ? 'not, same field' : label,
      fits: fitsOf((pair) => pair.label === label && pair.isOwnField),
    })),
    { name: 'not, other field', fits: fitsOf(({ isOwnField }) => !isOwnField) },
  ]
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
