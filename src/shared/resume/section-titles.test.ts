import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { headingOf } from '#shared/resume/headings.ts'
import { breakOf, setEntryBreak, setSectionBreak } from '#shared/resume/page-breaks.ts'
import { emptyContent, ResumeContent } from '#shared/resume/schema.ts'
import { addCustomSection, sectionOrder } from '#shared/resume/sections.ts'
import { renameSection, titleOf } from '#shared/resume/section-titles.ts'
import * as z from 'zod/mini'

test('a renamed section prints its heading, and a blank one brings back the usual', () => {
  const renamed = renameSection(emptyContent(), 'experience', 'Clinical Practice')
  expect(headingOf(renamed, 'experience')).toBe('Clinical Practice')
  expect(renameSection(renamed, 'experience', '')).toEqual(emptyContent())
})

test('a custom section is renamed by its own title', () => {
  const content = addCustomSection(emptyContent(), 'a', 'Talks')
  const renamed = renameSection(content, 'custom:a', 'Lectures')
  expect(renamed.custom?.[0]?.title).toBe('Lectures')
  expect(titleOf(renamed, 'custom:a')).toBe('Lectures')
  expect(renamed.sectionTitles).toBeUndefined()
})

test('a heading of 301 characters changes nothing', () => {
  const content = emptyContent()
  expect(renameSection(content, 'skills', 'x'.repeat(301))).toBe(content)
})

test('a break is set and taken back without a trace, for a section and an entry', () => {
  const content = emptyContent()
  const broken = setSectionBreak(content, 'skills', 'before')
  expect(broken.sectionBreaks).toEqual({ skills: 'before' })
  expect(setSectionBreak(broken, 'skills', undefined)).toEqual(content)
  fc.assert(
    fc.property(anyResume, (any) => {
      fc.pre(any.experience.length > 0)
      const kept = setEntryBreak(any, 'experience', 0, 'together')
      expect(breakOf(kept.experience[0])).toBe('together')
      expect(setEntryBreak(kept, 'experience', 0, breakOf(any.experience[0]))).toEqual(any)
    }),
  )
})

test('headings and breaks of any section make a valid resume', () => {
  fc.assert(
    fc.property(anyResume, fc.nat(10), fc.constantFrom('', 'Other'), (content, at, title) => {
      const id = sectionOrder(content)[at]!
      const changed = setSectionBreak(renameSection(content, id, title), id, 'before')
      expect(z.safeParse(ResumeContent, changed).success).toBe(true)
      expect(titleOf(changed, id)).toBe(title)
    }),
  )
})
