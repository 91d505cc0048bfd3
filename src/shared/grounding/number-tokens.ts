import type { Language } from '#shared/text/languages.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** A token of a text that numbers are read from: digits, a word, or a sign. */
export type Mark = { readonly text: string; readonly lower: string; readonly start: number; readonly end: number }

export const marksOf = (text: string): readonly Mark[] =>
  Array.from(text.matchAll(MARK), (match) => ({
    text: match[0],
    lower: foldWord(match[0].replaceAll('’', "'")),
    start: match.index,
    end: match.index + match[0].length,
  }))

/**
 * Digits as a number: in English a comma separates thousands; elsewhere a period does, and a comma begins the decimals.
 */
export function valueOf(digits: string, language: Language): number {
  const plain = digits.replace(/[  '’\s]/g, '')
  if (language === 'en') {
    if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
    return Number(plain.replace(',', '.'))
  }
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  if (/^\d{1,3}(?:,\d{3}){2,}$/.test(plain)) return Number(plain.replaceAll(',', ''))
  return Number(plain.replace(',', '.'))
}

const MARK =
  /\d{1,3}(?:[   '’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|[%$€£¥₹]|[-–—→+/<>~≥≤#]|->|[.,:;!?()&]/gu
