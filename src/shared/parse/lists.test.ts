import { expect, test } from 'vitest'
import { B, fileOf, put } from '#shared/parse/fixtures/page.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

const certificates = (...lines: string[]) =>
  parseResume({ text: ['Ada King', 'ada@example.com', 'Certifications', ...lines].join('\n') })

test.each([
  ['RN, State of Ohio ACLS, American Heart Association BLS, American Heart Association', 'abbreviations'],
  ['RN, State of Ohio • ACLS, American Heart Association • BLS, American Heart Association', 'dots'],
  ['RN, State of Ohio | ACLS, American Heart Association | BLS, American Heart Association', 'bars'],
  ['RN, State of Ohio; ACLS, American Heart Association; BLS, American Heart Association', 'semicolons'],
  ['RN, State of Ohio\tACLS, American Heart Association\tBLS, American Heart Association', 'tabs'],
])('several certificates on one line are several: %s', (line) => {
  const { content, confidence } = certificates(line)
  expect(content.certifications).toEqual([
    'RN, State of Ohio',
    'ACLS, American Heart Association',
    'BLS, American Heart Association',
  ])
  expect(confidence['certifications.0']).toBeGreaterThanOrEqual(0.7)
})

test('certificates that each end in a year are several', () => {
  expect(certificates('CompTIA Security+ 2019, AWS Architect 2021').content.certifications).toEqual([
    'CompTIA Security+ 2019',
    'AWS Architect 2021',
  ])
})

test.each(['AWS Architect | Amazon | 2021', 'First Aid • Red Cross', 'Forklift license 2019–2024 renewed'])(
  'a certificate with its issuer and date stays one, to be checked if it may be several: %s',
  (line) => {
    expect(certificates(line).content.certifications).toEqual([line])
  },
)

test('what may be one certificate or two is not sure', () => {
  const { confidence } = certificates('First Aid • Red Cross')
  expect(confidence['certifications.0']).toBeLessThan(0.7)
})

test('a group of skills in a table is named without the colon of its label', () => {
  const rows = [
    ['Cloud (advanced):', 'AWS, Terraform'],
    ['Clinical standards:', 'CDISC, HL7'],
  ] as const
  const items = rows.flatMap(([label, words], at) => [put(60, 120 + at * 14, label), put(200, 120 + at * 14, words)])
  const file = fileOf([put(60, 60, 'Ada King', { size: 20 }), put(60, 100, 'Skills', { size: 14, ...B }), ...items])
  expect(parseResume(file).content.skillGroups).toMatchObject([
    { name: 'Cloud', level: 'advanced', skills: ['AWS', 'Terraform'] },
    { name: 'Clinical standards', skills: ['CDISC', 'HL7'] },
  ])
})
