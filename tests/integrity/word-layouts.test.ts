import {
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type FileChild,
} from 'docx'
import { describe, expect, test } from 'vitest'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { readMammoth } from './readers.ts'

const line = (text: string, style: { bold?: boolean; size?: number; italics?: boolean } = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...style })] })
const item = (text: string) => new Paragraph({ text, numbering: { reference: 'dots', level: 0 } })
const row = (...cells: readonly FileChild[][]) =>
  new TableRow({ children: cells.map((children) => new TableCell({ children: children as Paragraph[] })) })

async function read(...children: FileChild[]) {
  const levels = [{ level: 0, format: LevelFormat.BULLET, text: '•' }]
  const numbering = { config: [{ reference: 'dots', levels }] }
  return readMammoth(await Packer.toBuffer(new Document({ numbering, sections: [{ children }] })))
}
const parse = async (...children: FileChild[]) => parseResume(await read(...children)).content

describe('Word files from other sources', () => {
  test('with headings and titles that are only larger or bold', async () => {
    const content = await parse(
      line('Ruth Amsel', { size: 40 }),
      line('ruth@example.com | +44 20 5550 0101 | Leeds'),
      line('WORK HISTORY', { bold: true, size: 26 }),
      line('Cabinet Maker', { bold: true }),
      line('Oak and Sons Ltd, 2018 – 2023', { italics: true }),
      item('Built 40 kitchens'),
      item('Trained two apprentices'),
      line('Joiner', { bold: true }),
      line('Harbour Boats Ltd, 2015 – 2018', { italics: true }),
      item('Fitted out three ferries'),
      line('EDUCATION', { bold: true, size: 26 }),
      line('NVQ Level 3, Bench Joinery', { bold: true }),
      line('Leeds College of Building, 2013 – 2015', { italics: true }),
    )
    expect(content.personalInfo).toMatchObject({ fullName: 'Ruth Amsel', email: 'ruth@example.com', location: 'Leeds' })
    expect(content.experience).toMatchObject([
      {
        position: 'Cabinet Maker',
        company: 'Oak and Sons Ltd',
        startDate: '2018',
        endDate: '2023',
        achievements: ['Built 40 kitchens', 'Trained two apprentices'],
      },
      { position: 'Joiner', company: 'Harbour Boats Ltd', achievements: ['Fitted out three ferries'] },
    ])
    expect(content.education).toMatchObject([{ institution: 'Leeds College of Building', endDate: '2015' }])
  })

  test('with a table of dates beside jobs', async () => {
    const content = await parse(
      line('Jonas Reuter', { size: 36, bold: true }),
      line('jonas.reuter@example.de'),
      new Paragraph({ text: 'Berufserfahrung', heading: HeadingLevel.HEADING_1 }),
      new Table({
        rows: [
          row(
            [line('03/2019 – heute')],
            [line('Bäcker', { bold: true }), line('Backhaus Reuter GmbH'), item('Schichtplan für neun Leute')],
          ),
          row(
            [line('08/2015 – 02/2019')],
            [line('Konditor', { bold: true }), line('Café Rosengarten GmbH'), item('Torten für 200 Hochzeiten')],
          ),
        ],
      }),
      new Paragraph({ text: 'Kenntnisse', heading: HeadingLevel.HEADING_1 }),
      line('Sauerteig, Kalkulation'),
    )
    expect(content.experience).toMatchObject([
      {
        position: 'Bäcker',
        company: 'Backhaus Reuter GmbH',
        startDate: '2019-03',
        current: true,
        achievements: ['Schichtplan für neun Leute'],
      },
      {
        position: 'Konditor',
        company: 'Café Rosengarten GmbH',
        startDate: '2015-08',
        endDate: '2019-02',
        achievements: ['Torten für 200 Hochzeiten'],
      },
    ])
  })

  test('with a table for the two columns of the page', async () => {
    const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 })
    const content = await parse(
      new Paragraph({ text: 'Inés Robles', heading: HeadingLevel.TITLE }),
      new Table({
        rows: [
          row(
            [
              heading('Contacto'),
              line('ines@example.es'),
              line('+34 600 555 010'),
              heading('Idiomas'),
              line('Español'),
              line('Inglés'),
            ],
            [
              heading('Experiencia'),
              line('Contable', { bold: true }),
              line('Molinos Robles S.L.'),
              line('2019 – 2024'),
              item('Cerró 60 balances'),
            ],
          ),
        ],
      }),
    )
    expect(content.personalInfo).toMatchObject({ fullName: 'Inés Robles', email: 'ines@example.es' })
    expect(content.skills?.languages).toEqual(['Español', 'Inglés'])
    expect(content.experience).toMatchObject([
      {
        position: 'Contable',
        company: 'Molinos Robles S.L.',
        startDate: '2019',
        endDate: '2024',
        achievements: ['Cerró 60 balances'],
      },
    ])
  })

  test('with dates to the left of a tab, and line breaks within a paragraph', async () => {
    const content = await parse(
      line('Tom Vance', { size: 36 }),
      line('tom@example.com'),
      new Paragraph({ text: 'Experience', heading: HeadingLevel.HEADING_1 }),
      new Paragraph({
        children: [
          new TextRun({ children: ['2020 – 2022', new Tab()] }),
          new TextRun({ text: 'Bus Driver', bold: true }),
          new TextRun({ text: 'City Lines Ltd', break: 1 }),
        ],
      }),
      item('Drove 90,000 miles without a scratch'),
      new Paragraph({
        children: [
          new TextRun({ children: ['2017 – 2020', new Tab()] }),
          new TextRun({ text: 'Van Driver', bold: true }),
          new TextRun({ text: 'Parcel Hop Ltd', break: 1 }),
        ],
      }),
    )
    expect(content.experience).toMatchObject([
      {
        position: 'Bus Driver',
        company: 'City Lines Ltd',
        startDate: '2020',
        endDate: '2022',
        achievements: ['Drove 90,000 miles without a scratch'],
      },
      { position: 'Van Driver', company: 'Parcel Hop Ltd', startDate: '2017', endDate: '2020' },
    ])
  })
})

test('a Word file keeps its raw text, and has no pages to show a field on', async () => {
  const { pages, text, items } = await read(line('Ruth Amsel', { size: 40 }), line('ruth@example.com'))
  expect({ pages, text }).toEqual({ pages: [], text: 'Ruth Amsel\n\nruth@example.com' })
  expect(items.map((one) => [one.text, one.height])).toEqual([
    ['Ruth Amsel', 20],
    ['ruth@example.com', 10],
  ])
  const { sources } = parseResume({ links: [], pages, text, items })
  expect(sources).toEqual({ 'personalInfo.fullName': null, 'personalInfo.email': null })
})
