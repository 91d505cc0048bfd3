/** A style sheet without comments, and what keeps it from being read in one way only. */
type CssText = { readonly css: string; readonly problems: readonly string[] }

/**
 * Replaces comments by blanks of the same length, so that places stay the same. Texts in quotes may hold plain words
 * only: a comment or brace in them would be read in one way by a browser and in another by the check.
 */
export function withoutComments(source: string): CssText {
  let css = ''
  const problems: string[] = []
  for (let at = 0; at < source.length;) {
    const end = source.startsWith('/*', at) ? endOf(source, '*/', at + 2) : quoteEnd(source, at)
    const part = source.slice(at, end)
    if (part.startsWith('/*')) {
      if (part.length < 4 || !part.endsWith('*/')) problems.push(UNCLOSED_COMMENT)
      css += part.replace(/[^\n]/g, ' ')
    } else {
      if (part.length > 1 && !/^(["'])[\w .,-]*\1$/.test(part)) problems.push(BAD_TEXT)
      css += part
    }
    at = end
  }
  return { css, problems: [...new Set(problems)] }
}

const UNCLOSED_COMMENT = 'A style sheet may not contain < or an unclosed comment.'
const BAD_TEXT =
  'Text in quotes must be closed, and may contain only letters, digits, spaces, dots, commas and hyphens.'

/** Where a text in quotes ends that starts here; the next place if none does. */
const quoteEnd = (source: string, at: number): number =>
  source[at] === '"' || source[at] === "'" ? endOf(source, source[at], at + 1) : at + 1

function endOf(source: string, sign: string, from: number): number {
  const found = source.indexOf(sign, from)
  return found < 0 ? source.length : found + sign.length
}

type CssRule = { readonly selectors: string; readonly body: string; readonly at: number }

/** The rules of a style sheet without comments, each with its place, and what is outside of rules. */
export function rulesOf(css: string): { readonly rules: readonly CssRule[]; readonly rest: string } {
  const rules: CssRule[] = []
  let rest = ''
  let at = 0
  for (const part of css.split('}')) {
    const open = part.lastIndexOf('{')
    const isClosed = at + part.length < css.length
    if (open < 0 || !isClosed) rest += part + (isClosed ? '}' : '')
    else {
      const before = part.slice(0, open)
      const start = before.lastIndexOf('{') + 1
      rest += before.slice(0, start)
      rules.push({ selectors: before.slice(start), body: part.slice(open + 1), at: at + start })
    }
    at += part.length + 1
  }
  return { rules, rest }
}

/** A list of selectors at its commas, leaving those in parentheses alone. */
export function splitSelectors(selectors: string): readonly string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (let at = 0; at < selectors.length; at += 1) {
    if (selectors[at] === '(') depth += 1
    else if (selectors[at] === ')') depth -= 1
    else if (selectors[at] === ',' && depth <= 0) {
      parts.push(selectors.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, selectors.slice(start)]
}
