/**
 * Where a spreadsheet can take what follows for a formula, also in its wide forms: at the beginning of a text, and after
 * a character that begins another cell or row for a program that separates by semicolons or tabs.
 */
const FORMULA = /(?<=^|[;\t\r\n"])(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g

/** Rows as CSV (RFC 4180). A text that a spreadsheet would run is kept a text by an apostrophe before it. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

const cell = (text: string) => `"${text.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`
