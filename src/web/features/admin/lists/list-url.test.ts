import { expect, test } from 'vitest'
import { listUrl, lastPage, parseListQuery } from '#web/features/admin/lists/list-url.ts'

const SORT_KEYS = ['signupDate', 'email'] as const
const parse = (address: string) => parseListQuery(new URLSearchParams(address), SORT_KEYS)

test('a URL is parsed into list parameters', () => {
  expect(parse('?tab=leads&search=+ada+&sort=email&order=asc&page=3')).toEqual({
    search: 'ada',
    page: 3,
    sort: 'email',
    order: 'asc',
  })
})

test.each(['', '?page=0&sort=password&order=up', '?page=-1', '?page=1.5', '?page=x', '?page=1000001', '?page=1e9'])(
  'the URL "%s" uses the defaults',
  (address) => {
    expect(parse(address)).toEqual({ search: '', page: 1, sort: 'signupDate', order: 'desc' })
  },
)

test('a search is cut to the length that the server accepts', () => {
  expect(parse(`?search=${'a'.repeat(300)}`).search).toHaveLength(200)
})

test('a URL keeps unchanged parameters and drops removed ones', () => {
  const params = new URLSearchParams('?tab=leads&search=a+b&page=3')
  expect(listUrl(params, { sort: 'email', page: null })).toBe('?tab=leads&search=a+b&sort=email')
  expect(params.get('page')).toBe('3')
})

test.each([
  [0, 1],
  [1, 1],
  [25, 1],
  [26, 2],
  [100_000, 4000],
])('%d rows end on page %d', (total, page) => {
  expect(lastPage(total, 25)).toBe(page)
})
