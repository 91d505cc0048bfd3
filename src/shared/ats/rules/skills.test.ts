import { expect, test } from 'vitest'
import { findIn, withBullet } from '#shared/ats/rules/find-in.ts'
import { skills } from '#shared/ats/rules/skills.ts'

const unproven = (line: string, ...technical: string[]) =>
  findIn(skills, { ...withBullet(line), skills: { technical } }).find(({ code }) => code === 'skills-unproven')?.cost

test('a skill by a name of its own is seen at work where a line says it', () => {
  expect(unproven('Wrote touch tours for blind visitors', 'Wood firing')).toBe(4)
  expect(unproven('Wrote touch tours for blind visitors', 'Touch tour', 'Wood firing')).toBe(3)
})

test('a skill that is known counts once, however it is called', () => {
  expect(unproven('Ran k8s for a bank of the town', 'k8s', 'Kubernetes')).toBe(3)
})

test('a part of a word, or a blank item, is no skill at work', () => {
  expect(unproven('Restarted the ovens of the house', 'tart', '', '–')).toBe(4)
})
