import fc from 'fast-check'
import { expect, test } from 'vitest'
import { thinVersions, type SavedState } from '#server/services/thin-versions.ts'

const now = new Date('2026-03-10T12:00:00Z')
const at = (version: number, time: string): SavedState => ({ version, savedAt: new Date(time) })
const numbers = (versions: readonly SavedState[]) => versions.map(({ version }) => version)

test('the last day keeps every version, the days before it their last one, and a year ago is gone', () => {
  const versions = [
    at(1, '2025-03-01T08:00:00Z'),
    at(2, '2026-02-01T08:00:00Z'),
    at(3, '2026-02-01T23:59:59Z'),
    at(4, '2026-02-02T00:00:00Z'),
    at(5, '2026-03-09T11:59:59Z'),
    at(6, '2026-03-09T12:00:00Z'),
    at(7, '2026-03-09T13:00:00Z'),
    at(8, '2026-03-10T11:00:00Z'),
  ]
  expect(numbers(thinVersions(versions, now))).toEqual([8, 7, 6, 4, 3])
})

test('a day with very many saves leaves the last versions of the days before it', () => {
  const days = Array.from({ length: 20 }, (_, day) =>
    at(day + 1, new Date(now.getTime() - (30 - day) * 864e5).toJSON()),
  )
  const busy = Array.from({ length: 500 }, (_, i) => at(100 + i, new Date(now.getTime() - (500 - i) * 1000).toJSON()))
  const kept = numbers(thinVersions([...days, ...busy], now))
  expect(kept).toHaveLength(200)
  expect(kept.filter((version) => version <= 20)).toHaveLength(20)
  expect(kept.slice(0, 3)).toEqual([599, 598, 597])
})

/** Versions in the order of their saves, from seconds to weeks apart. */
const anyVersions = fc.array(fc.oneof(fc.nat(3600), fc.nat(40 * 86_400)), { maxLength: 400 }).map((gaps) => {
  let time = now.getTime()
  return gaps.map((gap, index) => at(gaps.length - index, new Date((time -= gap * 1000)).toJSON()))
})
const isRecent = ({ savedAt }: SavedState) => now.getTime() - savedAt.getTime() <= 864e5

test('whatever was saved, at most 200 stay, among them the newest, and thinning again takes nothing', () => {
  fc.assert(
    fc.property(anyVersions, (versions) => {
      const kept = thinVersions(versions, now)
      expect(kept.length).toBeLessThanOrEqual(200)
      expect(thinVersions(kept, now)).toEqual(kept)
      const recent = versions.filter(isRecent)
      expect(numbers(kept)).toEqual(expect.arrayContaining(numbers(recent.slice(0, 100))))
    }),
  )
})

test('while there are few, nothing of the last day goes, and of each day of a year the newest stays', () => {
  const few = anyVersions.filter((versions) => versions.length <= 200)
  fc.assert(
    fc.property(few, (versions) => {
      const kept = thinVersions(versions, now)
      expect(kept).toEqual(expect.arrayContaining(versions.filter(isRecent)))
      const isNewestOfDay = (each: SavedState) =>
        !versions.some((other) => other.version > each.version && dayOf(other) === dayOf(each))
      const isOfThisYear = ({ savedAt }: SavedState) => now.getTime() - savedAt.getTime() <= 365 * 864e5
      expect(kept).toEqual(expect.arrayContaining(versions.filter(isOfThisYear).filter(isNewestOfDay)))
    }),
  )
})

const dayOf = ({ savedAt }: SavedState) => savedAt.toISOString().slice(0, 10)
