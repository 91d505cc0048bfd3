import { describe, expect, test } from 'vitest'
import type { TextItem } from '#shared/parse/items.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { pieceOf, piecesOf, type Piece } from '#shared/template/read-back/pieces.ts'
import { compareReading } from '#shared/template/read-back/reading.ts'

describe("a reader's result", () => {
  const page = [
    pieceOf('Ada Lovelace', { path: 'personalInfo.fullName' }),
    pieceOf('Skills'),
    pieceOf('C++', { path: 'skills.technical' }),
  ]

  test('is complete if only white space, capitals and list bullets differ', () => {
    const reading = compareReading(page, 'ADA LOVELACE\n\nSkills\n• C++')
    expect(reading).toEqual({
      characters: 20,
      kept: 20,
      words: 4,
      brokenWords: [],
      pairs: 2,
      inverted: 0,
      broken: [],
      unread: [],
    })
  })

  test('lacks a whole field for one lost letter, and names the letter', () => {
    const reading = compareReading(page, 'Ada Loelace Skills C++')
    expect(reading).toMatchObject({ kept: 9, broken: [page[0]], unread: ['U+0076 v'] })
    expect(reading.brokenWords.map(({ word }) => word)).toEqual(['ada', 'lovelace'])
  })
})

describe('a word', () => {
  const brokenIn = (pieces: readonly Piece[], text: string) =>
    compareReading(pieces, text).brokenWords.map(({ word }) => word)
  const job = [pieceOf('Principal Engineer'), pieceOf('Dock Nine'), pieceOf('May 2020')]

  test('is missing where it is joined to the next word of its field', () => {
    expect(brokenIn(job, 'PrincipalEngineer\nDock Nine\nMay 2020')).toEqual(['principal', 'engineer'])
  })

  test('is missing where it is joined to the next field', () => {
    expect(brokenIn(job, 'Principal EngineerDock Nine\nMay 2020')).toEqual(['engineer', 'dock'])
  })

  test('is missing where it is split by a space, a line break or a list bullet', () => {
    expect(brokenIn(job, 'Princi pal Engi\nneer\nDo•ck Nine\nMay 2020')).toEqual(['principal', 'engineer', 'dock'])
  })

  test('may be split after its own hyphen at the end of a line, and nowhere else', () => {
    const name = [pieceOf('Zoë Hohenstein-Waldburg')]
    expect(brokenIn(name, 'Zoë Hohenstein-\nWaldburg')).toEqual([])
    expect(brokenIn(name, 'Zoë Hohenstein- Waldburg')).toEqual(['hohenstein-waldburg'])
    expect(brokenIn(name, 'Zoë Hohen\nstein-Waldburg')).toEqual(['hohenstein-waldburg'])
  })
})

describe('the order of a page', () => {
  const item = (text: string, number: number): TextItem => ({ text, page: number, x: 0, y: 0, width: 9, height: 9 })
  const invertedIn = (pieces: readonly Piece[], pages: readonly string[]) => {
    const items = pages.map((text, index) => item(text, index + 1))
    return compareReading(pieces, pages.join('\n'), items).inverted
  }
  const [name, welding, spanish, work, dock] = [
    pieceOf('Ada Lovelace'),
    pieceOf('Welding', { column: 1 }),
    pieceOf('Spanish', { column: 1 }),
    pieceOf('Work', { column: 2 }),
    pieceOf('Dock Nine', { column: 2 }),
  ]
  const columns = [name, welding, spanish, work, dock]

  test('is wrong where adjacent pieces are swapped', () => {
    expect(invertedIn(columns, ['Ada Lovelace Welding Spanish Dock Nine Work'])).toBe(1)
  })

  test('is correct for a column that continues on the next page and is read there before the other one', () => {
    expect(invertedIn(columns, ['Ada Lovelace Welding Work', 'Spanish Dock Nine'])).toBe(0)
  })

  test('is wrong where columns are swapped on the second page only', () => {
    expect(invertedIn(columns, ['Ada Lovelace Welding Work', 'Dock Nine Spanish'])).toBe(1)
  })

  test('is wrong where a column starts on the next page and continues on the previous one', () => {
    expect(invertedIn(columns, ['Ada Lovelace Spanish Work', 'Welding Dock Nine'])).toBe(1)
  })

  test('is wrong where a full-width text is on too early a page', () => {
    expect(invertedIn([pieceOf('Ada Lovelace'), pieceOf('Work')], ['Work', 'Ada Lovelace'])).toBe(1)
    expect(invertedIn(columns, ['Welding Work', 'Ada Lovelace Spanish Dock Nine'])).toBe(1)
  })

  test('knows the columns of a template', () => {
    const htmlTemplate = `<h1>{{fullName}}</h1>
<div class="cols">
<aside>{{#skills}}{{#items}}<p>{{text}}</p>{{/items}}{{/skills}}</aside>
<div>{{#experience}}{{#items}}<h3>{{position}}</h3>{{/items}}{{/experience}}</div>
</div>`
    const pieces = piecesOf(sampleContent('short'), { htmlTemplate, cssStyles: '' })
    const columnOf = (path: string) => pieces.find((piece) => piece.path?.startsWith(path))?.column
    expect([columnOf('personalInfo'), columnOf('skills'), columnOf('experience')]).toEqual([null, 1, 2])
  })
})
