import { describe, expect, test } from 'vitest'
import { inWords } from './corpus-faults.ts'
import { judge, tally } from './judge.ts'
import { normal, numbersIn, says } from './normal.ts'
import type { Case, Expected } from './types.ts'

const said = (answer: string, expected: Partial<Expected> = {}, category: Case['category'] = 'achievements'): Case => ({
  id: 'one',
  trade: 'any',
  temper: 'any',
  category,
  current: false,
  question: 'What did you do?',
  answer,
  expected: { lines: [], never: [], numbers: [], ...expected },
})

const faultsOf = (of: Case, line: string) => judge(of, [line]).lines.flatMap(({ faults }) => faults.map(inWords))

describe('one form for what is written in several ways', () => {
  test.each([
    ['two million dollars', '$2000000'],
    ['$7k', '$7000'],
    ['7,000 bucks', '$7000'],
    ['two hundred and fifty thousand euros', '€250000'],
    ['ten to fifteen per cent', '10%-15%'],
    ['from 2.1 -> 0.9%', 'from 2.1%-0.9%'],
    ['two and a half hours', '2.5 hour'],
    ['twenty twenty one', '2021'],
    ['between 20 and 30 kids', 'between 20 and 30 kids'],
    ['a three-month project', 'a 3 month project'],
    ['a team of a dozen', 'a team of 12'],
    ['rang five times and wrote', 'rang 5x and wrote'],
    ['rang five times a day', 'rang 5 times a day'],
  ])('%s is %s', (text, form) => {
    expect(normal(text)).toBe(form)
  })

  test('a term is found as whole words only', () => {
    expect(says('Wrote it in C++', 'C')).toBe(false)
    expect(says('Wrote it in C', 'C')).toBe(true)
    expect(says('Served 1.5 tons', '5')).toBe(false)
    expect(says('Saved $12k', '12k')).toBe(false)
    expect(says('Saved 30%', '30')).toBe(false)
    expect(says('Rang five times', '5')).toBe(true)
    expect(says('Retrained 3 nurses', 'train*')).toBe(false)
    expect(says('Training of 3 nurses', 'train*')).toBe(true)
    expect(says('Never missed a deadline', '^missed')).toBe(false)
  })

  test('digits inside a name are no number', () => {
    expect(numbersIn('Moved 3 B2B shops to S3 and EC2')).toEqual(['3'])
  })
})

describe('a written line', () => {
  const nurses = said('I trained about six new nurses.', {
    lines: [{ must: ['trained', 'about 6', 'nurses'], example: 'Trained about 6 new nurses' }],
    numbers: ['6'],
  })

  test('is usable when an editor would accept it unedited', () => {
    expect(faultsOf(nurses, 'Trained about six new nurses')).toEqual([])
  })

  test.each([
    ['Trained about six of our new nurses', 'first-person: our'],
    ['trained about six new nurses', 'start: trained'],
    ['And trained about six new nurses', 'start: And'],
    ['Trained about six new nurses, you know, well', 'filler: you know'],
    ['Trained about six new nurses.', 'ending'],
    ['Trained about six new nurses and', 'broken: and'],
    ['Trained about six new nurses in in Leeds', 'broken: in in'],
    ['Trained about six new nurses every 2', 'broken: every 2'],
    ['Trained them, about six nurses', 'broken: Trained them'],
    ['Trained about six new nurses and in summer; learned', 'broken: and in summer;'],
    ['Trained about six new nurses in english', 'broken: english'],
    [`Trained about six new nurses ${'with care '.repeat(25)}daily`, 'long'],
    ['Trained new nurses', 'unexpected: says no about 6'],
    ['Trained about six new nurses in 2 wards', 'invention: 2'],
    ['Single-handedly trained about six new nurses', 'ownership: single-handed*'],
  ])('%s: %s', (line, fault) => {
    expect(faultsOf(nurses, line)).toContain(fault)
  })

  test('that affirms what was denied is turned', () => {
    const punctual = said('I never missed a deadline.')
    expect(faultsOf(punctual, 'Missed a deadline')).toContain('flipped: missed')
    expect(faultsOf(punctual, 'Never missed a deadline').join(' ')).not.toContain('flipped')
    expect(faultsOf(punctual, 'Met every deadline').join(' ')).not.toContain('flipped')
  })

  test('with true words that do not belong in a resume is unfit, and invents nothing', () => {
    const keys = said('My boss gave me the keys, not the safe.', {
      lines: [{ must: ['keys'], example: 'Trusted with the keys' }],
      never: ['safe'],
      unfit: ['boss'],
    })
    expect(faultsOf(keys, 'Given the keys by the boss')).toEqual(['unfit: boss'])
    expect(faultsOf(keys, 'Given the keys and the safe by the boss')).toContain('untrue: safe')
    expect(tally([judge(keys, ['Given the keys by the boss'])])).toMatchObject({ usable: 0, unfit: 1, inventing: 0 })
    expect(tally([judge(keys, ['Trusted with the keys'])])).toMatchObject({ usable: 1, unfit: 0 })
  })

  test('and another may say together what one was expected to say', () => {
    const rota = said('I made a rota, so overtime fell by 5%.', {
      lines: [
        { must: ['rota', '5%'], example: 'Made a rota that cut overtime by 5%' },
        { must: ['made', 'rota'], example: 'Made a rota', optional: true },
        { must: ['overtime', '5%'], example: 'Overtime fell by 5%', optional: true },
      ],
    })
    expect(judge(rota, ['Made a rota', 'Overtime fell by 5%'])).toMatchObject({ expected: 1, covered: 1 })
    expect(judge(rota, ['Made a rota'])).toMatchObject({ expected: 1, covered: 0 })
  })

  test('may claim to have led where the person says so', () => {
    expect(faultsOf(said('I was in charge of five people.'), 'Led 5 people').join(' ')).not.toContain('ownership')
    expect(faultsOf(said('We were five people.'), 'Led 5 people')).toContain('ownership: ^led')
  })

  test('where nothing true can be written is unusable', () => {
    const judgement = judge(said('asdf', { nothing: true }), ['Asdf'])
    expect(tally([judgement])).toMatchObject({ lines: 1, usable: 0 })
    expect(tally([judge(said('asdf', { nothing: true }), [])])).toMatchObject({ lines: 0, expected: 0 })
  })
})
