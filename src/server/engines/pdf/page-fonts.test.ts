import { expect, test } from 'vitest'
import { familiesOf } from '#server/engines/pdf/page-fonts.ts'
import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'

const css = '.doc{--font:\'Roboto\'}.doc h1{font-family:"eb garamond"}'

test('a sheet in a European language declares the families that its styles name, and Open Sans', () => {
  const html = '<h1>Zażółć Ștefan Ωμέγα Юлия Nguyễn</h1><p>“Led 5 – 6 people” • €9 … it’s&nbsp;&#8211; fine</p>'
  expect(familiesOf({ css, html })).toEqual(['Roboto', 'EB Garamond', 'Open Sans'])
})

test.each([
  ['Chinese', '工程师'],
  ['Arabic', 'مهندس'],
  ['Bengali with a danda', 'প্রকৌশলী।'],
  ['full-width Latin', 'ＡＢＣ'],
  ['an arrow', 'A → B'],
  ['a sign that the template writes as a number', '&#9656;'],
  ['an emoji', '🎓'],
])('%s declares all fallback families', (_, html) => {
  expect(familiesOf({ css, html })).toEqual(['Roboto', 'EB Garamond', ...FALLBACK_FONTS])
})
