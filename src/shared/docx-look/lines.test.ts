import { expect, test } from 'vitest'
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

test('a header’s line is below its last paragraph only', () => {
  const css = '.doc header{padding-bottom:8px;border-bottom:2px solid #123456}'
  expect(paragraphOf('Ada', HEADER, css).format.borders).toEqual({})
  expect(paragraphOf('London', HEADER, css).format.borders).toEqual({
    bottom: { width: 1.5, color: '#123456', space: 6 },
  })
})

test('a line beside a heading is drawn below it; short ornaments are left out', () => {
  const rule = '.doc h2::after{content:"";flex:1;border-top:1px solid #123456}'
  const ornament = '.doc h2::after{content:"";display:block;width:30px;border-top:3px solid #123456}'
  expect(paragraphOf('Work', WORK, rule).format.borders).toEqual({
    bottom: { width: 0.75, color: '#123456', space: 2 },
  })
  expect(paragraphOf('Work', WORK, ornament).format.borders).toEqual({})
  expect(paragraphOf('Work', WORK, `${rule} .doc h2::after{display:none}`).format.borders).toEqual({})
})

test('a band reaches the edges of the paper by its lines, and its text stays readable', () => {
  const css = '.doc .band{margin:-40px -40px 20px;padding:32px 40px 16px;background:#123456;color:#fff}'
  const page = pageOf(HEADER + WORK, css)
  expect(page.isBled).toBe(true)
  for (const paragraph of page.paragraphs.slice(0, 2))
    expect(paragraph).toMatchObject({
      text: { color: '#ffffff' },
      format: {
        shading: '#123456',
        left: 0,
        borders: { top: { space: 24 }, right: { space: 30 }, bottom: { space: 12 }, left: { space: 30 } },
      },
    })
  expect(page.paragraphs[2]?.format).toMatchObject({ shading: null, before: 15 })
})

// Word's lines reach 43 points at most: 60 pixels are 45.
test('text on a band with wide margins moves outward as far as the lines do not reach', () => {
  const css = '.doc{padding:60px} .doc .band{margin:-60px -60px 0;padding:10px 60px;background:#123456}'
  expect(paragraphOf('Ada', HEADER, css).format).toMatchObject({
    left: -2,
    right: -2,
    borders: { left: { space: 31, width: 12 } },
  })
})

test('a band of short sections keeps its tint, and its rows are apart', () => {
  const section = (name: string) => `<section><h2>${name}</h2><p>text</p></section>`
  const css = '.doc aside{display:flex;flex-wrap:wrap;gap:16px 30px;padding:8px;background:#eeeeee}'
  const html = `<aside>${section('A')}${section('B')}</aside><div class="main">${section('C')}</div>`
  expect(['A', 'B', 'C'].map((name) => paragraphOf(name, html, css).format)).toMatchObject([
    { shading: '#eeeeee', before: 0 },
    { shading: '#eeeeee', before: 12 },
    { shading: null, before: 0 },
  ])
})

test('a tint is whole where its lines have different indents: space in it is made of lines in its color', () => {
  const css = '.doc section{padding:12px 16px;background:#eeeeee} .doc h2{margin-bottom:8px} .doc ul{padding-left:16px}'
  const html = '<section><h2>Work</h2><ul><li>Soup</li></ul></section>'
  expect(['Work', 'Soup'].map((word) => paragraphOf(word, html, css).format)).toMatchObject([
    { after: 0, borders: { top: { space: 9 }, bottom: { space: 6, color: '#eeeeee' }, left: { space: 12 } } },
    // The sign, not the text, is as far from the edge as the title: 1.15 times 9 points before it.
    { before: 0, borders: { bottom: { space: 9 }, left: { space: 13 } } },
  ])
})

test('a frame is drawn around all of its lines, which are apart by space', () => {
  const css = '.doc header{padding:8px 16px;border:1px solid #123456} .doc h1{margin-bottom:4px}'
  const formats = pageOf(HEADER, css).paragraphs.map(({ format }) => format)
  const line = { width: 0.75, color: '#123456' }
  const borders = {
    top: { ...line, space: 6 },
    right: { ...line, space: 12 },
    bottom: { ...line, space: 6 },
    left: { ...line, space: 12 },
  }
  expect(formats).toMatchObject([
    { after: 3, borders, isApart: false },
    { before: 0, borders, isApart: false },
  ])
})

test('rows of a form that share their lines keep a line between them', () => {
  const css = '.doc p{padding:4px;border:1px solid #123456} .doc p+p{margin-top:-1px}'
  const rows = pageOf('<p>one</p><p>two</p><h2>three</h2>', css).paragraphs
  expect(rows.map(({ format }) => format.isApart)).toEqual([true, true, false])
})

test('boxes with space between them do not share their lines, whose color is not quite the same', () => {
  const css = '.doc p{border:1px solid #a9afbb;padding:4px} .doc p+p{margin-top:8px}'
  const rows = pageOf('<p>One</p><p>Two</p><p>Three</p>', css).paragraphs
  expect(rows.map(({ format }) => [format.isApart, format.borders.bottom?.color])).toEqual([
    [false, '#a9afbb'],
    [false, '#a9afba'],
    [false, '#a9afbb'],
  ])
})

test('a background that shows only as lines between what is on it is no tint', () => {
  const cell = '.doc .contacts{background:#123456} .doc .contact{background:#fff}'
  expect(paragraphOf('London', HEADER, cell).format.shading).toBeNull()
})

test('white text that was on a side column’s background is dark on paper', () => {
  const html = `<div class="cols"><aside>${WORK}</aside><div class="main"><p>x</p></div></div>`
  expect(paragraphOf('Soup', html, '.doc .cols{display:flex} .doc aside{color:#fff;background:#000}').text.color).toBe(
    '#222222',
  )
})
