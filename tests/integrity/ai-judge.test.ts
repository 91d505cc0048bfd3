import { describe, expect, test } from 'vitest'
import { HELD_OUT, TUNING } from '../bench/ai-data/all.ts'
import type { Case, Expected } from '../bench/ai-data/types.ts'
import { isSaid, judge, linesOf, tally } from '../bench/ai-judge.ts'
import { normal, numbersIn, says } from '../bench/ai-normal.ts'
import { GROUNDING } from '../bench/grounding-data/all.ts'
import { PLANTED } from '../bench/grounding-data/types.ts'

const CASES = [...TUNING, ...HELD_OUT]

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

const faultsOf = (of: Case, line: string) =>
  judge(of, [line]).lines.flatMap(({ faults }) =>
    faults.map((fault) => ('what' in fault ? `${fault.kind}: ${fault.what}` : fault.kind)),
  )

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

  test('with an ending on an ending is broken', () => {
    const club = said('The club still exists.')
    expect(faultsOf(club, 'Club existsing still')).toContain('broken: existsing')
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

  test('keeps a number said without its sign, written with it or without', () => {
    const noShows = said('No-shows went from 18% to 6.', {
      lines: [{ must: ['18%', ['6', '6%']], example: 'No-shows went from 18% to 6%' }],
      numbers: ['18%', ['6', '6%']],
    })
    expect(judge(noShows, ['No-shows went from 18% to 6'])).toMatchObject({ numbers: 2, kept: 2, covered: 1 })
    expect(judge(noShows, ['No-shows went from 18% to 6%'])).toMatchObject({ numbers: 2, kept: 2, covered: 1 })
    expect(judge(noShows, ['No-shows went down from 18%'])).toMatchObject({ numbers: 2, kept: 1, covered: 0 })
  })

  test('may end in a polish, and speaks Polish', () => {
    const smith = said('I made rings from drawing to polish.', { lines: [{ must: ['made'], example: 'Made rings' }] })
    expect(faultsOf(smith, 'Made rings from drawing to polish')).toEqual([])
    expect(faultsOf(smith, 'Made rings and signs in polish')).toEqual(['broken: polish'])
  })

  test('may claim to have led where the person says so', () => {
    expect(faultsOf(said('I was in charge of five people.'), 'Led 5 people').join(' ')).not.toContain('ownership')
    expect(faultsOf(said('We were five people.'), 'Led 5 people')).toContain('ownership: ^led')
  })

  test('of a summary is a sentence, a skill is a name', () => {
    const goal = said('I want to teach.', { lines: [{ must: ['teach'], example: 'Wants to teach.' }] }, 'career_goals')
    expect(faultsOf(goal, 'Looking to teach')).toEqual(['ending'])
    expect(faultsOf(goal, 'Looking to teach.')).toEqual([])
    const skill = said('pandas', { lines: [{ must: ['pandas'], example: 'pandas' }] }, 'skills')
    expect(faultsOf(skill, 'pandas')).toEqual([])
  })

  test('where nothing true can be written is unusable', () => {
    const judgement = judge(said('asdf', { nothing: true }), ['Asdf'])
    expect(tally([judgement])).toMatchObject({ lines: 1, usable: 0 })
    expect(tally([judge(said('asdf', { nothing: true }), [])])).toMatchObject({ lines: 0, expected: 0 })
  })

  test('for another part of the resume is looked at for inventions only', () => {
    const tool = { text: 'Excel 2021', source: { questionId: 'one', quote: 'Excel' }, verbatim: true }
    const written = { summary: [], experience: [], skills: [tool], projects: [], unused: [] }
    const judgement = judge(nurses, linesOf(written))
    expect(judgement.lines).toEqual([])
    expect(judgement.aside).toEqual([
      { text: 'Excel 2021', kind: 'skill', faults: [{ kind: 'invention', what: '2021' }] },
    ])
    expect(judgement).toMatchObject({ expected: 1, covered: 0, numbers: 1, kept: 0 })
  })
})

