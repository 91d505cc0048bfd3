import type { LanguageRules, RejectionReason } from '#shared/writer/language-rules.ts'
import { english } from '#shared/writer/english/english.ts'
import { plainLanguage } from '#shared/writer/plain-language.ts'
import { placed, type AnswerResult } from '#shared/writer/assign-lines.ts'
import { sentencesOf, type Span } from '#shared/writer/sentences.ts'
import { cut } from '#shared/text/pieces.ts'
import type { AiEngine, Line, AnsweredQuestion, Unused, WriteRequest, Written } from '#shared/writer/types.ts'

/**
 * Writes resume lines without a language model. Tidies the answers in their order, never recombines them, and offers
 * the rest. Needs no network; runs in the browser and on the server.
 */
export const embeddedWriter = (): AiEngine => ({ name: 'embedded', write: async (request) => write(request) })

export function write({ told, atHand, language }: WriteRequest): Written {
  const rules = language === 'en' ? english : plainLanguage(language)
  return placed(
    told.map((item) => ({ answered: item, ...linesFrom(item, rules) })),
    atHand.skills,
  )
}

/** Maximum number of lines per answer. */
const MAX_LINES = 5

/** One answer: each clause of each sentence becomes a line if it can; the rest is offered as whole sentences. */
function linesFrom(told: AnsweredQuestion, rules: LanguageRules): Pick<AnswerResult, 'lines' | 'unused'> {
  if (told.target.part === 'skills') return rules.skillsOf(told)
  const sentences = sentencesOf(told.answer)
  const parsed = sentences.map((sentence, at) => {
    const next = sentences[at + 1]
    const isRetracted = next !== undefined && rules.isRetracted(next.text)
    return { sentence, worded: isRetracted ? [] : clausesIn(told, sentence, rules) }
  })
  const strongest = new Set(strongestOf(parsed.flatMap(({ worded }) => worded.flatMap(({ line }) => line ?? []))))
  const lines = [...strongest]
  const unused = parsed.flatMap(({ sentence, worded }) => {
    const why = whyUnused(worded, strongest)
    return why === null ? [] : offered(told, sentence, why)
  })
  return { lines, unused }
}

type ClauseResult = { readonly line: Line | null; readonly why: RejectionReason | null }

function clausesIn(
  { questionId, answer, target }: AnsweredQuestion,
  sentence: Span,
  { clausesOf, lineOf, summaryOf }: LanguageRules,
): readonly ClauseResult[] {
  // A summary uses whole sentences only.
  const clauses = target.part === 'summary' ? [sentence] : clausesOf(answer, sentence)
  return clauses.map((clause) => {
    if (clause.text.length > MAX_CLAUSE_LENGTH) return { line: null, why: 'unclear' }
    const around = answer.slice(
      Math.max(sentence.from, clause.from - CONTEXT_LENGTH),
      Math.min(sentence.to, clause.to + CONTEXT_LENGTH),
    )
    const worded = target.part === 'summary' ? summaryOf(clause.text) : lineOf(clause.text, around)
    if ('why' in worded) return { line: null, why: worded.why }
    const source = { questionId, quote: clause.text }
    return { line: { text: worded.line, source, verbatim: isWordForWord(worded.line, clause.text) }, why: null }
  })
}

/** Maximum length of a clause, in characters. A line has less than half of them; the limit bounds the time. */
const MAX_CLAUSE_LENGTH = 600
/** Characters on either side of a clause that are searched for a retraction; most sentences are shorter. */
const CONTEXT_LENGTH = 200

/** Whether only punctuation and capitalization changed. */
const isWordForWord = (line: string, original: string): boolean => bare(line) === bare(original)
const bare = (text: string): string => text.toLowerCase().replace(/^\P{L}+|[\s.!…]+$/gu, '')

/** The strongest lines in their order: those with a figure come before others. */
function strongestOf(lines: readonly Line[]): readonly Line[] {
  const ranked = lines.toSorted((a, b) => Number(/\d/.test(b.text)) - Number(/\d/.test(a.text)))
  const strongest = new Set(ranked.slice(0, MAX_LINES))
  return lines.filter((line) => strongest.has(line))
}

/** Why a sentence isn't used in full; null if it is. */
function whyUnused(worded: readonly ClauseResult[], strongest: ReadonlySet<Line>): RejectionReason | null {
  if (worded.length === 0) return 'unclear'
  if (worded.some(({ line }) => line !== null && !strongest.has(line))) return 'enough'
  return worded.find(({ why }) => why !== null)?.why ?? null
}

/** A sentence word for word; one without punctuation in readable pieces. */
function offered(
  { questionId, answer }: AnsweredQuestion,
  { from, to }: Span,
  why: RejectionReason,
): readonly Unused[] {
  const text = answer.slice(from, to)
  const pieces: string[] = []
  for (let at = 0; at < text.length && pieces.length < MAX_PIECES;) {
    const piece = cut(text, at)
    pieces.push(text.slice(piece.from, piece.to).trim())
    at = Math.max(piece.to, at + 1)
  }
  return pieces.filter((quote) => quote !== '').map((quote) => ({ source: { questionId, quote }, why }))
}

/** Maximum number of pieces offered per sentence, about a thousand words. */
const MAX_PIECES = 20
