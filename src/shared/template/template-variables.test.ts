import { describe, expect, test } from 'vitest'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { checkTemplate } from '#shared/template/check.ts'
import { setTextSize, setVariable, textSizeIn, usesVariable, variableIn } from '#shared/template/template-variables.ts'

const css = `.doc,.page{--template-accent:#27567f}
.doc{--font:'Literata'; --m: 50px;font-size:calc(12.5px*var(--scale,1)*var(--user-size,1))}
.doc h1{font-size:calc(2em*var(--name-size,1))}`

describe('a variable', () => {
  test('is read where it is declared', () => {
    expect(variableIn(css, '--template-accent')).toBe('#27567f')
    expect(variableIn(css, '--font')).toBe("'Literata'")
    expect(variableIn(css, '--m')).toBe('50px')
  })

  test('is unknown if it is only used, or only named in a comment', () => {
    expect(variableIn(css, '--name-size')).toBeUndefined()
    expect(variableIn('.doc{/* ;--m:50px */color:red}', '--m')).toBeUndefined()
  })

  test('is replaced where it is declared, and nothing else is', () => {
    expect(setVariable(css, '--m', '70px')).toBe(css.replace('--m: 50px', '--m: 70px'))
    expect(setVariable('.doc{--m:1px;--more:2px}', '--m', '3px')).toBe('.doc{--m:3px;--more:2px}')
  })

  test('is added if it is not declared yet', () => {
    const changed = setVariable(css, '--name-size', '1.2')
    expect(changed).toBe(`.doc,.page{--name-size:1.2}\n${css}`)
    expect(variableIn(changed, '--name-size')).toBe('1.2')
  })

  test('is of use if it is declared or used', () => {
    expect([usesVariable(css, '--m'), usesVariable(css, '--name-size'), usesVariable(css, '--side')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('the text size', () => {
  test('is that of the document, and of the base sheet without one', () => {
    expect(textSizeIn(css)).toBe(12.5)
    expect(textSizeIn('.doc h1{font-size:calc(20px*2)}')).toBe(13)
  })

  test('is replaced, or added', () => {
    expect(textSizeIn(setTextSize(css, 11))).toBe(11)
    expect(setTextSize(css, 11)).toBe(css.replace('12.5px', '11px'))
    expect(textSizeIn(setTextSize('.doc h1{color:red}', 14))).toBe(14)
  })
})

test.each([...builtInTemplates])('$name stays valid when its variables change', ({ htmlTemplate, cssStyles }) => {
  const changed = setTextSize(
    setVariable(
      setVariable(setVariable(cssStyles, '--template-accent', '#7a1f4e'), '--m', '40px'),
      '--font',
      "'Roboto'",
    ),
    12,
  )
  expect(checkTemplate({ htmlTemplate, cssStyles: changed })).toEqual([])
  expect(variableIn(changed, '--template-accent')).toBe('#7a1f4e')
})
