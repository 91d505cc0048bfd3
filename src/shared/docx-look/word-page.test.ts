import { describe, expect, test } from 'vitest'
import { wordPage } from '#shared/docx-look/word-page.ts'
import type { WordParagraph } from '#shared/docx-look/word-paragraph.ts'

const BASE = '.doc{padding:40px;font-size:12px;line-height:1.5;color:#222222}'
const pageOf = (html: string, css = '') => wordPage({ html, css: BASE + css })
const textOf = ({ runs }: WordParagraph) => runs.map(({ text }) => text).join('')
const paragraphOf = (word: string, html: string, css?: string) => {
  const found = pageOf(html, css).paragraphs.find((paragraph) => textOf(paragraph).includes(word))
  if (!found) throw new Error(`“${word}” is not in the file`)
  return found
}
const HEADER = '<header class="band"><h1>Ada</h1><p class="contacts"><span class="contact">London</span></p></header>'
const WORK =
  '<section><h2>Work</h2><article class="entry"><div class="head"><h3>Cook</h3> <span class="dates">2020</span></div><p class="sub">Inn</p><ul><li>Soup</li><li>Fish</li></ul></article></section>'

test('margins and type of the page are those of its sheet, in points and half points', () => {
  expect(pageOf(WORK)).toMatchObject({
    margin: { top: 30, right: 30, bottom: 30, left: 30 },
    line: 1.5,
    text: { size: 18, color: '#222222' },
    isBled: false,
  })
})

describe('space', () => {
  test('neighboring margins become the larger one, in points', () => {
    const css = '.doc h3{margin-bottom:8px} .doc .sub{margin-top:12px}'
    expect(paragraphOf('Inn', WORK, css).format.before).toBe(9)
  })

  test('padding keeps margins apart', () => {
    const css = '.doc h3{margin-bottom:4px} .doc .head{padding-bottom:4px} .doc .sub{margin-top:8px}'
    expect(paragraphOf('Inn', WORK, css).format.before).toBe(12)
  })

  test('the space below a heading belongs to the heading', () => {
    const css = '.doc h2{margin-bottom:8px}'
    expect(
      [paragraphOf('Work', WORK, css), paragraphOf('Cook', WORK, css)].map(({ format }) => [
        format.before,
        format.after,
      ]),
    ).toEqual([
      [0, 6],
      [0, 0],
    ])
  })

  test('a side column and the main column, one below the other, are as far apart as sections', () => {
    const section = (name: string) => `<section><h2>${name}</h2><p>text</p></section>`
    const html = `<div class="cols"><aside>${section('A')}${section('B')}</aside><div class="main">${section('C')}</div></div>`
    const css =
      '.doc .cols{display:flex} .doc section+section{margin-top:16px} .doc aside{margin-left:300px;padding:0 20px;background:#000}'
    expect(['A', 'B', 'C'].map((name) => paragraphOf(name, html, css).format)).toMatchObject([
      { before: 0, left: 0, shading: null },
      { before: 12, left: 0 },
      { before: 12, left: 0 },
    ])
  })
})

