import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedLines } from '#web/features/builder/form/fields/pasted-lines.ts'

/** The lines of plain text, nested ones with an arrow. */
const fromPlain = (plain: string) =>
  pastedLines({ html: '', plain })?.map(({ text, nested }) => (nested ? `> ${text}` : text))

test.each([
  ['• Led a team\n• Cut costs', ['Led a team', 'Cut costs']],
  ['- Led a team\r\n– Cut costs\r\n\r\n* Won', ['Led a team', 'Cut costs', 'Won']],
  ['·\tLed a team\no\tof six\n·\tWon', ['Led a team', '> of six', 'Won']],
  ['• Led a team\n  • of six\n• Won', ['Led a team', '> of six', 'Won']],
  ['• Led a team\n\t◦ of six', ['Led a team', '> of six']],
  ['◦ Led a team\n◦ Won', ['Led a team', 'Won']],
  ['1. Led a team\n2. Won\n3) Cut costs', ['Led a team', 'Won', 'Cut costs']],
  ['1. Platz, Hackathon\n3. Platz, Slalom', ['1. Platz, Hackathon', '3. Platz, Slalom']],
  ['o inglês, fluente\no alemão', ['o inglês, fluente', 'o alemão']],
  ['Led a team\nWon', ['Led a team', 'Won']],
])('%j is pasted as %j', (plain, lines) => {
  expect(fromPlain(plain)).toEqual(lines)
})

test('a single line without a list is not a list, even if it is bold', () => {
  expect(pastedLines({ html: '<b>Led</b> a team', plain: 'Led a team' })).toBeNull()
  expect(fromPlain('- Led a team')).toBeUndefined()
})

test('a list with formats keeps them, and paragraphs beside it are lines too', () => {
  const html = '<p>Since 2020:</p><ul><li>Led <b>six</b><ul><li>in <a href="https://a.example">Oslo</a></li></ul></ul>'
  expect(pastedLines({ html, plain: 'Since 2020:\nLed six\nin Oslo' })).toEqual([
    { text: 'Since 2020:', nested: false },
    { text: 'Led **six**', nested: false },
    { text: 'in [Oslo](https://a.example)', nested: true },
  ])
})

test('what is copied from a plain list is pasted as the same list', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{1,8}( [a-z]{2,8}){0,3}$/)
  const line = fc.record({ text: word, nested: fc.boolean() })
  fc.assert(
    fc.property(word, fc.array(line, { minLength: 1 }), (first, others) => {
      const lines = [{ text: first, nested: false }, ...others]
      const plain = lines.map(({ text, nested }) => `${nested ? '  ' : ''}- ${text}`).join('\n')
      expect(pastedLines({ html: '', plain })).toEqual(lines)
    }),
  )
})
