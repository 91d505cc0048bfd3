import { describe, expect, test } from 'vitest'
import { checkLine } from '#shared/grounding/check-line.ts'

const kindsOf = (answer: string, line: string) =>
  [...new Set(checkLine(line, { answers: [answer], known: [] }, 'en').map(({ kind }) => kind))].toSorted()

describe('an invention is caught', () => {
  test.each([
    ['I handled around 40 calls a shift.', 'Handled around 14 calls a shift', 'number'],
    ['We grew from 3 to 9 shops.', 'Grew from 3 to 19 shops', 'number'],
    ['I wrote a few reports.', 'Wrote dozens of reports', 'number'],
    ['Sales doubled because of my campaign.', 'Tripled sales with a campaign', 'number'],
    ['I won the award in my second year.', 'Won the award twice', 'number'],
    ['We had two vans.', 'Drove two dozen vans', 'number'],
    ['I got the waste down by a fifth.', 'Cut waste by 25%', 'number'],
    ['My four classes have 28 pupils each.', 'Taught 28 classes', 'unit'],
    ['It took half a day.', 'Took half a week', 'unit'],
    ['I walk 12 km a night.', 'Walk 12 miles a night', 'unit'],
    ['We saved 40 hours a month.', 'Saved 40 hours a week', 'unit'],
    ['I raised 500 euros.', 'Raised $500', 'currency'],
    ['We had 300 guests.', 'Earned £300 from guests', 'currency'],
    ['We were five or six people.', 'Worked in a team of six people', 'range'],
    ['Less than 1% of parts had defects.', '1% of parts with defects', 'range'],
    ['More than 200 people came.', 'Fewer than 200 people came', 'range'],
    ['It took between two and three weeks.', 'Took two weeks', 'range'],
    ['The camp was for children from 6 to 10.', 'Camp for children of 10', 'range'],
    ['Nearly 100 guests came.', 'Over 100 guests came', 'range'],
  ])('%s -> %s', (answer, line, kind) => {
    expect(kindsOf(answer, line)).toContain(kind)
  })

  test.each([
    ['I joined in January.', 'Joined in June', 'date'],
    ['I worked on weekends.', 'Worked on weekdays', 'date'],
    ['I was there until 2020.', 'There since 2020', 'date'],
    ['I opened the shop in Leeds in 2015 and the one in York in 2018.', 'Opened the shop in York in 2015', 'date'],
    ['I cleaned the filters once a month.', 'Cleaned the filters once a week', 'date'],
    ['I met the clients every other week.', 'Met the clients weekly', 'date'],
    ['It was three years ago.', 'Done last year', 'date'],
    ['I audited Siemens for my firm.', 'Worked at Siemens', 'employer'],
    ['I applied at Google but they never answered.', 'Worked at Google', 'employer'],
    ['My wife works at Bosch, I work at a bakery.', 'Worked at Bosch', 'employer'],
    ['I would love to work for Lego.', 'Worked for Lego', 'employer'],
    ['I worked in a small shop.', 'Worked in a hospital', 'employer'],
    ['I talked to the client.', 'Talked to the client, Nike', 'name'],
    ['I know some Italian.', 'Know Italian and Greek', 'name'],
    ['We won a local contest.', 'Won an international contest', 'praise'],
    ['I baked the cakes.', 'Baked award-winning cakes', 'praise'],
    ['I wrote the tests.', 'Wrote the tests in Cypress', 'tool'],
    ['I made the plan.', 'Made the plan with six sigma', 'tool'],
    ['I was assistant manager.', 'Manager', 'title'],
    ['My manager showed me the system.', 'Manager of the system', 'title'],
    ['I studied for a master in law.', 'Master in law', 'title'],
    ['I was one of two trainers.', 'Head trainer', 'title'],
  ])('%s -> %s', (answer, line, kind) => {
    expect(kindsOf(answer, line)).toContain(kind)
  })

  test.each([
    ['I never had an accident.', 'Had an accident'],
    ["The system didn't crash once.", 'System crashed once'],
    ['i didnt finish the course', 'Finished the course'],
    ['I have no experience with SAP.', 'Used SAP'],
    ['I never used Java or Oracle.', 'Used Oracle'],
    ["I don't know Python.", 'Know Python'],
    ['We wanted to open a second shop.', 'Opened a second shop'],
    ['It almost doubled.', 'Doubled'],
    ['I will start a course in May.', 'Started a course in May'],
    ['The launch was cancelled.', 'Launch on time'],
    ['My proposal was rejected.', 'Proposal accepted'],
    ['I arrived late every day.', 'Arrived early every day'],
    ['Few customers complained.', 'Many customers complained'],
    ['Some of the tests passed.', 'All tests passed'],
    ['We finished 6% under budget.', 'Finished 6% over budget'],
    ['The shop made a loss.', 'Shop made a profit'],
    ["I couldn't repair the pump.", 'Fixed the pump'],
    ['Customers were happy with the food.', 'Customers were never happy with the food'],
  ])('a reversed meaning: %s -> %s', (answer, line) => {
    expect(kindsOf(answer, line)).toContain('polarity')
  })

  test.each([
    ['I helped to plan the move.', 'Planned the move'],
    ['I assisted the architect with the drawings.', 'Managed the drawings'],
    ['We cleaned the whole park.', 'Cleaned the whole park alone'],
    ['The team shipped the app.', 'Spearheaded the app'],
    ['I was there when they launched the product.', 'Launched the product'],
    ['The app was built by an agency.', 'Built the app'],
    ['I was trained by the head chef.', 'Trained the head chef'],
    ['I asked a consultant to set up the CRM.', 'Set up the CRM'],
    ['I took part in an audit of the stores.', 'Audited the stores'],
    ['I managed to repair the printer.', 'Managed the printers'],
    ['I learned how to lead a team.', 'Led a team'],
    ['I worked under the lead engineer.', 'Led engineers'],
    ['I took notes while the lawyers negotiated the contract.', 'Negotiated the contract'],
  ])('an exaggerated claim: %s -> %s', (answer, line) => {
    expect(checkLine(line, { answers: [answer], known: [] }, 'en')).not.toEqual([])
  })

  test.each([
    ['Sales rose by 20% while I was there.', 'Increased sales by 20%'],
    ['Complaints dropped in my second year.', 'Reduced complaints'],
  ])('an unstated cause: %s -> %s', (answer, line) => {
    expect(kindsOf(answer, line)).toContain('cause')
  })
})

