import { expect, test } from 'vitest'
import { redirectToCanonical } from '#web/lib/meta/canonical-url.ts'

const asked = (address: string) => {
  try {
    redirectToCanonical(new URL(`https://cv.example${address}`), '/portfolio/ada')
    return 'stays'
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return `${thrown.status} ${thrown.headers.get('location')}`
  }
}

test('a canonical URL stays unchanged', () => {
  expect(asked('/portfolio/ada')).toBe('stays')
  expect(asked('/portfolio/ada?from=mail')).toBe('stays')
})

test.each([
  ['/portfolio/Ada', '301 /portfolio/ada'],
  ['/portfolio/ada/', '301 /portfolio/ada'],
  ['/Portfolio/ada-of-old?from=mail', '301 /portfolio/ada?from=mail'],
])('%s redirects permanently, and keeps the query', (address, to) => {
  expect(asked(address)).toBe(to)
})
