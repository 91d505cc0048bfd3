import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { register } from '#shared/contract/account.ts'
import { fieldMessages, sentenceOf } from '#shared/contract/problems.ts'
import { createResume, saveResume } from '#shared/contract/resumes.ts'

function sentences(schema: z.core.$ZodType, value: unknown, error?: typeof sentenceOf) {
  const parsed = z.safeParse(schema, value, error && { error })
  return parsed.success ? {} : fieldMessages(parsed.error)
}

const draft = (content: object) => ({ title: 'Analyst', content })

test('a text that is too long names its path and the maximum length', () => {
  expect(sentences(createResume.body, draft({ experience: [{ company: 'x'.repeat(301) }] }))).toEqual({
    'content.experience.0.company': 'Shorten this to 300 characters or fewer.',
  })
})

test('a value of the wrong type names the expected type', () => {
  expect(
    sentences(saveResume.body, {
      title: 7,
      version: 1.5,
      content: { summary: null, experience: {}, skills: [], projects: [{ technologies: 'a, b' }] },
    }),
  ).toEqual({
    title: 'This must be text.',
    version: 'This must be a whole number.',
    'content.summary': 'This must be text.',
    'content.experience': 'This must be a list.',
    'content.skills': 'This must be a group of fields.',
    'content.projects.0.technologies': 'This must be a list.',
  })
})

test('every unknown field is named at its own path', () => {
  expect(sentences(createResume.body, draft({ foo: 1, personalInfo: { age: 3, sex: 'x' } }))).toEqual({
    'content.foo': 'Unknown field: foo.',
    'content.personalInfo.age': 'Unknown field: age.',
    'content.personalInfo.sex': 'Unknown field: sex.',
  })
})

test("the contract's own messages take precedence over the general ones", () => {
  expect(sentences(register.body, { email: 'ada', password: '12345' })).toEqual({
    email: 'Enter an email address like name@example.com.',
    password: 'Password must be at least 6 characters long',
  })
  expect(sentences(createResume.body, { title: ' ', content: {} }, sentenceOf)).toEqual({
    title: 'Please enter a title for your resume.',
  })
})

test('an absent field is called missing, if the parser knows that it is absent', () => {
  expect(sentences(register.body, {}, sentenceOf)).toEqual({ email: 'This is missing.', password: 'This is missing.' })
})

test('a list that is too long and an invalid choice name what is allowed', () => {
  const content = { certifications: Array.from({ length: 201 }, () => 'x'), language: 'tlh' }
  expect(sentences(createResume.body, draft(content))).toEqual({
    'content.certifications': 'Use at most 200 entries.',
    'content.language':
      'Choose one of these: en, es, fr, de, nl, it, pt, pt-BR, pl, sv, da, nb, fi, cs, tr, el, uk, ru, ja, zh, ar, he.',
  })
})

test('a body that is not a document has its error at the body', () => {
  expect(sentences(createResume.body, 'hello', sentenceOf)).toEqual({ body: 'This must be a group of fields.' })
})

test('a hostile document gets at most fifty messages', () => {
  const content = Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, i]))
  expect(Object.keys(sentences(createResume.body, draft(content)))).toHaveLength(50)
})

test('only the first error of a field is reported', () => {
  const schema = z.object({ name: z.string().check(z.minLength(3), z.regex(/^[a-z]+$/)) })
  expect(sentences(schema, { name: '1' })).toEqual({ name: 'Enter at least 3 characters.' })
})
