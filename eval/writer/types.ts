/*
 * What the corpus holds true, so that two careful readers judge alike:
 *
 * - A line of a resume has no subject. It begins with a verb or with what it speaks of: 'Led a team of 5', 'Employee of
 *   the month twice'. A line of experience or of a project ends without a full stop; a sentence of a summary ends with one.
 * - What somebody did while employed is past, unless the work goes on (`current`): then duties are present, and what was
 *   achieved once stays past.
 * - 'We did it', without a word on the own part, may be written with 'as part of a team', 'with the team', 'co-', 'helped',
 *   'contributed', or as the bare action. It becomes unusable where the line claims leading or sole authorship that
 *   nobody claimed: 'single-handedly', 'led', 'on own initiative'.
 * - What happened is no deed. 'Sales went up' becomes 'Increased sales' only where the answer says why ('so', 'which',
 *   'because of that'); otherwise `never` holds the claims of cause.
 * - A negation stays a negation, or the line is left out. 'Never missed a deadline' may be 'Met every deadline'.
 * - What is going on, planned, hoped for or only blamed on others is no achievement.
 * - Insults, names of colleagues in a bad light, other people's illnesses, and orders to the reader become no line.
 * - `never` and `unfit` are two faults. With a term of `never` a line would be untrue or say what nobody said; a term of
 *   `unfit` was said and is true, but does not belong in a resume ('boss', 'you know', 'got up at four'). A term that the
 *   answer does not hold, or that makes a line untrue once a 'not' or the doer is lost, is of `never`, and so is any that
 *   leaves a doubt. A number is, too, unless it is plainly the person's own: an age, a wage.
 * - `others` names those of `never` that are about whose deed it was; older answers have none.
 * - A deed and what came of it may stand in one line or in two: their parts are optional lines beside the whole one.
 * - Skills: one line for each tool, method or language said to be known, not those that are only wished for or denied.
 *
 * A term of `must`, `not`, `never` and `unfit` is found as whole words, whatever its capitals, with numbers, units and currencies
 * in one form ('seven thousand dollars' is '$7k'). '^' at its start means the start of the line, '*' at its end any ending
 * ('train*' is in 'trained' and 'training').
 */
import * as z from 'zod/mini'
import { CATEGORIES } from '#shared/interview/types.ts'

const Words = z.readonly(z.array(z.string()))

/** A term, or several of which one is enough. */
const Term = z.union([z.string(), Words])
export type Term = z.infer<typeof Term>

/** A line that a good human editor would accept unedited: what it must and must not say. */
const ExpectedLine = z.readonly(
  z.strictObject({
    must: z.readonly(z.array(Term)),
    not: z.optional(Words),
    /** One good line written by hand. */
    example: z.string(),
    /** Nothing is missing without it; with it nothing is wrong. */
    optional: z.optional(z.literal(true)),
  }),
)
export type ExpectedLine = z.infer<typeof ExpectedLine>

/** What can be made of an answer truthfully. */
const Expected = z.readonly(
  z.strictObject({
    lines: z.readonly(z.array(ExpectedLine)),
    /** What would be untrue or was not said: inventions, turned meanings, others' deeds, numbers tied to the wrong thing. */
    never: Words,
    /** Those of `never` that would tell as one's own what others did, or claim a rank, a lead or a sole part. */
    others: z.optional(Words),
    /** What was said and is true, but not for a resume: small talk, insults, names of colleagues, private matters. */
    unfit: z.optional(Words),
    /** Numbers in digits with their units that must survive in some line: '30%', '$7k'; ['6', '6%'] for 'from 18% to 6'. */
    numbers: z.readonly(z.array(Term)),
    /** The truthful output is no line at all. */
    nothing: z.optional(z.literal(true)),
  }),
)
export type Expected = z.infer<typeof Expected>

/** One spoken answer with what a careful editor would make of it. */
export const Case = z.readonly(
  z.strictObject({
    /** Unique: 'tuning-g-care-20'. */
    id: z.string(),
    trade: z.string(),
    temper: z.string(),
    category: z.enum(CATEGORIES),
    /** The work goes on. */
    current: z.boolean(),
    question: z.string(),
    answer: z.string(),
    expected: Expected,
  }),
)
export type Case = z.infer<typeof Case>
