import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyDesign, anyResume } from '#shared/resume/arbitrary-resume.ts'
import { designFile, openDesignFile } from '#shared/resume/design-file.ts'
import { DESIGN_PRESETS, FONT_PAIRINGS } from '#shared/resume/design-presets.ts'
import { applyPreset, lookOf, setDesign, setLook } from '#shared/resume/design.ts'
import { Design, emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

const resume = (design: Design): ResumeContent => ({ ...emptyContent(), design })

test('setting a design twice is the same as once, and undefined resets every property', () => {
  fc.assert(
    fc.property(anyResume, anyDesign, (content, patch) => {
      const changed = setDesign(content, patch)
      expect(setDesign(changed, patch)).toBe(changed)
      const reset = Object.fromEntries(Object.keys(changed.design ?? {}).map((key) => [key, undefined]))
      expect('design' in setDesign(changed, reset)).toBe(false)
    }),
  )
})

test('setting a design changes nothing else', () => {
  fc.assert(
    fc.property(anyResume, anyDesign, (content, patch) => {
      const { design: before, ...rest } = content
      const { design: after, ...others } = setDesign(content, patch)
      expect(others).toEqual(rest)
      expect(after ?? {}).toEqual({ ...before, ...patch })
    }),
  )
})

test('the look of another resume replaces the whole look and keeps paper, pages and sections', () => {
  const own = resume({ paper: 'letter', fitPages: 2, order: ['skills'], font: 'Roboto', bullet: 'dash' })
  const other: Design = { paper: 'a4', fitPages: 1, embedSource: false, font: 'Lora', margin: 20 }
  expect(setLook(own, other).design).toEqual({
    paper: 'letter',
    fitPages: 2,
    order: ['skills'],
    font: 'Lora',
    margin: 20,
  })
})

test('a preset resets what it does not set, except colors and fonts', () => {
  const own = resume({ accent: '#b91c1c', font: 'Lora', bullet: 'dash', fitPages: 1, paper: 'letter' })
  expect(applyPreset(own, { margin: 24, density: 'airy' }).design).toEqual({
    accent: '#b91c1c',
    font: 'Lora',
    paper: 'letter',
    margin: 24,
    density: 'airy',
  })
})

test('every preset is a valid design, and a pairing has two families', () => {
  for (const preset of Object.values(DESIGN_PRESETS)) expect(z.safeParse(Design, preset).success).toBe(true)
  for (const { heading, text } of FONT_PAIRINGS) expect(heading).not.toBe(text)
})

test('a saved design opens as the same look', () => {
  fc.assert(
    fc.property(anyDesign, fc.option(fc.string({ maxLength: 40 })), (design, template) => {
      expect(openDesignFile(designFile(design, template))).toEqual({
        state: 'opened',
        template,
        design: lookOf(design),
      })
    }),
  )
})

test.each([
  ['', { state: 'foreign' }],
  ['{"margin": 20}', { state: 'foreign' }],
  ['{"format":"curricle-design","version":2,"template":null,"design":{}}', { state: 'foreign' }],
  [
    '{"format":"curricle-design","version":1,"template":null,"design":{"margin":400}}',
    { state: 'invalid', property: 'margin' },
  ],
  [
    '{"format":"curricle-design","version":1,"template":null,"design":{"font":"Comic Sans"}}',
    { state: 'invalid', property: 'font' },
  ],
  [
    '{"format":"curricle-design","version":1,"template":null,"design":{"css":"x"}}',
    { state: 'invalid', property: 'css' },
  ],
])('%s does not open as a design', (text, answer) => {
  expect(openDesignFile(text)).toEqual(answer)
})

test('any text can be tried as a design', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(openDesignFile(text)).toEqual({ state: 'foreign' })
    }),
  )
})
