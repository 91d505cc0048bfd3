/*
 * Measures the match of resumes with postings on texts that were written for it: how well a posting ranks resumes of
 * its own occupation above others (AUC), for our scorer and three baselines, and how well the terms that we find are
 * those that a careful reader has marked. The last third of each occupation was never looked at while tuning; `TUNING=1`
 * leaves it out. Also the speed of a quick score. `npm run bench:ats`.
 */
import { languageOf } from '#shared/text/stop-words.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import { POSTINGS, RESUMES } from './ats-data/all.ts'
import type { LabelledPosting, LabelledResume } from './ats-data/types.ts'
import { SCORERS, textOf } from './ats-scorers.ts'
import { measureSpeed } from './ats-speed.ts'
import { FINDERS, type Marking } from './ats-keywords.ts'
import { printTable } from './measure.ts'

type Part = { readonly postings: readonly LabelledPosting[]; readonly resumes: readonly LabelledResume[] }

/** The fifth and the sixth text of each occupation are the third that was never looked at. */
const isUnseen = ({ id }: { id: string }) => /[56]$/.test(id)
const part = (unseen: boolean): Part => ({
  postings: POSTINGS.filter((posting) => isUnseen(posting) === unseen),
  resumes: RESUMES.filter((resume) => isUnseen(resume) === unseen),
})
const parts: readonly [string, Part][] = [
  ['tuned on', part(false)],
  ...(process.env['TUNING'] ? [] : ([['never looked at', part(true)]] as [string, Part][])),
]

type Fit = (text: string, content: LabelledResume['content']) => number

/** How often the resumes of a posting's own occupation stand above others; among those of its language, if asked. */
function aucOf({ postings, resumes }: Part, fit: Fit, inOneLanguage: boolean): number {
  const shares = postings.flatMap(({ occupation, text }) => {
    const met = resumes.filter(({ content }) => !inOneLanguage || spoken(textOf(content)) === spoken(text))
    const fits = met.map((resume) => ({ isOwn: resume.occupation === occupation, fit: fit(text, resume.content) }))
    const [own, others] = [fits.filter(({ isOwn }) => isOwn), fits.filter(({ isOwn }) => !isOwn)]
    const wins = own.flatMap((a) => others.map((b) => (a.fit > b.fit ? 1 : a.fit === b.fit ? 0.5 : 0)))
    return wins.length > 0 ? [mean(wins)] : []
  })
  return mean(shares)
}

const spoken = (text: string) => languageOf(tokensOf(text).map(({ folded }) => folded))

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

const texts = [...POSTINGS.map(({ text }) => text), ...RESUMES.map(({ content }) => textOf(content))]
console.log(
  `${POSTINGS.length} postings and ${RESUMES.length} resumes of ${new Set(POSTINGS.map(({ occupation }) => occupation)).size} occupations.`,
)
const columns = ['', ...parts.map(([name]) => name)]
const scorers = Object.entries(SCORERS).map(([name, make]) => ({ name, fit: make(texts) }))
for (const inOneLanguage of [false, true]) {
  const among = inOneLanguage ? 'of its own language' : 'of any language'
  console.log(`\nHow often a posting ranks a resume of its occupation above another one, among those ${among} (AUC):`)
  printTable(
    columns,
    scorers.map(({ name, fit }) => [name, ...parts.map(([, all]) => aucOf(all, fit, inOneLanguage).toFixed(3))]),
  )
}

console.log('\nTerms found against terms marked (precision, recall, F1):')
const finders = Object.entries(FINDERS).map(([name, make]) => ({ name, find: make(texts) }))
printTable(
  columns,
  finders.map(({ name, find }) => [name, ...parts.map(([, { postings }]) => shown(marking(postings, find)))]),
)
measureSpeed(texts)
