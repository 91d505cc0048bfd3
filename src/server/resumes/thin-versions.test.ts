import fc from 'fast-check'
import { expect, test } from 'vitest'
import { thinVersions, type SavedState } from '#server/resumes/thin-versions.ts'

const now = new Date('2026-03-10T12:00:00Z')
const at = (version: number, time: string, bytes = 1): SavedState => ({ version, savedAt: new Date(time), bytes })
const ROOM = 1_000_000
const numbers = (versions: readonly SavedState[]) => versions.map(({ version }) => version)

test('every version of the last day is kept, the last of each earlier day, and none older than a year', () => {
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
  expect(numbers(thinVersions(versions, now, ROOM))).toEqual([8, 7, 6, 4, 3])
})

test('a very busy day keeps its last 200 saves, one per quarter-hour before that, and all earlier days', () => {
  const days = Array.from({ length: 300 }, (_, day) =>
    at(day + 1, new Date(now.getTime() - (310 - day) * 864e5).toJSON()),
  )
  // A save every three seconds, from 11:00 until noon.
  const busy = Array.from({ length: 1200 }, (_, i) =>
    at(1000 + i, new Date(Date.parse('2026-03-10T11:00:00Z') + i * 3000).toJSON()),
  )
  const kept = numbers(thinVersions([...days, ...busy], now, ROOM))
  expect(kept.filter((version) => version <= 300)).toHaveLength(300)
  // The last saves before 11:15, 11:30 and 11:45; then 200 from 11:50:00 on.
  expect(kept.filter((version) => version > 300 && version < 2000)).toEqual([1899, 1599, 1299])
  expect(kept.slice(0, 200)).toEqual(Array.from({ length: 200 }, (_, i) => 2199 - i))
  expect(kept).toHaveLength(503)
})

test('of many large versions the newest that fit are kept', () => {
  const versions = [
    at(1, '2026-03-10T08:00:00Z', 10),
    at(2, '2026-03-10T09:00:00Z', 400),
    at(3, '2026-03-10T10:00:00Z', 500),
    at(4, '2026-03-10T11:00:00Z', 100),
  ]
  expect(numbers(thinVersions(versions, now, 600))).toEqual([4, 3])
  expect(numbers(thinVersions(versions, now, 99))).toEqual([])
})

/** Seconds between saves, newest first: mixed from moments to weeks, or one busy day. */
const anyGaps = fc.array(fc.oneof(fc.nat(3600), fc.nat(40 * 86_400)), { maxLength: 400 })
const busyGaps = fc.array(fc.nat(60), { minLength: 250, maxLength: 400 })
const versionsFrom = (gaps: readonly number[]) => {
  let time = now.getTime()
  return gaps.map((gap, index) => at(gaps.length - index, new Date((time -= gap * 1000)).toJSON()))
}
const anyVersions = fc.oneof(anyGaps, busyGaps).map(versionsFrom)
const isRecent = ({ savedAt }: SavedState) => now.getTime() - savedAt.getTime() <= 864e5

test('a limited number of versions is kept, including the newest, and thinning again removes nothing', () => {
  fc.assert(
    fc.property(anyVersions, (versions) => {
      const kept = thinVersions(versions, now, ROOM)
      // 200 saves, the quarter-hours of a day, the days of a year.
      expect(kept.length).toBeLessThanOrEqual(200 + 97 + 366)
      expect(thinVersions(kept, now, ROOM)).toEqual(kept)
      const recent = versions.filter(isRecent)
      expect(numbers(kept)).toEqual(expect.arrayContaining(numbers(recent.slice(0, 200))))
    }),
  )
})

test('a version of the last day is removed only if a later save of its quarter-hour is kept', () => {
  const quarterOf = ({ savedAt }: SavedState) => Math.floor(savedAt.getTime() / 9e5)
  fc.assert(
    fc.property(anyVersions, (versions) => {
      const kept = thinVersions(versions, now, ROOM)
      const gone = versions.filter(isRecent).filter((each) => !kept.includes(each))
      const isCovered = (each: SavedState) =>
        kept.some((other) => other.version > each.version && quarterOf(other) === quarterOf(each))
      expect(gone.filter((each) => !isCovered(each))).toEqual([])
    }),
  )
})

test('with few versions, the last day keeps all, and each day of a year keeps its newest', () => {
  const few = anyGaps.filter((gaps) => gaps.length <= 200).map(versionsFrom)
  fc.assert(
    fc.property(few, (versions) => {
      const kept = thinVersions(versions, now, ROOM)
      expect(kept).toEqual(expect.arrayContaining(versions.filter(isRecent)))
      const isNewestOfDay = (each: SavedState) =>
        !versions.some((other) => other.version > each.version && dayOf(other) === dayOf(each))
      const isOfThisYear = ({ savedAt }: SavedState) => now.getTime() - savedAt.getTime() <= 365 * 864e5
      expect(kept).toEqual(expect.arrayContaining(versions.filter(isOfThisYear).filter(isNewestOfDay)))
    }),
  )
})

const dayOf = ({ savedAt }: SavedState) => savedAt.toISOString().slice(0, 10)
