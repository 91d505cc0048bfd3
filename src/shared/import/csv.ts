/**
 * Reads comma-separated values (RFC 4180): quoted fields may contain commas, line breaks and doubled quotes. A quote
 * inside an unquoted field is an ordinary character, and an unclosed quote runs to the end of the text.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const field = text[at] === '"' ? quotedField(text, at) : plainField(text, at)
    row.push(field.value)
    at = field.end
    if (text[at] === ',') {
      at += 1
      // A comma at the end of the text is followed by a blank field.
      if (at < text.length) continue
      row.push('')
    }
    rows.push(row)
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return rows.filter((fields) => fields.some((field) => field !== ''))
}

type Field = { readonly value: string; readonly end: number }

/** Reads up to a comma, a line break or the end of the text. */
function plainField(text: string, start: number): Field {
  END_OF_FIELD.lastIndex = start
  const end = END_OF_FIELD.exec(text)?.index ?? text.length
  return { value: text.slice(start, end), end }
}

function quotedField(text: string, start: number): Field {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return { value: value + text.slice(from), end: text.length }
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') {
      // Text between the closing quote and the comma is invalid, but kept.
      const rest = plainField(text, quote + 1)
      return { value: value + rest.value, end: rest.end }
    }
    value += '"'
    from = quote + 2
  }
}

const END_OF_FIELD = /,|\r\n|\n|\r/g
