import { expect, test } from 'vitest'
import { contextOf } from '#shared/ats/context.ts'
import { withoutDeniedText } from '#shared/ats/denied-text.ts'
import { emptyContent } from '#shared/resume/schema.ts'

/** The names that count of a summary. */
const namesIn = (summary: string) =>
  withoutDeniedText(contextOf({ ...emptyContent(), summary }, '2026-01-01')).textFields.flatMap(({ skills }) =>
    skills.map(({ form }) => form),
  )

test.each([
  ['denied', 'I have never used Kubernetes, Terraform or AWS and would like to learn them.'],
  ['wished for', 'Keen to learn Kubernetes.'],
  ['planned', 'Next year I would love to work with Terraform.'],
  ['missing', 'Good with people, but no experience with Salesforce.'],
  ['of others', 'Sat beside a team that ran Kubernetes.'],
  ['of a neighboring team', 'Sold what the platform team that used Terraform had built.'],
  ['denied in German', 'Mit SAP habe ich noch nie gearbeitet, ohne Erfahrung mit DATEV.'],
  ['wished for in German', 'Ich möchte Kubernetes lernen.'],
  ['denied in French', 'Je n’ai jamais travaillé avec Salesforce.'],
  ['wished for in French', 'Je souhaite apprendre Kubernetes.'],
  ['denied in Spanish', 'Nunca he usado Salesforce.'],
  ['wished for in Spanish', 'Me gustaría aprender Kubernetes.'],
])('a skill that is %s does not count: %s', (_, summary) => {
  expect(namesIn(summary)).toEqual([])
})

test.each([
  ['Used AWS for five years, but never Terraform.', ['AWS']],
  ['Ran Kubernetes without a day of downtime.', ['Kubernetes']],
  ['Never missed a deadline with SAP.', ['SAP']],
  ['Would like to learn Terraform. Ran Kubernetes.', ['Kubernetes']],
  ['Taught Microsoft Excel to people with no experience of computers.', ['Microsoft Excel']],
  ['Mit DATEV gearbeitet, mit SAP noch nie.', ['DATEV']],
])('what was done counts: %s', (summary, names) => {
  expect(namesIn(summary)).toEqual(names)
})
