import { FEWEST_POINTS } from '#shared/template/read-back/fewest-points.ts'
import type { ReadText } from '#shared/parse/items.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { scoreFields, type FieldScore } from '#shared/parse/score-fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Layout } from '#shared/template/document.ts'
import { piecesOf, type Piece } from '#shared/template/read-back/pieces.ts'
import { compareReading, type Reading } from '#shared/template/read-back/reading.ts'
import { straightAcross } from '#shared/template/read-back/straight-across.ts'
import type { Word } from '#shared/template/read-back/words.ts'
import { percentOf, sumOf, type Share } from '#shared/template/rubric.ts'

/**
 * What readers don't get back: a field that the template doesn't print (`unprinted`), a text that isn't whole (`lost`), a
 * text that our parser puts in no field or in another (`misplaced`), or a word that is glued to its neighbor or split
 * (`broken`).
 */
export type Loss = {
  readonly fate: 'unprinted' | 'lost' | 'misplaced' | 'broken'
  /** The field; null for a heading or label of the page. */
  readonly path: string | null
  readonly text: string
}

/** What was counted in one resume, by reader where the worst one counts. */
export type Counts = {
  readonly text: readonly Share[]
  readonly words: readonly Share[]
  readonly order: Share
  readonly fields: Share
  readonly across: Share
  /** Files that meet the requirements for tags; absent where no file was made. */
  readonly tagged?: Share
  readonly losses: readonly Loss[]
}

/** What readers get back of some resumes in a template. */
export type ReadBack = {
  /** The lowest share in percent, as the gallery shows it. */
  readonly points: number
  readonly fields: Share
  readonly words: Share
  /** Each once, lost texts first. */
  readonly losses: readonly Loss[]
}

/** Compares a resume with the text that one or more readers got of it. */
export function countResume(content: ResumeContent, layout: Layout, reads: readonly ReadText[]): Counts {
  const pieces = piecesOf(content, layout)
  const readings = reads.map(({ text, items }) => compareReading(pieces, text, items))
  const own = reads.map((read) => scoreFields(content, parseResume(read).content))
  const [first] = reads
  return {
    text: readings.map(keptOf),
    words: readings.map(({ words: all, brokenWords }) => ({ right: all - brokenWords.length, all })),
    order: sumOf(readings.map(({ pairs: all, inverted }) => ({ right: Math.max(0, all - inverted), all }))),
    fields: sumOf(own.map(rightOf)),
    across: keptOf(compareReading(pieces, straightAcross(first?.items ?? []))),
    losses: [
      ...unprinted(content, pieces),
      ...readings.flatMap(({ broken }) => broken.map(lossOf)),
      ...own.flatMap(({ faults }) => faults.flatMap(misplacedIn)),
      ...readings.flatMap(({ brokenWords }) => brokenWords.map(brokenIn)),
    ],
  }
}

/** The result for all resumes together: one reader that loses text is not made up for by another. */
export function readBackOf(counts: readonly Counts[]): ReadBack {
  const text = byReader(counts.map((one) => one.text))
  const words = byReader(counts.map((one) => one.words))
  const fields = sumOf(counts.map((one) => one.fields))
  const [order, across] = [sumOf(counts.map((one) => one.order)), sumOf(counts.map((one) => one.across))]
  const tagged = sumOf(counts.flatMap((one) => one.tagged ?? []))
  const points = percentOf([...text, ...words, order, fields, across, tagged])
  return { points, fields, words: worstOf(words), losses: onceEach(counts.flatMap(({ losses }) => losses)) }
}

/**
 * Whether a template is good enough for people who did not make it: no field's text may be lost. Misplaced fields and
 * broken words count in the points, as for built-in templates.
 */
export const isPublishable = ({ points, losses }: ReadBack): boolean =>
  points >= FEWEST_POINTS && !losses.some(isLostField)

export const isLostField = ({ fate, path }: Loss): boolean => fate === 'unprinted' || (fate === 'lost' && path !== null)

const keptOf = ({ kept: right, characters: all }: Reading): Share => ({ right, all })

/** Of the typed fields, or of the read fields where there are more of them. */
export function rightOf({ kept: right, all, faults }: FieldScore): Share {
  const added = faults.filter((fault) => fault.startsWith('+')).length
  return { right, all: Math.max(all, right + added) }
}

/** Fields that the plain layout shows. */
function unprinted(content: ResumeContent, pieces: readonly Piece[]): readonly Loss[] {
  const printed = new Set(pieces.map(({ path }) => path))
  const missing = piecesOf(content, null).filter(({ path }) => path !== null && !printed.has(path))
  return missing.map((piece) => ({ ...lossOf(piece), fate: 'unprinted' }))
}

const lossOf = ({ path, typed }: Piece): Loss => ({ fate: 'lost', path, text: typed })
const brokenIn = ({ path, word }: Word): Loss => ({ fate: 'broken', path, text: word })

/** Of '- path: text'; what was read without being written has no field to repair. */
function misplacedIn(fault: string): Loss[] {
  const [, path = '', text = ''] = /^- ([^ ]+): (.*)$/su.exec(fault) ?? []
  return path === '' ? [] : [{ fate: 'misplaced', path, text }]
}

/** The shares of each reader over all resumes. */
function byReader(resumes: readonly (readonly Share[])[]): readonly Share[] {
  const readers = Math.max(0, ...resumes.map(({ length }) => length))
  return Array.from({ length: readers }, (_, reader) => sumOf(resumes.flatMap((shares) => shares[reader] ?? [])))
}

const worstOf = (shares: readonly Share[]): Share =>
  shares.toSorted((one, other) => one.right * other.all - other.right * one.all)[0] ?? { right: 0, all: 0 }

const RANK = { unprinted: 0, lost: 1, misplaced: 2, broken: 3 } as const

function onceEach(losses: readonly Loss[]): readonly Loss[] {
  const lost = new Set(losses.filter(isLostField).map(({ path }) => path))
  const shown = losses.filter((loss) => isLostField(loss) || !lost.has(loss.path))
  const unique = new Map(shown.map((loss) => [`${loss.fate} ${loss.path} ${loss.text}`, loss]))
  return [...unique.values()].toSorted((one, other) => RANK[one.fate] - RANK[other.fate])
}
