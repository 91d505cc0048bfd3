import { expect, test } from 'vitest'
import { findIn, withBullet } from '#shared/ats/rules/find-in.ts'
import { skills } from '#shared/ats/rules/skills.ts'

const unproven = (line: string, ...technical: string[]) =>
  findIn(skills, { ...withBullet(line), skills: { technical } }).find(({ code }) => code === 'skills-unproven')?.cost

test('a skill we don’t know is proven when a line mentions it', () => {
  expect(unproven('Wrote touch tours for blind visitors', 'Wood firing')).toBe(4)
  expect(unproven('Wrote touch tours for blind visitors', 'Touch tour', 'Wood firing')).toBe(3)
})

test('a known skill counts once under all its names', () => {
  expect(unproven('Ran k8s for a bank of the town', 'k8s', 'Kubernetes')).toBe(3)
})

test('part of a word and blank items prove no skill', () => {
  expect(unproven('Restarted the ovens of the house', 'tart', '', '–')).toBe(4)
})
