import { kindsOf } from '#shared/grounding/violation-kinds.ts'
import { describe, expect, test } from 'vitest'

describe('a paraphrased denial passes', () => {
  test.each([
    ['We put up the scaffold in 9 days. Accident nothing.', 'Put up the scaffold in 9 days, with no accident'],
    ['I lift 190 a shift. Damage – zero. Eight years zero.', 'Worked 8 years with zero damage'],
    ['I lift 190 a shift, damage zero.', 'Lifted 190 a shift without damage'],
    ['Since 2016 I do weddings. Well, not in 2020.', 'Weddings since 2016, except in 2020'],
    ["I look after 24 turbines. I don't do blades.", 'Look after 24 turbines, except the blades'],
    ['I built it up from nothing, now it is 220 regulars.', 'Built it up from nothing to 220 regulars'],
    ["She says she hasn't used the mains since.", 'The mains have not been used since'],
    ['Every time it rained they were down. It never came back.', 'The fault when it rained never came back'],
    [
      'It was too high, 135, later 98 because I changed the shape.',
      '135, which was too high, to 98 by a changed shape',
    ],
    ['Accidents by my fault, in twenty-six years and every winter: none.', 'No accidents at fault in 26 years'],
    ['The budget was two thousand a month and I never went over it.', 'Never went over the budget'],
    [
      'I brought the pilot across to a tanker that had lost its steering.',
      'Brought the pilot to a tanker without steering',
    ],
    [
      'I did trays, so takings went from £2,300 to just under 4k.',
      'Trays that raised takings from £2,300 to just under £4k',
    ],
    ['Meals for 640 children at 2 euros. It took me a year and a half.', 'Meals for 640 children at 2 euros each'],
    ['Thefts fell by 60 percent, there were over 100 in a term.', 'Series of over 100 thefts in a term'],
    ['I am driving the taxi eleven years, no accident, zero.', 'Drive the taxi, no accident (0)'],
    ['I stayed on the line because the till was down.', 'Stayed on the line over a till failure'],
  ])('%s -> %s', (answer, line) => {
    expect(kindsOf(answer, line)).toEqual([])
  })

  test.each([
    ['We put up the scaffold in 9 days.', 'Put up the scaffold with no accident'],
    ['We had one accident in 9 days.', 'No accident in 9 days'],
    ['Accident nothing, thank God.', 'Had an accident'],
    ['I lift 190 a shift. Damage – zero.', 'Damage on a shift'],
    ['I do weddings. Well, not in 2020.', 'Weddings in 2020'],
    ["I look after 24 turbines. I don't do blades.", 'Look after 24 turbines, also the blades'],
    ["She hasn't used the mains since.", 'The mains have been used since'],
    ['The fault came back twice.', 'The fault never came back'],
    ['Accidents by my fault, in twenty-six years: none.', 'Accidents in 26 years'],
    ['I am driving the taxi, no accident, zero.', 'Never drove the taxi'],
    ['The budget was two thousand and I often went over it.', 'Never went over the budget'],
    ['I welded a magnet onto the belt. The belt cost nothing, it was old.', 'Never welded a magnet onto the belt'],
    ['The stay went down from 71 days to 44.', 'Stay down from over 71 days to 44'],
    ['The tanker had its steering.', 'Brought in a tanker without steering'],
    ['Half of the children had meals.', 'Meals for each of the children'],
    ['I was too young to drive the van.', 'Drove the van'],
    ['We finished under budget.', 'Finished over budget'],
  ])('and is neither added nor dropped: %s -> %s', (answer, line) => {
    expect(kindsOf(answer, line)).not.toEqual([])
  })
})

describe('the passive voice is understood', () => {
  test('being asked is not an action of others', () => {
    expect(kindsOf('They asked me to show it to the new ones.', 'Asked to show it to the new ones')).toEqual([])
  })

  test('what others asked of others stays theirs', () => {
    expect(kindsOf('My boss asked the firm for an offer.', 'Asked the firm for an offer')).toEqual(['ownership'])
  })

  test('being named is not an action of others', () => {
    expect(kindsOf('The guests write my name in fifty reviews.', 'Named in fifty reviews')).toEqual([])
    expect(kindsOf('My boss named the ship.', 'Named the ship')).toEqual(['ownership'])
  })

  test('a plural title is not the person', () => {
    expect(kindsOf('Three lawyers, one of me.', 'Support three lawyers')).toEqual([])
    expect(kindsOf('I work for a lawyer.', 'Lawyer')).toEqual(['title'])
  })

  test('growth and recovery need no cause', () => {
    expect(kindsOf('It started with 5, then there were 25 every week.', 'Café which grew from 5 to 25')).toEqual([])
    expect(kindsOf('Sales went from 5 to 25.', 'Grew sales from 5 to 25')).toContain('cause')
  })

  test('driving a vehicle is not leading', () => {
    const answer = '1.2 million kilometres without an accident.'
    expect(kindsOf(answer, 'Drove 1.2 million kilometres without an accident')).toEqual([])
    expect(kindsOf('I have conducted the tractor for 5 seasons.', 'Drove the tractor for 5 seasons')).toEqual([])
    expect(kindsOf('I was there when sales grew.', 'Drove sales')).not.toEqual([])
  })

  test('being the chief is leading, having a chief is not', () => {
    const line = 'Led a team of 15 people'
    expect(kindsOf('I was the chief of the team, 15 persons.', line)).toEqual([])
    expect(kindsOf('Our chief was good, we were a team of 15 people.', line)).toContain('ownership')
    expect(kindsOf('Chief said 2 weeks. We were a team of 15 people.', line)).toContain('ownership')
  })
})
