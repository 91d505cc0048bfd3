import { expect, test } from 'vitest'
import { escapeHtml, xmlText } from '#shared/text/escape.ts'

test('characters with a meaning in HTML are replaced', () => {
  expect(escapeHtml(`<b title="x">Tom & Jerry's</b>`)).toBe(
    '&lt;b title=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/b&gt;',
  )
})

test('other text is unchanged', () => {
  expect(escapeHtml('Ngô Thị Hà – 100 % C++')).toBe('Ngô Thị Hà – 100 % C++')
})

test('characters that XML forbids are removed, and nothing else', () => {
  expect(xmlText('a\0b\x01c\vd\x1fe\ufffef\uffff')).toBe('abcdef')
  expect(xmlText('half \ud800')).toBe('half \ufffd')
  expect(xmlText('tab\tline\nreturn\r <&> \x7f 你好 \u{1f600}')).toBe('tab\tline\nreturn\r <&> \x7f 你好 \u{1f600}')
})
