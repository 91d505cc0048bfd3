/*
 * Evaluates the match of resumes with postings on texts that were written for it: how often those who fit stand above
 * those who don't (AUC), for our scorer and three baselines; how high the match is for each label; and how well the terms
 * that we find are those that a careful reader has marked. Also the speed of a quick score. Of what is held out only
 * totals are printed. `npm run eval:ats`; `TUNED=1` leaves it out.
 */
import { printTable } from '../tests/bench/measure.ts'
import { atsCorpusFaults } from './ats/corpus-faults.ts'
import { FINDERS, marking, MUST_HAVES, type Marking } from './ats/keywords.ts'
import { aucOf, bandsOf, type Texts } from './ats/ranking.ts'
import { SCORERS, textOf } from './ats/scorers.ts'
import { measureSpeed } from './ats/speed.ts'
import { LabelledText } from './ats/types.ts'
import { checkCorpus } from './check-corpus.ts'
import { measuredParts, PART_NAMES, PARTS, readCorpus } from './corpus.ts'

const corpus = readCorpus('ats', LabelledText)
checkCorpus('ats', corpus, atsCorpusFaults)

const textsOf = (all: readonly LabelledText[]): Texts => ({
  postings: all.filter((one) => one.kind === 'posting'),
  resumes: all.filter((one) => one.kind === 'resume'),
})
const parts = measuredParts().map((part) => ({ name: PART_NAMES[part], texts: textsOf(corpus[part]) }))

const f1 = ({ precision, recall }: Marking) => (2 * precision * recall) / (precision + recall)
const shown = (marked: Marking) =>
  [marked.precision, marked.recall, f1(marked)].map((value) => value.toFixed(2)).join(' / ')

const fieldsOf = ({ postings: all, resumes: people }: Texts): readonly (readonly [string, Texts])[] =>
  [...Map.groupBy(all, ({ field }) => field)].map(([field, own]) => [
    field,
    { postings: own, resumes: people.filter((one) => one.field === field) },
  ])

// How rare a word is, baselines learn from all texts.
const { postings, resumes } = textsOf(PARTS.flatMap((part) => corpus[part]))
const texts = [...postings.map(({ text }) => text), ...resumes.map(({ content }) => textOf(content))]
console.log(
  `${postings.length} postings and ${resumes.length} resumes of ${new Set(postings.map(({ field }) => field)).size} fields.`,
)
const columns = ['', ...parts.map(({ name }) => name)]
const scorers = Object.entries(SCORERS).map(([name, make]) => ({ name, fit: make(texts) }))
for (const [among, words] of [
  ['field', 'of the same field'],
  ['language', 'who write in its language'],
] as const) {
  console.log(`\nHow often who fits a posting stands above others ${words} (AUC):`)
  printTable(
    columns,
    scorers.map(({ name, fit }) => [name, ...parts.map((part) => aucOf(part.texts, fit, among).toFixed(3))]),
  )
}

const ours = scorers.at(-1)!.fit
for (const { name, texts: measured } of parts) {
  console.log(`\nOur match, ${name}: lowest, quartiles and highest, and the share at 70 or more:`)
  printTable(
    ['', 'pairs', 'min', '25%', '50%', '75%', 'max', '70+'],
    bandsOf(measured, ours).map(({ name: label, fits }) => [
      label,
      String(fits.length),
      ...[0, 0.25, 0.5, 0.75, 1].map((share) => String(Math.round(fits[Math.round(share * (fits.length - 1))] ?? 0))),
      `${Math.round((100 * fits.filter((fit) => fit >= 70).length) / Math.max(1, fits.length))}%`,
    ]),
  )
}

console.log('\nBy field: AUC among the same field, terms found (F1), must-haves found (F1):')
printTable(
  ['', '', 'AUC', 'terms', 'must-haves'],
  parts.flatMap(({ name, texts: all }) =>
    fieldsOf(all).map(([field, own]) => [
      field,
      name,
      aucOf(own, ours, 'field').toFixed(2),
      f1(marking(own.postings, FINDERS['ours']!(texts), 'all')).toFixed(2),
      f1(marking(own.postings, MUST_HAVES, 'must')).toFixed(2),
    ]),
  ),
)

console.log('\nTerms found against terms marked (precision, recall, F1):')
const finders = Object.entries(FINDERS).map(([name, make]) => ({ name, find: make(texts) }))
printTable(columns, [
  ...finders.map(({ name, find }) => [name, ...parts.map((part) => shown(marking(part.texts.postings, find, 'all')))]),
  ['ours, must-haves', ...parts.map((part) => shown(marking(part.texts.postings, MUST_HAVES, 'must')))],
])
measureSpeed(texts)
