import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { setDesign } from '#shared/resume/design.ts'
import { emptyContent, ResumeContent, SECTION_NAMES } from '#shared/resume/schema.ts'
import {
  addCustomSection,
  isAtSide,
  isHidden,
  moveSection,
  restoreSection,
  removeCustomSection,
  renameCustomSection,
  sectionOrder,
  setAtSide,
  setHidden,
} from '#shared/resume/sections.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const DEFAULT_ORDER = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'volunteer',
  'awards',
  'publications',
  'interests',
  'references',
]

test('sections are in the default order, custom ones last', () => {
  const content = addCustomSection(emptyContent(), 'talks', 'Talks')
  expect(sectionOrder(content)).toEqual([...DEFAULT_ORDER, 'custom:talks'])
})

test('the chosen order comes first, ignoring unknown sections', () => {
  const content = setDesign(emptyContent(), { order: ['skills', 'custom:gone', 'education', 'skills'] })
  expect(sectionOrder(content).slice(0, 4)).toEqual(['skills', 'education', 'summary', 'experience'])
  expect(sectionOrder(content)).toHaveLength(11)
})

test('a moved section keeps every other section in order', () => {
  const content = moveSection(emptyContent(), 'skills', 0)
  expect(sectionOrder(content).slice(0, 4)).toEqual(['skills', 'summary', 'experience', 'education'])
})

test('an index past the end means last', () => {
  expect(sectionOrder(moveSection(emptyContent(), 'summary', 99)).at(-1)).toBe('summary')
})

test('the default order is not stored in the design', () => {
  const content = emptyContent()
  expect(moveSection(moveSection(content, 'skills', 0), 'skills', 3)).toEqual(content)
})

test('moving a section there and back restores the order', () => {
  fc.assert(
    fc.property(anyResume, fc.nat(10), fc.nat(12), (content, from, to) => {
      const order = sectionOrder(content)
      const id = order[from] ?? 'summary'
      const moved = moveSection(content, id, to)
      expect(z.safeParse(ResumeContent, moved).success).toBe(true)
      expect(sectionOrder(moveSection(moved, id, order.indexOf(id)))).toEqual(order)
    }),
  )
})

test('the order of a template applies while the person has chosen none', () => {
  const studentFirst = ['summary', 'education'] as const
  expect(sectionOrder(emptyContent(), studentFirst).slice(0, 4)).toEqual([
    'summary',
    'education',
    'experience',
    'skills',
  ])
  const chosen = setDesign(emptyContent(), { order: ['skills'] })
  expect(sectionOrder(chosen, studentFirst).slice(0, 3)).toEqual(['skills', 'summary', 'experience'])
})

test('a section is moved within the order of the template, which is not stored in the design', () => {
  const studentFirst = ['summary', 'education'] as const
  const moved = moveSection(emptyContent(), 'education', 0, studentFirst)
  expect(moved.design?.order?.slice(0, 4)).toEqual(['education', 'summary', 'experience', 'skills'])
  expect(moveSection(moved, 'education', 1, studentFirst)).toEqual(emptyContent())
})

test('the default order can be chosen in a template with another one', () => {
  const chosen = moveSection(emptyContent(), 'experience', 1, ['summary', 'education'])
  expect(sectionOrder(chosen, ['summary', 'education'])).toEqual(DEFAULT_ORDER)
})

test('a missing section is not moved, hidden, removed or renamed', () => {
  const content = emptyContent()
  expect(moveSection(content, 'custom:gone', 0)).toBe(content)
  expect(setHidden(content, 'custom:gone', true)).toBe(content)
  expect(removeCustomSection(content, 'gone')).toBe(content)
  expect(renameCustomSection(content, 'gone', 'Here')).toBe(content)
})

test('a hidden section keeps its text and can be shown again', () => {
  const content = { ...emptyContent(), summary: 'Ten years of bridges.' }
  const hidden = setHidden(content, 'summary', true)
  expect([isHidden(hidden, 'summary'), isHidden(hidden, 'skills')]).toEqual([true, false])
  expect(hidden.summary).toBe('Ten years of bridges.')
  expect(setHidden(hidden, 'summary', true)).toBe(hidden)
  expect(setHidden(hidden, 'summary', false)).toEqual(content)
})

