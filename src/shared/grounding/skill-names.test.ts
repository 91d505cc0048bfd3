import { describe, expect, test } from 'vitest'
import { checkerOf } from '#shared/grounding/check-line.ts'
import type { Language } from '#shared/text/languages.ts'

const isSkill = (answer: string, skill: string, language: Language = 'en') =>
  checkerOf({ answers: [answer], known: [] }, language)(skill, answer, 'skill').length === 0

describe('a skill', () => {
  test.each([
    ['DATEV, Excel with pivot tables and lookups.', 'Pivot tables'],
    ['I did my AWS Solutions Architect in 2022.', 'AWS Solutions Architect'],
    ['Fanuc, and I know Heidenhain a bit.', 'Heidenhain (basic)'],
    ['A bit of welding from my father.', 'Welding (basic)'],
    ['SAP FI a little at the last place.', 'SAP FI (basic)'],
    ['My German is B1.', 'German (B1)'],
    ['SAP only for booking out. Some Excel.', 'Excel (basic)'],
    ['I speak English, and enough Czech to close a deal.', 'Czech (basic)'],
    ['Mandarin is my mother language.', 'Mandarin (native)'],
    ['I did my AWS Solutions Architect in 2022.', 'AWS Solutions Architect (2022)'],
  ])('that is named passes: %s -> %s', (answer, skill) => {
    expect(isSkill(answer, skill)).toBe(true)
  })

  test.each([
    ["DATEV, that's the main thing. No VBA, I'd like to learn it.", 'VBA'],
    ["I don't know pivot tables.", 'Pivot tables'],
    ['I want to become an AWS Solutions Architect.', 'AWS Solutions Architect'],
    ['My colleague is an AWS Solutions Architect.', 'AWS Solutions Architect'],
    ['I was the assistant of the lead designer.', 'Lead designer'],
    ['I know Heidenhain.', 'Heidenhain (basic)'],
    ['I know Fanuc a bit. Heidenhain well.', 'Heidenhain (basic)'],
    ['I know Heidenhain a bit.', 'Heidenhain (expert)'],
    ['I speak good Czech.', 'Czech (native)'],
    ['I did my AWS Solutions Architect in 2022.', 'AWS Solutions Architect (2021)'],
    ['I know tables and how to pivot.', 'Pivot charts'],
  ])('that is denied, wished for or not named is rejected: %s -> %s', (answer, skill) => {
    expect(isSkill(answer, skill)).toBe(false)
  })

  test('that is named passes in other languages too, unless it is denied', () => {
    expect(isSkill('Ich kann Schweißen und Löten.', 'Schweißen', 'de')).toBe(true)
    expect(isSkill('Ich kann kein SAP.', 'SAP', 'de')).toBe(false)
  })
})
