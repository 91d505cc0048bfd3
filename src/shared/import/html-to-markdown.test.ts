import { proseOf, proseOfHtml } from '#shared/import/html-to-markdown.ts'
import { richPlain } from '#shared/text/rich.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('paragraphs and list items are separated', () => {
  expect(proseOfHtml('<p>One</p><ul><li><p>Two</p></li><li>Three</li></ul><p>Four</p>')).toEqual({
    paragraphs: 'One\nFour',
    bullets: ['Two', 'Three'],
  })
})

test('bold, italic, underlines and links become marks; other tags are dropped', () => {
  const html =
    '<p>A <strong>bold </strong>and <em>soft</em> <u>word</u> <mark>or</mark> <em>two</em>, <a href="https://a.example">here</a></p>'
  expect(proseOfHtml(html).paragraphs).toBe('A **bold** and _soft_ [word](_) or _two_, [here](https://a.example)')
})

test('a link that runs a script becomes plain text', () => {
  expect(proseOfHtml('<a href="javascript:alert(1)">here</a>').paragraphs).toBe('here')
})

test('literal asterisks and brackets stay literal', () => {
  const { paragraphs } = proseOfHtml('<p>2 *3* [a](https://b.example)</p>')
  expect(richPlain(paragraphs)).toBe('2 *3* [a](https://b.example)')
})

test('items of lower levels are nested bullets of one level', () => {
  const html = '<ul><li>One<ul><li>Two<ul><li>Three</li></ul></li></ul></li><li>Four</li></ul>'
  expect(proseOfHtml(html).bullets).toEqual(['One', '  Two', '  Three', 'Four'])
  expect(proseOf('Text\n - One\n   - Two\n\t- Three\n - Four').bullets).toEqual(['One', '  Two', '  Three', 'Four'])
})

test('entities are decoded', () => {
  expect(proseOfHtml('R&amp;D &#8211; &#x41;&nbsp;&lt;b&gt; &unknown; &#xD800;').paragraphs).toBe(
    'R&D – A <b> &unknown; &#xD800;',
  )
})

test('plain text with dashes at the start of lines is a list', () => {
  expect(proseOfHtml('Led it\n- First\n• Second')).toEqual({ paragraphs: 'Led it', bullets: ['First', 'Second'] })
})

test('no word of any text is lost', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/)
  const tag = fc.constantFrom('<p>', '</p>', '<li>', '</li>', '<ul>', '</ul>', '<b>', '</b>', '<br/>', '<', '&')
  fc.assert(
    fc.property(fc.array(fc.oneof(word, tag)), (parts) => {
      const words = parts.filter((part) => /^[a-z]+$/.test(part))
      const { paragraphs, bullets } = proseOfHtml(parts.join(' '))
      const left = [paragraphs, ...bullets].join(' ')
      for (const each of words) expect(left).toContain(each)
    }),
  )
})
