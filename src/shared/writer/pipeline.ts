import type { LanguageRules, Why } from '#shared/writer/language-rules.ts'
import { english } from '#shared/writer/english/english.ts'
import { plainLanguage } from '#shared/writer/plain-language.ts'
import { placed, type Answered } from '#shared/writer/placed.ts'
import { sentencesOf, type Span } from '#shared/writer/sentences.ts'
import { cut } from '#shared/text/pieces.ts'
import type { AiEngine, Line, Told, Unused, WriteRequest, Written } from '#shared/writer/types.ts'

/**
 * Writes resume lines without a language model. It tidies what was said, in the order it was said; it never recombines,
 * and offers the rest. It needs no network and runs in the browser as well as on the server.
 */
export const embeddedWriter = (): AiEngine => ({ name: 'embedded', write: async (request) => write(request) })

export function write({ told, atHand, language }: WriteRequest): Written {
  const rules = language === 'en' ? english : plainLanguage(language)
  return placed(
    told.map((one) => ({ told: one, ...answered(one, rules) })),
    atHand.skills,
  )
}

/** Lines that one answer gives at most. */
const MOST_LINES = 5

/** One answer: its sentences, their clauses, a line of each that can be one; the rest is offered as whole sentences. */
function answered(told: Told, rules: LanguageRules): Pick<Answered, 'lines' | 'unused'> {
  if (told.target.part === 'skills') return rules.skillsOf(told)
  const sentences = sentencesOf(told.answer)
  const read = sentences.map((sentence, at) => {
    const next = sentences[at + 1]
    const isTakenBack = next !== undefined && rules.isTakenBack(next.text)
    return { sentence, worded: isTakenBack ? [] : wordedOf(told, sentence, rules) }
  })
  const strongest = new Set(strongestOf(read.flatMap(({ worded }) => worded.flatMap(({ line }) => line ?? []))))
  const lines = [...strongest]
  const unused = read.flatMap(({ sentence, worded }) => {
    const why = whyLeft(worded, strongest)
    return why === null ? [] : offered(told, sentence, why)
  })
  return { lines, unused }
}

type WordedClause = { readonly line: Line | null; readonly why: Why | null }

function wordedOf(
  { questionId, answer, target }: Told,
  sentence: Span,
  { clausesOf, lineOf, summaryOf }: LanguageRules,
): readonly WordedClause[] {
  // A summary takes whole sentences only.
  const clauses = target.part === 'summary' ? [sentence] : clausesOf(answer, sentence)
  return clauses.map((clause) => {
    if (clause.text.length > LONGEST_CLAUSE) return { line: null, why: 'unclear' }
    const around = answer.slice(
      Math.max(sentence.from, clause.from - AROUND),
      Math.min(sentence.to, clause.to + AROUND),
    )
    const worded = target.part === 'summary' ? summaryOf(clause.text) : lineOf(clause.text, around)
    if ('why' in worded) return { line: null, why: worded.why }
    const source = { questionId, quote: clause.text }
    return { line: { text: worded.line, source, verbatim: isWordForWord(worded.line, clause.text) }, why: null }
  })
}

/** Characters of a clause that is read: a line has less than half of them, and time is bounded. */
const LONGEST_CLAUSE = 600
/** Characters on either side of a clause that are looked at for what takes it back; most sentences are shorter. */
const AROUND = 200

/** Whether nothing but marks and a capital was changed. */
const isWordForWord = (line: string, said: string): boolean => bare(line) === bare(said)
const bare = (text: string): string => text.toLowerCase().replace(/^\P{L}+|[\s.!…]+$/gu, '')

/** The lines that tell most, in the order told: those with a figure before others. */
function strongestOf(lines: readonly Line[]): readonly Line[] {
  const ranked = lines.toSorted((a, b) => Number(/\d/.test(b.text)) - Number(/\d/.test(a.text)))
  const kept = new Set(ranked.slice(0, MOST_LINES))
  return lines.filter((line) => kept.has(line))
}

/** Why a sentence is not told whole; null where it is. */
function whyLeft(worded: readonly WordedClause[], kept: ReadonlySet<Line>): Why | null {
  if (worded.length === 0) return 'unclear'
  if (worded.some(({ line }) => line !== null && !kept.has(line))) return 'enough'
  return worded.find(({ why }) => why !== null)?.why ?? null
}

/** A sentence as it was said; one without an end in pieces that can be read. */
function offered({ questionId, answer }: Told, { from, to }: Span, why: Why): readonly Unused[] {
  const text = answer.slice(from, to)
  const pieces: string[] = []
  for (let at = 0; at < text.length && pieces.length < MOST_PIECES;) {
    const piece = cut(text, at)
    pieces.push(text.slice(piece.from, piece.to).trim())
    at = Math.max(piece.to, at + 1)
  }
  return pieces.filter((quote) => quote !== '').map((quote) => ({ source: { questionId, quote }, why }))
}

/** Pieces of one sentence that are offered, some thousand words. */
const MOST_PIECES = 20