describe('lines of text', () => {
  const tags = (label: string) =>
    `<section class="skills"><h2>Skills</h2><div class="group"><p class="label">${label}</p><ul><li>Go</li><li>C++</li></ul></div></section>`

  test('a group of skills is one line', () => {
    expect(pageOf(tags('Technical')).paragraphs.map(textOf)).toEqual(['Skills', 'Technical: Go, C++'])
    expect(textOf(paragraphOf('Go', tags('Technical:')))).toBe('Technical: Go, C++')
  })

  test('two groups of skills are two lines', () => {
    expect(pageOf(tags('A') + tags('B')).paragraphs.map(textOf)).toEqual([
      'Skills',
      'A: Go, C++',
      'Skills',
      'B: Go, C++',
    ])
  })

  test('the label of a group keeps its look', () => {
    const { runs } = paragraphOf('Go', tags('Technical'), '.doc .label{font-style:italic}')
    expect(runs.map(({ text, format }) => [text, format.italic])).toEqual([
      ['Technical', true],
      [': ', true],
      ['Go', false],
      [', ', false],
      ['C++', false],
    ])
  })

  test('contact details are as far apart as on the page', () => {
    const html = '<p class="contacts"><span class="contact">a</span> <span class="contact">b</span></p>'
    const spacing = (css: string) => paragraphOf('a', html, css).runs.map(({ format }) => format.spacing)
    // 30 pixels are 22.5 points: three times 7.5, of which the space itself has 0.28 times 9.
    expect(spacing('.doc .contacts{display:flex;gap:2px 30px}')).toEqual([0, 5, 0])
    expect(spacing('.doc .contact{margin:0 15px}')).toEqual([0, 5, 0])
  })

  test('the label of a group is in a column where the page has it there', () => {
    const list = tags('Technical')
    const css = '.doc .group{display:flex;padding-left:80px} .doc .label{flex:0 0 80px;margin-left:-80px}'
    const inLine = '<p class="group"><span class="label">Technical:</span> Go, C++</p>'
    for (const html of [list, inLine]) {
      const { lead, runs, format } = paragraphOf('Go', html, css)
      expect(lead.map(({ text }) => text.trim()).join('')).toBe('Technical:')
      expect(runs.map(({ text }) => text).join('')).toBe('Go, C++')
      expect(format).toMatchObject({ left: 60, hanging: 60 })
    }
  })

  test('dates beside or below the employer are at its right edge', () => {
    const html =
      '<article><div class="head"><h3>Cook</h3><p class="sub">Inn</p><span class="dates">2020</span></div></article>'
    expect(paragraphOf('Inn', html).aside.map(({ text }) => text)).toEqual(['2020'])
  })

  describe('dates in a column on the left', () => {
    const html =
      '<article class="entry"><div class="head"><span class="dates">2020</span> <div class="lead"><h3>Cook</h3><p class="sub">Inn</p></div></div><p class="text">Soup</p></article>'
    const css =
      '.doc .entry{padding-left:120px} .doc .head{display:flex;margin-left:-120px} .doc .dates{flex:0 0 120px}'

    test('are before the title, whose text begins where the rest of the entry does', () => {
      const { role, lead, format } = paragraphOf('Cook', html, css)
      expect([role, lead.map(({ text }) => text), format.left]).toEqual(['entry', ['2020'], 90])
      expect(['Inn', 'Soup'].map((word) => paragraphOf(word, html, css).format.left)).toEqual([90, 90])
    })

    test('leave the title in its place where an entry has none', () => {
      const bare = html.replace('<span class="dates">2020</span> ', '')
      expect(paragraphOf('Cook', bare, `${css} .doc .lead{margin-left:auto}`).format.left).toBe(90)
    })
  })

  test('bullets have the sign and color of the sheet, and a level', () => {
    const html = '<ul><li>one<ul><li>two</li></ul></li></ul>'
    const css = ".doc ul{list-style-type:'– '} .doc li ul{list-style:circle} .doc li::marker{color:#123456}"
    expect(['one', 'two'].map((word) => paragraphOf(word, html, css).bullet)).toEqual([
      { level: 0, sign: '–', color: '#123456' },
      { level: 1, sign: '◦', color: '#123456' },
    ])
  })

  test('items of a list without signs are paragraphs', () => {
    const { role, bullet } = paragraphOf('Soup', WORK, '.doc ul{list-style:none}')
    expect([role, bullet]).toEqual(['paragraph', null])
  })
})

