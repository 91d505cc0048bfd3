import { describe, expect, test } from 'vitest'
import { checkLine } from '#shared/grounding/check-line.ts'

const violations = (answer: string, line: string) => checkLine(line, { answers: [answer], known: [] }, 'en')

describe('paraphrased inventions are caught', () => {
  test.each([
    ['The repair took under an hour.', 'Repair in over an hour'],
    ['It takes five minutes at most.', 'Takes at least five minutes'],
    ['We went from 3rd to 1st place.', 'Went from 1st to 3rd place'],
    ['In my first year I sold 40 cars.', 'Sold 40 cars in the first month'],
    ['I worked there from March 2022 to June 2023.', 'Worked there until June 2022'],
    ['I was there from 2019 to 2021.', 'There from 2019 to present'],
    ['We closed the books before Christmas.', 'Closed the books after Christmas'],
    ['The plan was to hire ten people.', 'Hired ten people'],
    ['I quit the course.', 'Completed the course'],
    ['We lost the client in the end.', 'Retained the client'],
    ['The trial was unsuccessful.', 'Successful trial'],
    ['It took longer than planned.', 'Took less time, faster than planned'],
    ['I had hardly any contact with clients.', 'Contact with clients'],
    ['Not everyone passed.', 'Everyone passed'],
    ['Anna led the project, I did the drawings.', 'Led the project'],
    ['The project was led by Anna.', 'Led the project'],
    ['Our CEO founded the company.', 'Founded the company'],
    ['I played a small part in designing the app.', 'Designed the app'],
    ['I helped with the payroll.', 'Responsible for payroll'],
    ['I was the deputy in the office.', 'Led the office'],
    ['My uncle repaired the engine, I watched.', 'Repaired the engine'],
    ['The app got faster.', 'Made the app dramatically faster'],
    ['I voted against the merger.', 'Supported the merger'],
    ['Two of five machines ran.', 'Three of five machines ran'],
    ['I was paid 12 pounds an hour.', 'Paid 12 euros an hour'],
    ['The race was 10 km.', 'Race of 10 miles'],
    ['I visited the Siemens plant.', 'Worked at Siemens'],
    ['I was the assistant of the head chef.', 'Head chef'],
    ['I worked there from 2018 to 2020.', 'Worked there since 2018'],
    ['We moved in 2015.', 'Moved before 2015'],
    ['I start at 2 am.', 'Start at 2 pm'],
    ['I started the course in May.', 'Completed the course in May'],
    ['I work the night shift.', 'Work the day shift'],
    ['We decided against hiring a cook.', 'Hired a cook'],
    ['The merger fell through.', 'Merger'],
    ['I was too young to drive the van.', 'Drove the van'],
    ['I took notes for the lawyers who negotiated the deal.', 'Negotiated the deal'],
    ['Sales doubled.', 'Sales grew tenfold'],
    ['We delivered on time except once.', 'Delivered on time every time'],
    ['I got a bronze medal.', 'Won a gold medal'],
    ['Our shop had 4 tills.', 'Ran 4 shops'],
    ['I can probably learn Spanish.', 'Fluent in Spanish'],
    ['Less than half of the guests paid.', 'Half of the guests paid'],
    ['I had an offer from Audi but said no.', 'Worked for Audi'],
  ])('%s -> %s', (answer, line) => {
    expect(violations(answer, line)).not.toEqual([])
  })
})

describe('honest paraphrases pass', () => {
  test.each([
    ['I ran the bar, never a till short.', 'Ran the bar without a till ever short'],
    ['I did the accounts for a bank.', 'Accounts for a bank'],
    ['My boss asked me to write the guide and I wrote it.', 'Wrote the guide'],
    ['I showed my colleagues how I sort the mail.', 'Showed colleagues how to sort the mail'],
    ['Together with two volunteers I painted the hall.', 'Painted the hall with two volunteers'],
    ['We wanted less waste, so I introduced reusable cups.', 'Introduced reusable cups'],
    ['I coach the under-15 team.', 'Coach the under-15 team'],
    ['From 2015 until 2019 I drove the 42 bus.', 'Drove the 42 bus from 2015 to 2019'],
    ['Most of my day is phone calls, 60 or so.', 'About 60 phone calls'],
    ['The customers liked it and we sold out.', 'Sold out'],
    ['My team cut the error rate in half.', 'Cut the error rate by 50%'],
    ['We had no website. I made one with WordPress.', 'Made a website with WordPress'],
    ['I was not only fast but also exact.', 'Fast and exact'],
    ['I was responsible for the stock.', 'Managed the stock'],
    ['In 2020 I moved from sales to marketing.', 'Moved from sales to marketing in 2020'],
    ['It took half a year.', 'Took 6 months'],
    ['I sell between three and four hundred pieces a year.', 'Sell between 300 and 400 pieces a year'],
    ['We spent 8-12k dollars.', 'Spent $8k to $12k'],
    ['She is 91 and I cared for her.', 'Cared for a 91-year-old woman'],
    ['97.5 percent were on time, up from 91.', '97.5% on time, up from 91%'],
    ['In year three we opened a second stall.', 'Opened a second stall in the third year'],
    [
      'No kid had to translate for the doctors, who asked the children before.',
      'No child had to translate for doctors',
    ],
    ['Roughly one in four customers returned.', 'About 25% of customers returned'],
    ['I run the youth choir, 32 singers.', 'Lead a youth choir of 32 singers'],
    ['I sold insurance, 25 policies in a good month.', 'Sold up to 25 policies a month'],
    ['I started there in 03/2020.', 'Started in March 2020'],
    ['We sold two hundred and five thousand tickets.', 'Sold 205,000 tickets'],
    ['It was twenty-five years of nine-to-five.', '25 years of 9 to 5'],
    ['I was part of the team that built the dam.', 'Built the dam as part of a team'],
    ['We had no course for new staff, so I wrote one.', 'Developed a course for new staff'],
    ['I put on a play every summer.', 'Annual summer play'],
    ['I learned to weld and welded the frame.', 'Welded the frame'],
  ])('%s -> %s', (answer, line) => {
    expect(violations(answer, line)).toEqual([])
  })
})

test('first aid is not a rank', () => {
  expect(violations("I've done my lorry licence and a first aid course last spring.", 'First aid course')).toEqual([])
})
