/*
 * Judges what a writer made of an answer against what a careful editor would have made of it (eval/corpora). Pure: it runs no
 * writer and knows none.
 */
import type { Written } from '#shared/writer/types.ts'
import { flippedWords, misspelt, unsaidClaims, unsaidNumbers } from './claims.ts'
import type { Case, ExpectedLine, Term } from './types.ts'
import { countedByKind, unsaidItems, type Item, type ItemCounts } from './items.ts'
import { formFaults, type FormFault, type LineKind } from './form.ts'
import { says } from './normal.ts'

/** A written line and where it is meant to stand. */
export type WrittenLine = { readonly text: string; readonly kind: LineKind }

export type LineFault =
  | FormFault
  /** It is no line that an editor would have written: what the nearest one says and this does not. */
  | { readonly kind: 'unexpected'; readonly what: string }
  /** It says what nobody said. */
  | { readonly kind: 'invention' | 'flipped' | 'ownership'; readonly what: string }
  /** It says what was said, but not so: tied to another thing, time or person, a wish told as a deed. */
  | { readonly kind: 'untrue'; readonly what: string }
  /** It says what was said and is true, but does not belong in a resume. */
  | { readonly kind: 'unfit'; readonly what: string }

type JudgedLine = WrittenLine & { readonly faults: readonly LineFault[] }

export type Judgement = {
  readonly id: string
  /** Lines that belong to the question asked; without faults a line is usable unedited. */
  readonly lines: readonly JudgedLine[]
  /** Lines for other parts of the resume, say tools named on the way: they need not be expected. */
  readonly aside: readonly JudgedLine[]
  /** Expected lines of which one usable line, or several together, say everything; optional ones are not counted. */
  readonly expected: number
  readonly covered: number
  /** The others, by their examples. */
  readonly lost: readonly string[]
  readonly numbers: number
  /** Numbers found in some line, usable or not. */
  readonly kept: number
  /** What is in some line, aside ones as well, and nobody said. */
  readonly unsaid: readonly Item[]
}

/** The lines of a written resume with their places. */
export function linesOf(written: Written): readonly WrittenLine[] {
  const bullets = [
    ...written.experience.flatMap(({ description, achievements }) => [...description, ...achievements]),
    ...written.projects.flatMap(({ description }) => description),
  ]
  return [
    ...written.summary.map(({ text }) => ({ text, kind: 'summary' as const })),
    ...bullets.map(({ text }) => ({ text, kind: 'bullet' as const })),
    ...written.skills.map(({ text }) => ({ text, kind: 'skill' as const })),
  ]
}

/** Where lines made from the answer to a case belong. */
function kindOf({ category }: Pick<Case, 'category'>): LineKind {
  if (category === 'skills') return 'skill'
  return category === 'career_goals' || category === 'values' ? 'summary' : 'bullet'
}

/** Lines as bare text are taken to stand where the case asks for them. */
export function judge(of: Case, written: readonly (WrittenLine | string)[]): Judgement {
  const lines = written.map((line) => (typeof line === 'string' ? { text: line, kind: kindOf(of) } : line))
  const own = lines.filter(({ kind }) => kind === kindOf(of))
  const judged = own.map((line) => ({ ...line, faults: [...faultsOf(of, line), ...surprise(of, line)] }))
  const usable = judged.filter(({ faults }) => faults.length === 0)
  const expected = of.expected.lines.filter(({ optional }) => !optional)
  const lost = expected.filter(({ must }) => !must.every((term) => usable.some(({ text }) => isSaid(text, term))))
  return {
    id: of.id,
    lines: judged,
    aside: lines.filter((line) => !own.includes(line)).map((line) => ({ ...line, faults: faultsOf(of, line) })),
    expected: expected.length,
    covered: expected.length - lost.length,
    lost: lost.map(({ example }) => example),
    numbers: of.expected.numbers.length,
    kept: of.expected.numbers.filter((number) => lines.some(({ text }) => isSaid(text, number))).length,
    unsaid: lines.flatMap(({ text }) => unsaidItems(text, of)),
  }
}

