import { dateAt, type DateForm } from '#shared/text/date-grammar.ts'
import { arePresent } from '#shared/text/date-periods.ts'
import { dateTokensOf } from '#shared/text/date-tokens.ts'

/** A month of a year; `month` counts from 1 and is null if only the year is given. */
export type WrittenDate = {
  readonly year: number
  readonly month: number | null
  /** How it is written: mixed forms in one resume look careless and confuse parsers. */
  readonly form: DateForm
}

/**
 * Reads a date that software reads reliably: a year of four digits, alone or with its month, in English, German, French
 * or Spanish. Null for any other text, also for '03/21' and 'Winter 2020'.
 */
export function readDate(text: string): WrittenDate | null {
  const tokens = dateTokensOf(text)
  const date = dateAt(tokens, 0)
  if (!date || date.next < tokens.length || !RELIABLE.has(date.form) || date.pairedYear !== undefined) return null
  const { year, month, form } = date
  return { year, month, form }
}

const RELIABLE: ReadonlySet<DateForm> = new Set(['iso', 'numbers', 'words', 'year'])

/** Whether the text means 'ongoing': 'Present', 'heute', "aujourd'hui", 'actualidad'. */
export const isPresent = (text: string): boolean => arePresent(dateTokensOf(text))

/** Months since the year 0, for comparison; a year alone counts as January. */
export const monthsOf = ({ year, month }: Pick<WrittenDate, 'year' | 'month'>): number => year * 12 + (month ?? 1) - 1