describe('the corpus', () => {
  test('has hundreds of answers to tune on and half as many held out, each with a name and an answer of its own', () => {
    expect(TUNING.length).toBeGreaterThanOrEqual(700)
    expect(HELD_OUT.length / TUNING.length).toBeGreaterThan(0.49)
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length)
    expect(new Set(CASES.map(({ answer }) => answer)).size).toBe(CASES.length)
  })

  test.each(CASES)('$id: the lines written by hand are usable and lose no number', (of) => {
    const judgement = judge(
      of,
      of.expected.lines.map(({ example }) => example),
    )
    expect(judgement.lines.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect(judgement.lost).toEqual([])
    expect(judgement.kept).toBe(judgement.numbers)
  })

  test.each(CASES)('$id: only numbers that were said must survive, and nothing is asked of empty talk', (of) => {
    expect(of.expected.numbers.filter((number) => !isSaid(of.answer, number))).toEqual([])
    expect(of.expected.lines.length === 0).toBe(of.expected.nothing === true)
  })

  test.each(CASES)('$id: only words that were said are unfit, and none of them is barred as untrue as well', (of) => {
    const unfit = of.expected.unfit ?? []
    expect(unfit.filter((term) => !says(of.answer, term.replace('^', '')))).toEqual([])
    expect(unfit.filter((term) => of.expected.never.includes(term))).toEqual([])
  })

  test('takes no answer as it was said for a line', () => {
    const untouched = CASES.map((of) => judge(of, [of.answer])).filter(({ lines }) => lines[0]?.faults.length === 0)
    expect(untouched.map(({ id }) => id)).toEqual([])
  })
})

describe('an editor would send back', () => {
  test.each([
    ['tuning-software-4', 'Missed a deadline in three years'],
    ['tuning-software-6', 'Best engineer they ever had'],
    [
      'tuning-software-8',
      'Set up the ci cd pipeline with GitHub Actions; releases took 2 days by hand after it was 20 minutes',
    ],
    ['tuning-software-14', 'CTO of Google'],
    ['tuning-care-3', 'Increased the pass rate from 62% to 78%'],
    ['tuning-care-13', '15 students and in the fourth year it was 130 in the first year'],
    ['tuning-care-14', 'First aid course every 2'],
    ['tuning-care-18', 'Wrote an application to the EU that won €120,000 for two years'],
    ['tuning-care-19', 'Built a sensory room for €8,000'],
    ['tuning-trades-19', 'Cut errors by half with scanners'],
    ['tuning-service-5', 'Sales went up 20% the year'],
    ['tuning-service-6', 'Answered phones, book appointments'],
    ['tuning-office-7', 'Hit the target by winning back 17 old customers in a quarter'],
    ['tuning-office-19', 'Sold 100 houses in three years'],
    ['tuning-starters-1', 'Captained of the volleyball team'],
  ])('%s: %s', (id, line) => {
    const of = TUNING.filter((one) => one.id === id)
    expect(of.flatMap((one) => faultsOf(one, line))).not.toEqual([])
  })
})

describe('the lines to check for grounding', () => {
  test('hold at least 200 inventions of every kind and 120 honest lines, a third of each held out', () => {
    const inventions = GROUNDING.filter(({ planted }) => planted !== null)
    expect(inventions.length).toBeGreaterThanOrEqual(200)
    expect(GROUNDING.length - inventions.length).toBeGreaterThanOrEqual(120)
    expect(new Set(GROUNDING.map(({ id }) => id)).size).toBe(GROUNDING.length)
    const sharesHeldOut = [...PLANTED, undefined].map((kind) => {
      const ofKind = GROUNDING.filter(({ planted }) => planted?.kind === kind)
      return { kind, share: ofKind.filter(({ heldOut }) => heldOut).length / ofKind.length }
    })
    expect(sharesHeldOut.filter(({ share }) => !(share > 0.25 && share < 0.4))).toEqual([])
  })

  test('show each invention word for word', () => {
    const wrong = GROUNDING.filter(({ planted, generated }) => planted && !generated.includes(planted.what))
    expect(wrong).toEqual([])
  })
})