test('hiding and showing affects no other section', () => {
  fc.assert(
    fc.property(anyResume, fc.constantFrom(...SECTION_NAMES), fc.boolean(), (content, id, hidden) => {
      const after = setHidden(content, id, hidden)
      expect(isHidden(after, id)).toBe(hidden)
      expect(z.safeParse(ResumeContent, after).success).toBe(true)
      for (const other of SECTION_NAMES.filter((name) => name !== id)) {
        expect(isHidden(after, other)).toBe(isHidden(content, other))
      }
    }),
  )
})

test('a removed custom section loses its position and its hidden state', () => {
  const content = emptyContent()
  const added = setHidden(
    moveSection(addCustomSection(content, 'talks', 'Talks'), 'custom:talks', 0),
    'custom:talks',
    true,
  )
  expect(added).toMatchObject({
    custom: [{ id: 'talks', title: 'Talks', items: [] }],
    hiddenSections: ['custom:talks'],
  })
  const removed = removeCustomSection(added, 'talks')
  expect(removed.custom).toBeUndefined()
  expect(removed.hiddenSections).toBeUndefined()
  expect(sectionOrder(removed)).toEqual(DEFAULT_ORDER)
})

test('removing the section just added restores the resume', () => {
  fc.assert(
    fc.property(anyResume, (content) => {
      expect(removeCustomSection(addCustomSection(content, 'brand-new-one', 'Talks'), 'brand-new-one')).toEqual(content)
    }),
  )
})

test('a removed section is restored at its position, once', () => {
  const three = ['a', 'b', 'c'].reduce((content, id) => addCustomSection(content, id, id), emptyContent())
  const [, section] = three.custom ?? []
  if (!section) throw new Error('There are three.')
  const restored = restoreSection(removeCustomSection(three, 'b'), section, 1)
  expect(restored.custom).toEqual(three.custom)
  expect(restoreSection(restored, section, 1)).toBe(restored)
})

test('a duplicate or invalid id and a thirteenth section are rejected', () => {
  const one = addCustomSection(emptyContent(), 'talks', 'Talks')
  expect(addCustomSection(one, 'talks', 'Again')).toBe(one)
  expect(addCustomSection(one, 'Not a name', 'Talks')).toBe(one)
  expect(addCustomSection(one, 'long', 'x'.repeat(301))).toBe(one)
  const twelve = Array.from({ length: 12 }, (_, n) => `s${n}`).reduce(
    (content, id) => addCustomSection(content, id, id),
    emptyContent(),
  )
  expect(twelve.custom).toHaveLength(12)
  expect(addCustomSection(twelve, 'one-more', 'One more')).toBe(twelve)
})

test('renaming a section changes only its title', () => {
  const content = addCustomSection(addCustomSection(emptyContent(), 'talks', 'Talks'), 'patents', 'Patents')
  const renamed = renameCustomSection(content, 'talks', 'Lectures')
  expect(renamed.custom?.map((section) => section.title)).toEqual(['Lectures', 'Patents'])
  expect(renamed.custom?.[1]).toBe(content.custom?.[1])
  expect(renameCustomSection(renamed, 'talks', 'Lectures')).toBe(renamed)
  expect(renameCustomSection(renamed, 'talks', 'x'.repeat(301))).toBe(renamed)
})

test('an undefined value resets to the template’s choice', () => {
  const designed = setDesign(emptyContent(), { accent: '#1f4e79', font: 'Literata' })
  expect(designed.design).toEqual({ accent: '#1f4e79', font: 'Literata' })
  expect(setDesign(designed, { accent: '#1f4e79' })).toBe(designed)
  expect(setDesign(designed, { accent: undefined }).design).toEqual({ font: 'Literata' })
  expect('design' in setDesign(designed, { accent: undefined, font: undefined })).toBe(false)
})

test('a section moves to the side column and back, and the default arrangement is not stored', () => {
  const moved = setAtSide(emptyContent(), 'education', true)
  expect(moved.design?.sideSections).toEqual(['skills', 'certifications', 'interests', 'education'])
  expect([isAtSide(moved, 'education'), isAtSide(moved, 'experience'), isAtSide(moved, 'skills')]).toEqual([
    true,
    false,
    true,
  ])
  expect(setAtSide(moved, 'education', false)).toEqual(emptyContent())
  expect(setAtSide(moved, 'education', true)).toBe(moved)
})
