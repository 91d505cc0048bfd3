import { expect, test } from 'vitest'
import { escapeHtml } from '#shared/text/escape.ts'

test('characters with a meaning in HTML are replaced', () => {
  expect(escapeHtml(`<b title="x">Tom & Jerry's</b>`)).toBe(
    '&lt;b title=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/b&gt;',
  )
})

test('other text stays as it is', () => {
  expect(escapeHtml('Ngô Thị Hà – 100 % C++')).toBe('Ngô Thị Hà – 100 % C++')
})
