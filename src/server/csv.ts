/** What a spreadsheet takes for the beginning of a formula, also in its wide forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Rows as CSV (RFC 4180). A text that a spreadsheet would run is kept a text by an apostrophe before it. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