export type Tally = {
  readonly cases: number
  readonly lines: number
  readonly usable: number
  readonly expected: number
  readonly covered: number
  readonly numbers: number
  readonly kept: number
  /** What is in a line and nobody said, by kind. */
  readonly unsaid: ItemCounts
  /** Lines, aside ones as well, with a wording barred by hand that is not in the answer, or a number that is not. */
  readonly inventing: number
  /** Lines, aside ones as well, that invent, or say what was said so that it is not true. */
  readonly untrue: number
  readonly flipping: number
  readonly claiming: number
  /** Lines, aside ones as well, with true words that do not belong in a resume; an inventing one may be among them. */
  readonly unfit: number
}

/** Judgements added up. Shares are `usable / lines`, `covered / expected` and `kept / numbers`. */
export function tally(judgements: readonly Judgement[]): Tally {
  const sum = (count: (one: Judgement) => number) => judgements.reduce((all, one) => all + count(one), 0)
  const withFault = (...those: LineFault['kind'][]) =>
    sum(
      ({ lines, aside }) =>
        [...lines, ...aside].filter(({ faults }) => faults.some(({ kind }) => those.includes(kind))).length,
    )
  return {
    cases: judgements.length,
    lines: sum(({ lines }) => lines.length),
    usable: sum(({ lines }) => lines.filter(({ faults }) => faults.length === 0).length),
    expected: sum(({ expected }) => expected),
    covered: sum(({ covered }) => covered),
    numbers: sum(({ numbers }) => numbers),
    kept: sum(({ kept }) => kept),
    unsaid: countedByKind(judgements.flatMap(({ unsaid }) => unsaid)),
    inventing: withFault('invention'),
    untrue: withFault('invention', 'untrue'),
    flipping: withFault('flipped'),
    claiming: withFault('ownership'),
    unfit: withFault('unfit'),
  }
}

/** What is wrong with a line wherever it stands. */
function faultsOf({ answer, expected }: Case, { text, kind }: WrittenLine): readonly LineFault[] {
  const accepted = expected.lines.flatMap(({ must }) => must.flatMap(alternatives))
  const barred = expected.never.filter((term) => says(text, term))
  const isInAnswer = (term: string) => says(answer, term.replace('^', ''))
  const invented = [
    ...barred.filter((term) => !isInAnswer(term)),
    ...unsaidNumbers(text, answer, [...accepted, ...expected.numbers.flatMap(alternatives)]),
  ]
  return [
    ...formFaults(text, kind),
    ...misspelt(text, answer).map((what) => ({ kind: 'broken' as const, what })),
    ...invented.map((what) => ({ kind: 'invention' as const, what })),
    ...barred.filter(isInAnswer).map((what) => ({ kind: 'untrue' as const, what })),
    ...flippedWords(text, answer).map((what) => ({ kind: 'flipped' as const, what })),
    ...[...unsaidClaims(text, answer), ...(expected.others ?? []).filter((term) => says(text, term))].map((what) => ({
      kind: 'ownership' as const,
      what,
    })),
    ...(expected.unfit ?? []).filter((term) => says(text, term)).map((what) => ({ kind: 'unfit' as const, what })),
  ]
}

function surprise({ expected }: Case, { text }: WrittenLine): readonly LineFault[] {
  const misses = expected.lines.map((line) => missesOf(line, text)).toSorted((a, b) => a.length - b.length)
  const nearest = misses[0] ?? ['any line']
  return nearest.length > 0 ? [{ kind: 'unexpected', what: nearest.join('; ') }] : []
}

function missesOf({ must, not = [] }: ExpectedLine, text: string): readonly string[] {
  const missing = must.filter((term) => !isSaid(text, term))
  const barred = not.filter((term) => says(text, term))
  return [...missing.map((term) => `says no ${alternatives(term).join('/')}`), ...barred.map((term) => `says ${term}`)]
}

/** Is the term, or one of several, in the text? */
export const isSaid = (text: string, term: Term): boolean => alternatives(term).some((one) => says(text, one))

const alternatives = (term: Term): readonly string[] => (typeof term === 'string' ? [term] : term)
