import { expect, test } from 'vitest'
import type { ReadFile } from '#shared/parse/items.ts'
import { findIn, noticesOfDocx, noticesOfPdf } from '#shared/x-ray/report.ts'

const lines = [
  'Ada Lovelace',
  'ada@example.com · +44 20 7946 0958',
  'Experience',
  'Analyst Oct 1942 – Nov 1943',
  'Education',
]
const readAs = (reader: ReadFile['reader'], texts: readonly string[]): ReadFile => ({
  reader,
  pages: [{ width: 595, height: 842 }],
  items: texts.map((text, row) => ({ text, page: 1, x: 40, y: 40 + row * 14, width: text.length * 5, height: 10 })),
  text: texts.join('\n'),
  links: [],
})
const tagged = { isTagged: true, language: 'en', title: null, producer: null, hidden: [] }
const codes = (notices: readonly { code: string; tone: string }[]) => notices.map(({ code, tone }) => `${tone} ${code}`)

test('contact details, known headings and dates are found', () => {
  expect(findIn(readAs('PDFium', lines))).toEqual({
    contacts: { emails: ['ada@example.com'], phones: ['+44 20 7946 0958'], addresses: [] },
    headings: [
      { text: 'Experience', kind: 'experience' },
      { text: 'Education', kind: 'education' },
    ],
    dates: [{ start: '1942-10', end: '1943-11', current: false, text: 'Oct 1942 – Nov 1943' }],
  })
})

test('a good file gets good notices only', () => {
  expect(codes(noticesOfPdf(readAs('pdf.js', lines), readAs('PDFium', lines), tagged))).toEqual([
    'good glyphs-readable',
    'good contacts-found',
    'good headings-found',
    'good dates-found',
    'good readers-agree',
    'good order-kept',
    'good tagged',
  ])
})

test('problems come first, with the number of words two readers disagree on', () => {
  const notices = noticesOfPdf(readAs('pdf.js', ['Ada Lovelace']), readAs('PDFium', ['Ada']), {
    ...tagged,
    isTagged: false,
    language: null,
  })
  expect(codes(notices).slice(0, 7)).toEqual([
    'bad email-missing',
    'warn phone-missing',
    'warn headings-missing',
    'warn dates-missing',
    'warn readers-disagree',
    'warn not-tagged',
    'neutral language-missing',
  ])
  expect(notices.find(({ code }) => code === 'readers-disagree')).toMatchObject({ count: 1 })
})

test('words in a DOCX header are reported as lost', () => {
  const notices = noticesOfDocx(readAs('mammoth', lines), {
    inHeaders: 'ada@example.com',
    inTextBoxes: '',
    tables: 1,
    hidden: [],
  })
  expect(notices.slice(0, 2)).toEqual([
    { code: 'text-in-headers', tone: 'bad', samples: ['ada@example.com'] },
    { code: 'tables', tone: 'warn', count: 1 },
  ])
})

test('text that no one can see is a finding of its own, with the text', () => {
  const hidden = ['Kubernetes Terraform', 'Helm', 'Istio', 'Java']
  const finding = { code: 'text-hidden', tone: 'bad', samples: ['Kubernetes Terraform', 'Helm', 'Istio'] }
  expect(noticesOfPdf(readAs('pdf.js', lines), readAs('PDFium', lines), { ...tagged, hidden })[0]).toEqual(finding)
  const about = { inHeaders: '', inTextBoxes: '', tables: 0, hidden }
  expect(noticesOfDocx(readAs('mammoth', lines), about)[0]).toEqual(finding)
})

test('letters apart, glued words and icons read as text are named with samples', () => {
  const broken = [...lines, 'S K I L L S', 'ProjectmanagerSenior', 'phone_iphone +44 20 7946 0958']
  const notices = noticesOfPdf(readAs('pdf.js', broken), readAs('PDFium', broken), tagged)
  expect(notices.slice(0, 3)).toEqual([
    { code: 'letters-apart', tone: 'bad', count: 1, samples: ['S K I L L S'] },
    { code: 'words-glued', tone: 'warn', count: 1, samples: ['ProjectmanagerSenior'] },
    { code: 'icons-as-text', tone: 'warn', count: 1, samples: ['phone_iphone'] },
  ])
})
