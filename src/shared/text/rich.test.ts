import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseRich, richHtml, richPlain } from '#shared/text/rich.ts'

test.each([
  ['Led **eight** people', 'Led <b>eight</b> people'],
  ['*now* and _then_', '<i>now</i> and <i>then</i>'],
  ['***both***', '<b><i>both</i></b>'],
  ['***bold** in italic*', '<b><i>bold</i></b><i> in italic</i>'],
  ['*italic around **bold***', '<i>italic around </i><b><i>bold</i></b>'],
  ['**Note:** (*soon*), "**x**"', '<b>Note:</b> (<i>soon</i>), &quot;<b>x</b>&quot;'],
  ['負責**重要**項目', '負責<b>重要</b>項目'],
  ['two\nlines', 'two<br>lines'],
  ['two\r\nlines', 'two<br>lines'],
  ['see [my site](ada.dev/cv)', 'see <a href="https://ada.dev/cv">my site</a>'],
  [
    '[a **b**](https://x.org/y_(z))!',
    '<a href="https://x.org/y_(z)">a </a><a href="https://x.org/y_(z)"><b>b</b></a>!',
  ],
  ['**[a](x.org)**', '<a href="https://x.org"><b>a</b></a>'],
  ['[see [a](x.org)]', '[see <a href="https://x.org">a</a>]'],
  ['Led [a **team**](_)!', 'Led <u>a </u><u><b>team</b></u>!'],
  ['**[a](_)**', '<u><b>a</b></u>'],
  ['[C++ and \\[C\\]](_)', '<u>C++ and [C]</u>'],
  ['5 \\* 3 \\_ \\[a\\](b.org) \\\\ C:\\new', '5 * 3 _ [a](b.org) \\ C:\\new'],
])('%j becomes %j', (text, html) => {
  expect(richHtml(text)).toBe(html)
})

test.each([
  'snake_case and __init__ and a_b_c',
  'C* and A*',
  'C++ / C#',
  '2*3*4 and 2 ** 3 and 2**3**4',
  'f(*args, **kwargs)',
  '* a list\n* of two',
  '** a **',
  '*open',
  'close*',
  '****four****',
  '**wrong kind*',
  '[no](javascript:alert)',
  '[no] (x.org)',
  '[](x.org)',
  '[](_)',
  '[no] (_)',
  '[no](__)',
  'C++ (++), Java (++) and ++i',
  '[a](two words)',
  '[a](x.org',
  'Rated 4.5* and 5*',
  'naïve\u0301*x*',
])('%j stays as written', (text) => {
  expect(parseRich(text)).toEqual([{ text }])
})

test('crossing marks are resolved in favor of the outer one', () => {
  expect(parseRich('*a **b* c**')).toEqual([{ text: 'a **b', italic: true }, { text: ' c**' }])
})

test('a mark does not begin inside a link and end outside', () => {
  expect(parseRich('[*a](x.org) b*')).toEqual([{ text: '*a', href: 'https://x.org' }, { text: ' b*' }])
})

const markup = fc.string({
  unit: fc.constantFrom(
    '*',
    '**',
    '_',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '](x.org)',
    '](_)',
    'a',
    'é',
    ' ',
    '\n',
    '<',
    '&',
    '"',
    '重',
  ),
  maxLength: 60,
})

test('a text without ](_) has no underline', () => {
  fc.assert(
    fc.property(fc.oneof(markup, fc.string({ unit: 'binary' })), (text) => {
      fc.pre(!text.includes('](_)'))
      expect(richHtml(text)).not.toContain('<u>')
    }),
  )
})

test('only b, i, u, a and br become tags, whatever the text', () => {
  fc.assert(
    fc.property(fc.oneof(markup, fc.string({ unit: 'binary' }), fc.string()), (text) => {
      const rest = richHtml(text).replace(/<\/?[biu]>|<br>|<\/a>|<a href="[^"<>]*">/g, '')
      expect(rest).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/)
    }),
  )
})

test('tags are closed in the right order', () => {
  fc.assert(
    fc.property(markup, (text) => {
      const open: string[] = []
      for (const [, slash, name = ''] of richHtml(text).matchAll(/<(\/?)([biua])\b[^>]*>/g)) {
        const last = slash === '' ? open.push(name) && name : open.pop()
        expect(last).toBe(name)
      }
      expect(open).toEqual([])
    }),
  )
})

test('every character that is not a mark is kept, in order', () => {
  fc.assert(
    fc.property(markup, (text) => {
      const kept = (written: string): string =>
        written.replaceAll(/\((?:x\.org|_)\)/g, '').replace(/[^aé \n<&"重]/g, '')
      expect(kept(richPlain(text))).toBe(kept(text))
    }),
  )
})

test('text without stars, underscores, brackets and backslashes is a single run', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (written) => {
      const text = `x${written.replace(/[*_[\]\\]/g, '')}`
      expect(parseRich(text)).toEqual([{ text }])
    }),
  )
})

test.each([
  '*',
  '**a',
  '*a ',
  'a* ',
  '_a *b ',
  '[',
  '[a](',
  '[a](b',
  ']((',
  '\\',
  '*a_b*',
  '***a ** ',
  '[a](x.org)',
  '[a](_)',
])('the cost of repeating %j grows in proportion', (piece) => {
  const small = reads(piece.repeat(1000))
  const large = reads(piece.repeat(10_000))
  expect(large).toBeLessThan(small * 12)
})

/** Number of operations on a text. */
function reads(text: string): number {
  const spies = [
    vi.spyOn(String.prototype, 'charAt'),
    vi.spyOn(Array.prototype, 'pop'),
    vi.spyOn(Array.prototype, 'push'),
    vi.spyOn(Map.prototype, 'get'),
  ]
  try {
    parseRich(text)
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
