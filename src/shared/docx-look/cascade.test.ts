import { expect, test } from 'vitest'
import { createCascade } from '#shared/docx-look/cascade.ts'
import { isLine, pageBlocksOf } from '#shared/exports/blocks.ts'

/** The style of the element around a word. */
function styleAt(word: string, html: string, css: string) {
  const runs = pageBlocksOf(html).flatMap((block) => (isLine(block) ? [...block.runs, ...block.aside] : []))
  const element = runs.find(({ text }) => text.includes(word))?.element
  if (!element) throw new Error(`“${word}” is not on the page`)
  return createCascade(css).styleOf(element)
}
const colorAt = (word: string, html: string, css: string) => styleAt(word, html, css).color

const ENTRY =
  '<section class="skills"><h2>Skills</h2><div class="entry keep"><p class="sub">one</p><p class="text">two <b>three</b></p></div></section>'

test.each([
  ['.doc .text{color:#111111}', '#111111'],
  ['.doc section .text{color:#222222} .doc .text{color:#111111}', '#222222'],
  ['.doc .text{color:#111111} .doc .text{color:#333333}', '#333333'],
  ['.doc .sub+.text{color:#444444}', '#444444'],
  ['.doc section>.text{color:#555555}', '#000000'],
  ['.doc .entry>p:last-child{color:#666666}', '#666666'],
  ['.doc .text:first-child{color:#777777}', '#000000'],
  ['.doc .entry:not(.keep) .text{color:#888888}', '#000000'],
  ['.doc :is(h1,.text){color:#999999}', '#999999'],
  ['@media screen{.doc .text{color:#aaaaaa}}.doc .keep{color:#bbbbbb}', '#bbbbbb'],
  ['.doc .text:hover,.doc .text::first-letter{color:#cccccc}', '#000000'],
])('the rules %s make the text %s', (css, color) => {
  expect(colorAt('two', ENTRY, css)).toBe(color)
})

test('formats are inherited, and sizes multiply', () => {
  const css = '.doc{font-size:20px;color:#123456} .doc .entry{font-size:.5em} .doc .text{font-size:1.2em}'
  expect(styleAt('three', ENTRY, css)).toMatchObject({ size: 12, color: '#123456', bold: true, margin: { top: 0 } })
})

test('a custom property of an element is valid below it', () => {
  const css = '.doc{--c:#111111} .doc .entry{--c:#222222} .doc h2,.doc .text{color:var(--c)}'
  expect([colorAt('Skills', ENTRY, css), colorAt('two', ENTRY, css)]).toEqual(['#111111', '#222222'])
})

test('a family may be that of the element around', () => {
  const css = ".doc{font-family:'Open Sans'} .doc .entry{font-family:Lora} .doc .text{font-family:inherit}"
  expect(styleAt('three', ENTRY, css).family).toBe('Lora')
})

test('other lengths are relative to the size of their own element, in whatever order they are written', () => {
  const css = '.doc .text{letter-spacing:.1em;font-size:30px;line-height:1.2em;margin:1em 0 2px}'
  expect(styleAt('two', ENTRY, css)).toMatchObject({
    letterSpacing: 3,
    lineHeight: 1.2,
    margin: { top: 30, right: 0, bottom: 2, left: 0 },
  })
})

test('a border has its width and color in any order, and none without a line', () => {
  const css = '.doc .text{border:solid 2px #123456;border-top:0;border-left:1px dotted currentcolor;color:#654321}'
  expect(styleAt('two', ENTRY, css).border).toEqual({
    top: null,
    right: { width: 2, color: '#123456' },
    bottom: { width: 2, color: '#123456' },
    left: { width: 1, color: '#654321' },
  })
})

test('a long selector on a deeply nested page is compared quickly', () => {
  const html = `${'<div>'.repeat(200)}<p>deep</p>${'</div>'.repeat(200)}`
  const css = `.doc .none ${'div '.repeat(12)}p{color:#111111}`
  const start = Date.now()
  expect(colorAt('deep', html, css)).toBe('#000000')
  // There are 10 to the power of 18 ways to choose 12 of 200 elements.
  expect(Date.now() - start).toBeLessThan(2000)
})

test('on pages from right to left, lines begin on the right, which Word calls left', () => {
  const css = '.doc{--start:right;--end:left;text-align:var(--start);direction:rtl} .doc .sub{text-align:var(--end)}'
  expect(['one', 'two'].map((word) => styleAt(word, ENTRY, css).align)).toEqual(['right', 'left'])
})
