import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contextOf } from '#shared/ats/context.ts'
import { runRules } from '#shared/ats/run-rules.ts'
import { textFieldsOf } from '#shared/ats/text-fields.ts'
import { RULES } from '#shared/ats/rules/all.ts'
import { withoutField } from '#shared/ats/rules/find-in.ts'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { sampleContent } from '#shared/template/samples.ts'

const SAMPLES = (['short', 'long', 'accented'] as const).map(sampleContent)
const TODAY = '2026-01-01'
const analyze = (content: ResumeContent) => runRules(contextOf(content, TODAY))
const completeness = RULES.filter(({ kind }) => kind === 'completeness')
const completenessCost = (content: ResumeContent) =>
  analyze(content)
    .costs.filter(({ rule }) => completeness.some(({ name }) => name === rule))
    .reduce((sum, { cost }) => sum + cost, 0)

test('completeness is worth 100 points, so a blank resume scores 0', () => {
  expect(completeness.reduce((sum, { most }) => sum + most, 0)).toBe(100)
  expect(analyze(emptyContent()).base).toBe(0)
})

test('a well-filled resume has nearly all points', () => {
  expect(analyze(sampleContent('long')).base).toBeGreaterThan(85)
})

test('no rule costs more than its maximum, and every missing point is explained', () => {
  fc.assert(
    fc.property(anyResume, (content) => {
      const { base, costs } = analyze(content)
      expect(costs.filter(({ cost, most }) => cost > most)).toEqual([])
      expect(base).toBe(Math.max(0, 100 - costs.reduce((sum, { cost }) => sum + cost, 0)))
    }),
  )
})

test('blanking a text never makes a resume more complete, and restoring it never less', () => {
  fc.assert(
    fc.property(fc.oneof(anyResume, fc.constantFrom(...SAMPLES)), fc.nat(), (content, which) => {
      const textFields = textFieldsOf(content)
      const textField = textFields[which % Math.max(1, textFields.length)]
      const blanked = textField ? withoutField(content, textField.path) : content
      return completenessCost(blanked) >= completenessCost(content)
    }),
  )
  expect(completenessCost(withoutField(SAMPLES[0]!, 'summary'))).toBeGreaterThan(completenessCost(SAMPLES[0]!))
})

test('repeating content gains nothing', () => {
  const repeated = (content: ResumeContent): ResumeContent => ({
    ...content,
    experience: content.experience.map((job) => ({
      ...job,
      achievements: job.achievements.flatMap((line) => [line, line]),
    })),
    skills: { ...content.skills, technical: content.skills.technical.flatMap((skill) => [skill, skill]) },
    summary: `${content.summary} ${content.summary}`,
  })
  expect(SAMPLES.map(repeated).map(completenessCost)).toEqual(SAMPLES.map(completenessCost))
  fc.assert(fc.property(anyResume, (content) => completenessCost(repeated(content)) === completenessCost(content)))
})

test('the gain a finding announces is the gain you get', () => {
  const ada = sampleContent('short')
  const before = analyze({ ...ada, personalInfo: { ...ada.personalInfo, email: '' } })
  const finding = before.findings.find(({ code }) => code === 'email-missing')
  expect(finding?.gain).toBe(7)
  expect(analyze(ada).base - before.base).toBe(7)
})
