/*
 * Evaluates the match of resumes with postings on texts that were written for it: how well a posting ranks resumes of
 * its own occupation above others (AUC), for our scorer and three baselines, and how well the terms that we find are
 * those that a careful reader has marked. Also the speed of a quick score. Of what is held out only totals are printed.
 * `npm run eval:ats`; `TUNED=1` leaves it out.
 */
import { languageOf } from '#shared/text/stop-words.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import { printTable } from '../tests/bench/measure.ts'
import { atsCorpusFaults } from './ats/corpus-faults.ts'
import { FINDERS, type Marking } from './ats/keywords.ts'
import { SCORERS, textOf } from './ats/scorers.ts'
import { measureSpeed } from './ats/speed.ts'
import { LabelledText, type LabelledPosting, type LabelledResume } from './ats/types.ts'
import { checkCorpus } from './check-corpus.ts'
import { measuredParts, PART_NAMES, PARTS, readCorpus } from './corpus.ts'
import { remembered } from './remembered.ts'

type Texts = { readonly postings: readonly LabelledPosting[]; readonly resumes: readonly LabelledResume[] }

const corpus = readCorpus('ats', LabelledText)
checkCorpus('ats', corpus, atsCorpusFaults)

const textsOf = (all: readonly LabelledText[]): Texts => ({
  postings: all.filter((one) => one.kind === 'posting'),
  resumes: all.filter((one) => one.kind === 'resume'),
})
const parts = measuredParts().map((part) => ({ name: PART_NAMES[part], texts: textsOf(corpus[part]) }))

type Fit = (text: string, content: LabelledResume['content']) => number

/** How often the resumes of a posting's own occupation stand above others; among those of its language, if asked. */
function aucOf({ postings, resumes }: Texts, fit: Fit, inOneLanguage: boolean): number {
  const shares = postings.flatMap(({ occupation, text }) => {
    const met = resumes.filter(({ content }) => !inOneLanguage || spoken(textOf(content)) === spoken(text))
    const fits = met.map((resume) => ({ isOwn: resume.occupation === occupation, fit: fit(text, resume.content) }))
    const [own, others] = [fits.filter(({ isOwn }) => isOwn), fits.filter(({ isOwn }) => !isOwn)]
    const wins = own.flatMap((a) => others.map((b) => (a.fit > b.fit ? 1 : a.fit === b.fit ? 0.5 : 0)))
    return wins.length > 0 ? [mean(wins)] : []
  })
  return mean(shares)
}

const spoken = remembered((text: string) => languageOf(tokensOf(text).map(({ folded }) => folded)))

/** A found term is right when it and a marked one are the same words, or one holds the other whole. */
function marking(postings: readonly LabelledPosting[], find: (text: string) => readonly string[]): Marking {
  const all = postings.map(({ text, keywords }) => {
    const found = [...new Set(find(text).map((term) => term.toLowerCase()))]
    const marked = [...new Set(keywords.map((term) => term.toLowerCase()))]
    return {
      right: found.filter((term) => marked.some((other) => isSame(term, other))).length,
      found: found.length,
      hit: marked.filter((term) => found.some((other) => isSame(term, other))).length,
      marked: marked.length,
    }
  })
  const sum = (key: 'right' | 'found' | 'hit' | 'marked') => all.reduce((total, one) => total + one[key], 0)
  return { precision: sum('right') / sum('found'), recall: sum('hit') / sum('marked') }
}

function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return ` ${long.replace(/[^\p{L}\p{N}+#.]+/gu, ' ')} `.includes(` ${short.replace(/[^\p{L}\p{N}+#.]+/gu, ' ')} `)
}

const shown = ({ precision, recall }: Marking) =>
  [precision, recall, (2 * precision * recall) / (precision + recall)].map((value) => value.toFixed(2)).join(' / ')

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

// How rare a word is, baselines learn from all texts.
const { postings, resumes } = textsOf(PARTS.flatMap((part) => corpus[part]))
const texts = [...postings.map(({ text }) => text), ...resumes.map(({ content }) => textOf(content))]
console.log(
  `${postings.length} postings and ${resumes.length} resumes of ${new Set(postings.map(({ occupation }) => occupation)).size} occupations.`,
)
const columns = ['', ...parts.map(({ name }) => name)]
const scorers = Object.entries(SCORERS).map(([name, make]) => ({ name, fit: make(texts) }))
for (const inOneLanguage of [false, true]) {
  const among = inOneLanguage ? 'of its own language' : 'of any language'
  console.log(`\nHow often a posting ranks a resume of its occupation above another one, among those ${among} (AUC):`)
  printTable(
    columns,
    scorers.map(({ name, fit }) => [name, ...parts.map((part) => aucOf(part.texts, fit, inOneLanguage).toFixed(3))]),
  )
}

console.log('\nTerms found against terms marked (precision, recall, F1):')
const finders = Object.entries(FINDERS).map(([name, make]) => ({ name, find: make(texts) }))
printTable(
  columns,
  finders.map(({ name, find }) => [name, ...parts.map((part) => shown(marking(part.texts.postings, find)))]),
)
measureSpeed(texts)
