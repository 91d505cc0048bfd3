import { expect, test } from 'vitest'
import { iconTexts } from '#shared/x-ray/icons.ts'

const inFont = (text: string, font: string) => ({ text, font, page: 1, x: 0, y: 0, width: 10, height: 10 })

test('letters and names in icon fonts are named', () => {
  const items = [
    inFont('phone', 'MaterialIcons-Regular'),
    inFont('q', 'FontAwesome5Free'),
    inFont('4', 'ZapfDingbats'),
    inFont('\uE0B0', 'FontAwesome'),
    inFont('Ada Berg', 'Inter-Bold'),
  ]
  expect(iconTexts(items, [])).toEqual(['phone', 'q', '4'])
})

test('names of icons at the beginning of lines are named', () => {
  const lines = ['phone_iphone +44 20 7946 0958', 'location_on', 'Wrote pg_dump scripts', 'ada_berg@example.com']
  expect(iconTexts([], lines)).toEqual(['phone_iphone', 'location_on'])
})

test('a letter or sign before at least three lines is a bullet', () => {
  const listed = (sign: string) => [`${sign} July 2012`, `${sign} Led a crew`, `${sign} Cut waste`]
  for (const sign of ['z', 'o', '§', 'Ø']) expect(iconTexts([], listed(sign))).toEqual([sign])
})

test.each([
  ['two lines', ['z July 2012', 'z Led a crew']],
  ['small words', ['y gestión de equipos', 'y control', 'y compras']],
  ['articles and initials', ['A Manager', 'A Team', 'I Led', 'I Cut', 'I Won', 'A Prize']],
  ['usual bullets', ['• Led', '• Cut', '• Won', '- Led', '- Cut', '- Won', '* A', '* B', '* C']],
])('%s are no icons', (_, lines) => {
  expect(iconTexts([], lines)).toEqual([])
})