describe('pages', () => {
  const keeps = (html: string, css: string) => pageOf(html, css).paragraphs.map(({ keepNext }) => keepNext)

  test('headings and the first lines of an entry stay with what follows', () => {
    expect(keeps(WORK, '')).toEqual([true, true, true, false, false])
  })

  test('an entry that must not break stays together, and lets the next one go', () => {
    expect(keeps(WORK, '.doc .entry{break-inside:avoid}')).toEqual([true, true, true, true, false])
  })

  test('what the sheet keeps with the next line stays with it', () => {
    const html = '<div class="employer"><h3>Inn</h3><p>Old</p></div><p>New</p>'
    expect(keeps(html, '.doc .employer{break-after:avoid}')).toEqual([false, true, false])
  })

  test('what the sheet keeps with the line before, or in one block, stays with it', () => {
    const html = '<section><p>One</p><p>Two</p></section><p class="last">Three</p><p>Four</p>'
    expect(keeps(html, '.doc .last{break-before:avoid}')).toEqual([false, true, false, false])
    expect(keeps(html, '.doc section{break-inside:avoid}')).toEqual([true, false, false, false])
  })

  test('a forced page break is before the first line, also if it is for paper only', () => {
    const css = '@media print{.doc section{break-before:page}}@media screen{.doc header{break-before:column}}'
    const { paragraphs } = pageOf(HEADER + WORK, css)
    expect(paragraphs.filter(({ breakBefore }) => breakBefore).map(textOf)).toEqual(['Work'])
  })
})

describe('a photo', () => {
  const photo = '<img class="photo" src="data:image/png;base64,AA==" alt="Ada smiling">'
  const css = '.doc .photo{width:96px;height:120px;border-radius:50%}'

  test('is beside the name, on the side where the page has it', () => {
    expect(paragraphOf('Ada', `<header>${photo}<h1>Ada</h1></header>`, css).picture).toEqual({
      src: 'data:image/png;base64,AA==',
      alt: 'Ada smiling',
      width: 96,
      height: 120,
      shape: 'ellipse',
      side: 'left',
      isInLine: false,
    })
    expect(paragraphOf('Ada', `<header><h1>Ada</h1><p>Rome</p>${photo}</header>`, css).picture?.side).toBe('right')
  })

  test.each([
    ['50%', 'ellipse'],
    ['12%', 'rounded'],
    ['60px', 'ellipse'],
    ['2px', 'rectangle'],
    ['0', 'rectangle'],
  ])('with corners of %s is shown as this shape: %s', (radius, shape) => {
    const html = `<header>${photo}<h1>Ada</h1></header>`
    expect(paragraphOf('Ada', html, `.doc .photo{width:96px;border-radius:${radius}}`).picture?.shape).toBe(shape)
  })

  test('in a side column is beside the name', () => {
    const html = `<header><h1>Ada</h1></header><div class="cols"><aside>${photo}${WORK}</aside><p>x</p></div>`
    expect(paragraphOf('Ada', html, css).picture?.alt).toBe('Ada smiling')
  })

  test('is where it floats', () => {
    const html = `<header>${photo}<h1>Ada</h1></header>`
    expect(paragraphOf('Ada', html, '.doc .photo{float:right}').picture?.side).toBe('right')
  })

  test('is on the other side of a page from right to left', () => {
    const html = `<header><h1>Ada</h1><p>Rome</p>${photo}</header>`
    expect(paragraphOf('Ada', html, `${css} .doc{direction:rtl}`).picture?.side).toBe('left')
  })

  test('does not float in a flexible box', () => {
    const css = '.doc header{display:flex} .doc .photo{float:right}'
    expect(paragraphOf('Ada', `<header>${photo}<h1>Ada</h1></header>`, css).picture?.side).toBe('left')
  })

  test('is part of the line on a band', () => {
    const html = `<header><h1>Ada</h1>${photo}</header>`
    const { picture } = paragraphOf('Ada', html, '.doc header{background:#123456}')
    expect([picture?.side, picture?.isInLine]).toEqual(['right', true])
  })

  test('is above a centered name, in the middle', () => {
    const { paragraphs } = pageOf(`<header>${photo}<h1>Ada</h1></header>`, '.doc header{text-align:center}')
    expect(paragraphs.map(({ runs, picture, format }) => [runs.length, picture?.side, format.align])).toEqual([
      [0, 'center', 'center'],
      [1, undefined, 'center'],
    ])
  })
})

test('an empty page has no paragraphs', () => {
  expect(pageOf('').paragraphs).toEqual([])
})