describe('an honest line passes', () => {
  test.each([
    ['I worked ninety minutes on each car.', 'Worked 1.5 hours on each car'],
    ['We sold two dozen cakes a day.', 'Sold 24 cakes a day'],
    ['We were about 12 people, mostly nurses.', 'Worked with about 12 nurses'],
    ['I trained 5 apprentices between 2018 and 2021.', 'Trained 5 apprentices from 2018 to 2021'],
    ['It takes 2 minutes now, before it was 20.', 'Down from 20 to 2 minutes'],
    ['Profit doubled because I changed the supplier.', 'Doubled profit by changing the supplier'],
    ['I started in Sept 2019.', 'Started in September 2019'],
    ['I worked at Acme as a nurse.', 'Nurse at Acme'],
    ['I interned at the Swan near the Hilton.', 'Interned at the Swan'],
    ['I had no budget so I built the stand from old crates.', 'Built the stand from old crates'],
    ['Nobody knew Docker, so I learned it and trained the team.', 'Learned Docker and trained the team'],
    ["I can't stand waste, so I cut it by 10%.", 'Cut waste by 10%'],
    ['I lost no patient file in ten years.', 'Lost no patient file in ten years'],
    ['I was in charge of four cooks.', 'Led four cooks'],
    ['I looked after the budget.', 'Managed the budget'],
    ['My colleague and I built the shed.', 'Built the shed with a colleague'],
    ['I helped customers to choose wine.', 'Helped customers choose wine'],
    ['We built the bridge.', 'Built the bridge as part of the team'],
    ['I was promoted to supervisor after a year.', 'Promoted to supervisor after 12 months'],
    ['I would open the shop every morning.', 'Opened the shop every morning'],
    ['I managed to win back two clients.', 'Won back two clients'],
    ['They hired me to fix the roof and I fixed it.', 'Fixed the roof'],
    ['I want to become a chef.', 'Hoping to become a chef'],
    ['I did everything myself, nobody helped.', 'Did everything single-handedly'],
  ])('%s -> %s', (answer, line) => {
    expect(kindsOf(answer, line)).toEqual([])
  })

  test('names from the resume count as known', () => {
    const evidence = { answers: ['I ran the kitchen.'], known: ['Blue Swan', 'SAP'] }
    expect(checkLine('Ran the kitchen of the Blue Swan with SAP', evidence, 'en')).toEqual([])
    expect(checkLine('Ran the kitchen of the Red Swan', evidence, 'en')).toEqual([{ kind: 'name', what: 'Red' }])
  })
})
