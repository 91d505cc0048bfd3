import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { sidebarLeft } from '#shared/parse/fixtures/columns.ts'
import { fileOf, put } from '#shared/parse/fixtures/page.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

test('each field says where it was read and how confident the parser is', () => {
  const { confidence, sources } = parseResume(sidebarLeft)
  expect(confidence['personalInfo.email']).toBeGreaterThan(0.9)
  expect(confidence['experience.0.position']).toBeGreaterThan(0.8)
  expect(sources['experience.0.position']).toMatchObject({ page: 1, x: 220, y: 200 })
  expect(Object.values(confidence).every((value) => value > 0 && value <= 1)).toBe(true)
})

test('a guess without headings has lower confidence than a field under its heading', () => {
  const under = parseResume({ text: 'Ann Lee\nEXPERIENCE\nCook, Blue Door Cafe\n2019 - 2020' })
  const without = parseResume({ text: 'Ann Lee\nann@lee.example\nCook, Blue Door Cafe\n2019 - 2020' })
  expect(without.confidence['experience.0.startDate']).toBeLessThan(under.confidence['experience.0.startDate'] ?? 0)
})

test('no text is lost: unread text is left over', () => {
  const { leftOver } = parseResume({ text: 'Ann Lee\nann@lee.example\nDriving licence since school\nEXPERIENCE' })
  expect(leftOver).toEqual(['Driving licence since school'])
})

test('an unknown heading in the style of known ones becomes a custom section', () => {
  const bold = { size: 12, bold: true } as const
  const { content } = parseResume(
    fileOf([
      put(40, 40, 'Ann Lee', { size: 20 }),
      put(40, 70, 'SUMMARY', bold),
      put(40, 90, 'Cook with a boat licence and six seasons at sea.'),
      put(40, 120, 'SKILLS', bold),
      put(40, 140, 'Baking, Knots'),
      put(40, 170, 'EXPEDITIONS', bold),
      put(40, 190, 'Round the Horn'),
      put(400, 190, '2021'),
      put(40, 220, 'INTERESTS', bold),
      put(40, 240, 'Sails'),
    ]),
  )
  expect(content.custom).toMatchObject([{ title: 'Expeditions', items: [{ title: 'Round the Horn', date: '2021' }] }])
  expect(content.interests).toEqual(['Sails'])
})

test('dates that wrap after a degree are one range', () => {
  const text = 'Ann Lee\nann@lee.example\nEDUCATION\nReading University\nBSc Botany, 2010\n– 2013'
  expect(parseResume({ text }).content.education).toMatchObject([
    { institution: 'Reading University', degree: 'BSc Botany', startDate: '2010', endDate: '2013' },
  ])
})

test('a postal code makes a location certain', () => {
  const top = 'Frida Olsen\nStories\nHafenweg 2, 24103 Kiel\nfrida@olsen.example\nEXPERIENCE'
  expect(parseResume({ text: top }).content.personalInfo.location).toBe('Hafenweg 2, 24103 Kiel')
})

test('a name in capitals is converted to title case', () => {
  expect(parseResume({ text: "MIRIAM O'HARA-LÜCK\nmiriam@example.com" }).content.personalInfo.fullName).toBe(
    "Miriam O'Hara-Lück",
  )
})

test('nothing is read twice or made up', () => {
  expect(parseResume({ text: '' })).toMatchObject({ confidence: {}, leftOver: [] })
})

test('arbitrary text never throws', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('EXPERIENCE', '• x', '2019 – 2020', 'Skills:', 'a@b.example', '\t'),
  )
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(parseResume({ text: lines.join('\n') }).content.schemaVersion).toBe(2)
    }),
    { numRuns: 200 },
  )
})

test('arbitrary positions never throw', () => {
  const item = fc.record({
    text: fc.oneof(fc.string(), fc.constantFrom('Education', '2019 –', 'heute', '•')),
    x: fc.integer({ min: -50, max: 900 }),
    y: fc.integer({ min: -50, max: 900 }),
    width: fc.integer({ min: 0, max: 500 }),
    height: fc.integer({ min: 0, max: 40 }),
    page: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 40 }), (items) => {
      const file = { ...fileOf([put(0, 0, 'x')]), items }
      expect(parseResume(file).content.schemaVersion).toBe(2)
    }),
    { numRuns: 200 },
  )
})
