import { afterEach, expect, test, vi } from 'vitest'
import { readPosting } from '#shared/ats/posting/read-posting.ts'

afterEach(() => vi.restoreAllMocks())

const formsOf = (text: string) => readPosting(text).terms.map(({ form }) => form)

test('a posting is read the same under every sort order', () => {
  const text = `Requirements\n- ${Array.from({ length: 300 }, (_, at) => `chair${String.fromCodePoint(97 + (at % 26))}${at}x`).join(' ')}`
  const before = [...readPosting(text).words.keys()]
  const compare = String.prototype.localeCompare
  vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other: string) {
    return -compare.call(this, other)
  })
  expect([...readPosting(text).words.keys()]).toEqual(before)
})

test('invisible characters do not split words', () => {
  expect(formsOf('Requirements\n- Kuber\u00ADnetes and Post\u200BgreSQL')).toEqual(['Kubernetes', 'PostgreSQL'])
})

test('accents count the same in every Unicode form', () => {
  const text = 'Dein Profil\n- Lohnbuchführung und Qualitätsprüfung, gern Französisch'
  expect(formsOf(text.normalize('NFD'))).toEqual(formsOf(text))
  expect(formsOf(text)).toContain('Französisch')
})
