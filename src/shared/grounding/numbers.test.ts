import { kindsOf } from '#shared/grounding/violation-kinds.ts'
import { describe, expect, test } from 'vitest'

describe('a bare number takes the unit of its neighbor', () => {
  test.each([
    ['Target was 420k, I did 510.', 'Did 510k against a target of 420k'],
    ['I raised 86k in 2023, the year before it was 61.', 'Raised 86k in 2023, up from 61k the year before'],
    ['There was £340 in it, now it is just over four thousand.', 'Had £340 in it, now just over £4,000'],
    ['We took £1,900 a week. It was 1,200 when I started.', 'Took £1,900 a week, £1,200 at the start'],
    ['Leads were $38 each, the year before a lead had cost 71.', 'Got leads at $38 each, against $71 the year before'],
    ['Runs were at 19 percent and I brought that down to 13 within a year.', 'Brought runs down from 19 percent to 13'],
    ['The budget was 60,000 and I came in at 52.', 'Came in at 52,000 on a budget of 60,000'],
    ['Yield was 88 percent. We heat it first now and are at 93 and a half.', 'Yield now at 93.5 percent'],
    ['I came in at 52, the budget was 60,000.', 'Came in at 52,000'],
    ['The shop made 8,000 a week, I got it to 11 in spring.', 'Got the shop from 8,000 a week to 11,000'],
    ['Quotes were 90 thousand, 110 and 87.', 'Quotes of 90, 110 and 87 thousand'],
    ['It came out at 4.92 million against a tender of 4.9.', 'Came out at 4.92 million, tender of 4.9 million'],
    ['They had planned six weeks, we did it in four.', 'Did it in four weeks instead of the six planned'],
    ['The p95 went from 2.4 seconds to about 300 milliseconds.', 'P95 from 2.4 seconds to about 300 milliseconds'],
    ['The target was 420k. They put it up to 600 and I made 604.', 'Made 604k against a target of 600k'],
  ])('%s -> %s', (answer, line) => {
    expect(kindsOf(answer, line)).toEqual([])
  })

  test.each([
    ['I came in at 52.', 'Came in at €52,000'],
    ['They had planned six weeks.', 'Planned six cooks'],
    ['I came in at 52, the budget was 60 crates.', 'Came in at 52,000'],
    ['The budget was 60,000 euros and 52 guests came.', 'Came in at 52,000 euros'],
    ['There were 60,000 visitors, and we were 52.', '52,000 visitors'],
    ['I am 52. I manage 60,000 euros.', 'Manage 52,000 euros'],
    ['The budget was 60,000 euros. I was in room 52.', 'Budget of 52,000 euros'],
    ['Of 260 welds 3 failed, the average was 4 percent.', '3% of welds failed'],
    ['I make 6 to 8 in a month. One was between 9 and 15 thousand euro.', '€6 to €8 a month'],
    ['Jobs of nine thousand pounds, and 8 of 10 come back.', '8k of 10 come back'],
    ['The bonus was 2,000, I split it by 3.', 'Bonus of 3,000'],
    ['The shop took 420k, I sold 7.', 'Sold 7k'],
    ['Errors were at 19 percent. I trained 13 people.', 'Trained people, errors at 13 percent'],
    ['The target was 420k, I did 510 parcels.', 'Did 510k parcels'],
  ])('but only where it fits: %s -> %s', (answer, line) => {
    expect(kindsOf(answer, line)).not.toEqual([])
  })
})

describe('units, periods and names are read in context', () => {
  test.each([
    ['I lay 18 square metre of floor in a day.', 'Laid 18 square metres of floor a day'],
    ['We did 60 tons the week.', 'Did 60 tons a week'],
    ['My best week: 96 panels. Usually more like 70.', '96 panels in the best week, usually about 70 a week'],
    ['They x-ray the welds, and 3 out of 260 failed.', '3 out of 260 x-rayed welds failed'],
    ['My German is B1, English B2.', 'German (B1), English (B2)'],
    ['I trained 74 people. Six evenings it took.', 'Trained 74 people over 6 evenings'],
    ['I coach the under 14 girls.', 'Coach the under-14 girls'],
    ['I start with the mails from the night, maybe 80 of them.', 'Start with about 80 mails from the night'],
    ['Twelve hour shifts. It is six to ten jobs.', 'Six to ten jobs a shift'],
    ['I repair phones, daily 20 pieces minimum.', 'Repair at least 20 phones a day'],
    ['We open the café the first Saturday of the month.', 'Open the café once a month'],
    ['I with 3 other men the apples picked.', 'Picked apples with three others'],
    ['A team of not more than ten people or so.', 'A team of up to about ten people'],
    ['It started with five mums.', 'Started with five mothers'],
    ['We moved in three weekends, 6,000 pallet places.', 'Moved 6,000 pallet places in 3 weekends'],
  ])('%s -> %s', (answer, line) => {
    expect(kindsOf(answer, line)).toEqual([])
  })

  test.each([
    ['I lay 18 square metres of floor.', 'Laid 18 metres of floor'],
    ['We did 60 tons the week before Christmas.', 'Did 60 tons a week'],
    ['My best week: 96 panels.', '96 panels a month'],
    ['We open the café on the last day of the year.', 'Open the café once a year'],
    ['I repair phones, 20 pieces maximum.', 'Repair at least 20 phones'],
    ['They did 80 jobs from the night before.', 'Did 80 jobs a night'],
    ['They brought it up to about 30.', 'Brought it to over 30'],
    ['It started with five mums.', 'Started with five fathers'],
    ['We had 260 x-rayed welds.', 'Welds grew 260x'],
    ['My German is B1.', 'German (B2)'],
    ['I trained six people.', 'Trained over 6 people'],
    ['I coach the under-14 girls.', 'Coach the over-14 girls'],
    ['We moved 6,000 pallet places.', 'Moved 6,000 pallets'],
    ['I joined on 3 May and left on 6 June.', 'Joined on 6 May'],
  ])('but nothing else: %s -> %s', (answer, line) => {
    expect(kindsOf(answer, line)).not.toEqual([])
  })
})

describe('two connected numbers form a pair', () => {
  test.each([
    [
      'There were 900 files and seven of us, and then we were down to 120.',
      'Sorted 900 files; the team of 7 was down to 120',
    ],
    ['From three or four breakages a month we got to one.', 'Breakages went from 3 or 4 a month to 1'],
    ['I cut the meeting from an hour to twenty minutes.', 'Cut the meeting from 1 hour to 20 minutes'],
    ['They brought it down from 30% to 20. With my list it went to 14.', 'With a list it went from 20% to 14'],
  ])('%s -> %s', (answer, line) => {
    expect(kindsOf(answer, line)).toEqual([])
  })

  test.each([
    ['It went from 9 days to 5.', 'Went from 5 days to 9'],
    ['Four or five breakages a month.', '4 breakages a month'],
    ['Runs went from 30% to 20, complaints from 14 to 9.', 'Runs went from 20% to 14'],
    ['Up to 600 guests came.', '600 guests came'],
    ['I cut the meeting from an hour to twenty minutes.', 'Meeting from 20 minutes to 1 hour'],
  ])('and keep their order and both ends: %s -> %s', (answer, line) => {
    expect(kindsOf(answer, line)).toContain('range')
  })
})
