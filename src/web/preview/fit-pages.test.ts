import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitAt } from '#shared/template/fit.ts'
import { fitFully, fitNear } from '#web/preview/fit-pages.ts'

/** A resume with this many lines: tighter spacing takes fewer pages. */
function makePaper(lines: number) {
  const doc = document.createElement('div')
  let layouts = 0
  const count = () => {
    layouts++
    return Math.max(1, Math.ceil((lines * (0.6 + Number(doc.style.getPropertyValue('--gap') || 1) / 2)) / 40))
  }
  return { doc, count, layouts: () => layouts }
}

test('a fit that starts from the previous one equals the full search, and stays stable', () => {
  const lines = fc.integer({ min: 1, max: 200 })
  const law = fc.property(lines, lines, fc.integer({ min: 1, max: 5 }), (before, after, wanted) => {
    const [old, now, anew] = [makePaper(before), makePaper(after), makePaper(after)]
    const found = fitNear(wanted, now.doc, now.count, fitFully(wanted, old.doc, old.count))
    expect(found).toEqual(fitFully(wanted, anew.doc, anew.count))
    expect(now.doc.style.getPropertyValue('--gap')).toBe(String(found.fit.gap))
  })
  fc.assert(law, { numRuns: 500 })
})

test('while nothing changes, a fit costs two layouts instead of a search', () => {
  const paper = makePaper(70)
  const found = fitFully(2, paper.doc, paper.count)
  expect(found.fit).not.toEqual(fitAt(0))
  const before = paper.layouts()
  expect(fitNear(2, paper.doc, paper.count, found)).toEqual(found)
  expect(paper.layouts() - before).toBeLessThanOrEqual(3)
})
