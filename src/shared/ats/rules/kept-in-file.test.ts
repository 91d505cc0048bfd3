import { expect, test } from 'vitest'
import { checkFile } from '#shared/ats/file-check.ts'
import { scoreResume } from '#shared/ats/score.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

const TODAY = '2026-01-15'
const content: ResumeContent = {
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, fullName: 'Ada King', email: 'ada@example.com' },
  summary: 'Analyst of engines.',
}
const whole = 'Ada King\nada@example.com\nSummary\nAnalyst of engines.'
const scored = (...texts: string[]) =>
  scoreResume({
    content,
    today: TODAY,
    file: checkFile(
      content,
      texts.map((text, at) => ({ reader: `reader ${at}`, text })),
    ),
  })

test('a file that both readers read completely costs nothing', () => {
  expect(scored(whole, whole).score).toBe(scoreResume({ content, today: TODAY }).score)
})

test('a field a reader lost costs two points and is named', () => {
  const { findings, costs } = scored(whole, 'Ada King\nSummary\nAnalyst of engines.')
  expect(findings.find(({ code }) => code === 'field-lost')).toMatchObject({
    paths: ['personalInfo.email'],
    values: { readers: 'reader 1' },
    severity: 'error',
    cost: 2,
  })
  expect(costs.find(({ rule }) => rule === 'kept-in-file')?.cost).toBe(2)
})

test('a completely unreadable file costs the rule’s maximum', () => {
  expect(scored('', '').costs.find(({ rule }) => rule === 'kept-in-file')?.cost).toBe(6)
})

test('text read differently is reported as changed', () => {
  expect(scored(whole.replace('ada@', 'ada @')).findings.map(({ code }) => code)).toContain('field-changed')
})
