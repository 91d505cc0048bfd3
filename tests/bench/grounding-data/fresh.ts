import { honest, planted } from './types.ts'

// Written before the checker was read, and measured once before anything was mended for them: by kind, over trades that
// the other parts do not have.

const FLORIST =
  'I ran the flower stall at the Saturday market with my aunt for two summers. We did around forty bouquets a day and I set up the preorder list in a Google Sheet so fewer stems went to waste.'
const DRIVER =
  'Been driving the night bus since March 2021, routes N7 and N12. I’ve had no accident. Passengers rated us 4.6 last year. I also show new drivers the ropes, six so far.'
const LAB =
  'In the lab at Brandt Diagnostics I prepared about 120 blood samples a shift, ran them on the Sysmex XN, and when the barcode reader kept failing I wrote a checklist that cut mislabelled tubes from nine a month to two.'
const PARALEGAL =
  'I helped the two solicitors with conveyancing. I drafted letters, chased searches and kept the file index. We closed 85 purchases in 2023. I never appeared in court.'
const STAGE =
  'I rigged lights for eleven shows at the Little Theatre, mostly on an ETC Ion desk. Our head of lighting designed them, I just focused and programmed the cues.'
const PHARMACY =
  'My job was the counter and the robot. I suggested moving the insulin fridge next to the counter and the manager did it, waiting got shorter, maybe by a third.'
const SURVEYOR =
  'Surveyed 14 km of road between Hull and Beverley with a Leica total station, finished two weeks before the deadline, budget was £38,000 and we used 35.'
const TRANSLATOR =
  'I translate from Polish to English, mainly patents, around 2,500 words a day. Clients are two agencies. I use memoQ, tried Trados but didn’t like it.'
const BAKER =
  'Started at 3 am each day, baked 600 rolls, trained two apprentices, one of them passed her exam in June 2022. The rye recipe is my boss’s.'
const GUARD =
  'I watched the cameras at the Northgate shopping centre and reported 23 thefts over one year; the police caught four of them. I don’t carry a weapon.'
const HEATING =
  'Serviced heat pumps and boilers for private homes, 5 to 7 calls a day. Callbacks went down from 12 percent to 5 percent after I began photographing each install. I hold the F-gas certificate.'
const NETWORK =
  'We moved 300 mailboxes from Exchange to Microsoft 365 over a weekend. I wrote the PowerShell scripts and a colleague did the DNS. Nobody lost mail.'
const ZOO =
  'Cared for the penguins, 42 birds, fed them twice a day, weighed them weekly and logged it in ZIMS. Two chicks hatched last spring.'
const TAILOR =
  'I alter wedding dresses, about 15 a month in season. Turnaround used to be three weeks, now it’s ten days because I book fittings through Calendly.'
const ANALYST =
  'I built a churn dashboard in Power BI, pulled from Snowflake with dbt. Sales used it in their Monday meeting. Churn fell from 6.1% to 5.4% that half year but pricing changed as well.'
const MUSEUM =
  'I led school tours, up to 30 kids, in English and Dutch. In autumn I developed a workshop on printing; 18 schools booked it.'
const CALLS =
  'I answered roughly 70 calls a day for an energy supplier. My first-call resolution was 82 percent, the team’s was 74. I was promoted to shift lead in October.'
const CARPENTER =
  'I built staircases, 9 of them last year, oak mostly. The drawings came from the architect and I worked it out in SketchUp.'
const NURSE =
  'On the ward nights I looked after 8 to 10 patients, did the medication and wound care. I introduced a handover sheet, falls dropped from seven to three a quarter.'
const CANDLES =
  'I sold handmade candles on Etsy, made $4,200 in my best month, and answered every message within a day. Instagram didn’t work for me.'
const WAREHOUSE =
  'I drive the reach truck, pick rate about 140 lines per hour, target was 120. Errors 0.3 percent. I report to the shift manager.'
const TEACHER =
  'Taught maths to years 7 and 9. My class’s average went up by 8 points. I was asked to mentor one trainee.'

/** Planted inventions and honest lines over fresh answers. */
export const FRESH = [
  ...planted(
    'number',
    [
      [FLORIST, 'Prepared around 60 bouquets a day at the Saturday market', '60'],
      [LAB, 'Prepared about 120 blood samples a shift for 3 hospital wards', '3'],
      [PARALEGAL, 'Closed 85 purchases in 2023, 20% more than the year before', '20%'],
      [NETWORK, 'Moved 300 mailboxes to Microsoft 365 over a weekend with 100% uptime', '100%'],
      [ZOO, 'Fed 42 penguins three times a day', 'three times'],
      [NURSE, 'Introduced a handover sheet that reduced falls by 75%', '75%'],
      [TAILOR, 'Cut turnaround from three weeks to ten days for dozens of brides', 'dozens'],
    ],
    'fresh',
  ),
  ...planted(
    'name',
    [
      [FLORIST, 'Ran the flower stall at the Saturday market with Aunt Margaret', 'Margaret'],
      [PHARMACY, 'Suggested to Mr Keller moving the insulin fridge next to the counter', 'Mr Keller'],
      [BAKER, 'Trained two apprentices, Emma and Luke', 'Emma and Luke'],
      [MUSEUM, 'Developed a printing workshop booked by 18 schools in Rotterdam', 'Rotterdam'],
      [CARPENTER, 'Built 9 staircases last year for the Ashford estate', 'Ashford'],
    ],
    'fresh',
  ),
  ...planted(
    'tool',
    [
      [DRIVER, 'Driving the night bus on routes N7 and N12, planned in Optibus', 'Optibus'],
      [TRANSLATOR, 'Translate patents from Polish to English with memoQ and DeepL', 'DeepL'],
      [HEATING, 'Photographed each install in ServiceTitan', 'ServiceTitan'],
      [NETWORK, 'Wrote PowerShell and Python scripts to move 300 mailboxes', 'Python'],
      [ANALYST, 'Built a churn dashboard in Power BI from Snowflake with dbt and Airflow', 'Airflow'],
      [CANDLES, 'Sold handmade candles on Etsy and Shopify', 'Shopify'],
    ],
    'fresh',
  ),
  ...planted(
    'date',
    [
      [DRIVER, 'Driving the night bus on routes N7 and N12 since May 2021', 'May'],
      [PARALEGAL, 'Helped close 85 purchases in 2022', '2022'],
      [BAKER, 'Trained an apprentice who passed her exam in July 2022', 'July'],
      [CALLS, 'Promoted to shift lead in November', 'November'],
      [MUSEUM, 'Developed a workshop on printing in spring, booked by 18 schools', 'spring'],
      [ZOO, 'Cared for 42 penguins and two chicks that hatched in 2024', '2024'],
    ],
    'fresh',
  ),
  ...planted(
    'employer',
    [
      [CALLS, 'Answered roughly 70 calls a day for British Gas', 'British Gas'],
      [LAB, 'Prepared about 120 blood samples a shift at Roche Diagnostics', 'Roche'],
      [STAGE, 'Rigged lights for eleven shows at the National Theatre', 'National Theatre'],
      [TRANSLATOR, 'Translate patents from Polish to English for RWS and another agency', 'RWS'],
      [WAREHOUSE, 'Drive the reach truck at Amazon', 'Amazon'],
    ],
    'fresh',
  ),
  ...planted(
    'title',
    [
      [STAGE, 'Lighting designer for eleven shows at the Little Theatre', 'Lighting designer'],
      [PARALEGAL, 'Solicitor for conveyancing, closing 85 purchases in 2023', 'Solicitor'],
      [NURSE, 'Head nurse for 8 to 10 patients on ward nights', 'Head nurse'],
      [TEACHER, 'Head of mathematics, teaching years 7 and 9', 'Head of mathematics'],
      [NETWORK, 'IT director who moved 300 mailboxes to Microsoft 365', 'IT director'],
    ],
    'fresh',
  ),
  ...planted(
    'polarity',
    [
      [PARALEGAL, 'Appeared in court for conveyancing', 'Appeared in court'],
      [GUARD, 'Watched the cameras at the Northgate shopping centre and carried a weapon', 'carried a weapon'],
      [CANDLES, 'Sold handmade candles on Etsy and, with success, on Instagram', 'on Instagram'],
      [TRANSLATOR, 'Translate patents with memoQ and Trados', 'Trados'],
      [DRIVER, 'Had an accident on routes N7 and N12', 'Had an accident'],
      [NETWORK, 'Lost mail while moving 300 mailboxes', 'Lost mail'],
    ],
    'fresh',
  ),
  ...planted(
    'ownership',
    [
      [STAGE, 'Designed the lights for eleven shows at the Little Theatre', 'Designed'],
      [BAKER, 'Created the rye recipe and baked 600 rolls each day', 'Created the rye recipe'],
      [NETWORK, 'Configured the DNS and wrote the PowerShell scripts', 'Configured the DNS'],
      [GUARD, 'Reported 23 thefts and caught four of them', 'caught four'],
      [CARPENTER, 'Made the drawings for 9 staircases', 'Made the drawings'],
      [PHARMACY, 'Moved the insulin fridge next to the counter', 'Moved'],
    ],
    'fresh',
  ),
  ...planted(
    'unit',
    [
      [SURVEYOR, 'Surveyed 14 miles of road between Hull and Beverley', 'miles'],
      [ZOO, 'Weighed 42 penguins daily and logged it in ZIMS', 'daily'],
      [WAREHOUSE, 'Picked about 140 lines per minute', 'per minute'],
      [TRANSLATOR, 'Translate around 2,500 pages a day', 'pages'],
      [LAB, 'Wrote a checklist that cut mislabelled tubes from nine a week to two', 'a week'],
    ],
    'fresh',
  ),
  ...planted(
    'currency',
    [
      [SURVEYOR, 'Surveyed 14 km of road on a budget of €38,000', '€'],
      [CANDLES, 'Sold handmade candles on Etsy, making £4,200 in the best month', '£'],
      [SURVEYOR, 'Finished the survey two weeks early on a budget of 38,000 dollars', 'dollars'],
      [CANDLES, 'Made 4,200 euros in the best month selling candles', 'euros'],
    ],
    'fresh',
  ),
  ...planted(
    'range',
    [
      [HEATING, 'Serviced heat pumps and boilers on 5 to 9 calls a day', '5 to 9'],
      [NURSE, 'Looked after 8–12 patients on ward nights', '8–12'],
      [HEATING, 'Reduced callbacks from 15 percent to 5 percent', '15 percent'],
      [MUSEUM, 'Led school tours of 20 to 30 children', '20 to 30'],
      [CALLS, 'Answered 60 to 70 calls a day', '60 to 70'],
    ],
    'fresh',
  ),
  ...honest(
    [
      [FLORIST, 'Ran the flower stall at the Saturday market with an aunt for two summers'],
      [FLORIST, 'Set up a preorder list in Google Sheets so fewer stems went to waste'],
      [DRIVER, 'Driven the night bus on routes N7 and N12 since March 2021 without an accident'],
      [DRIVER, 'Showed six new drivers the ropes'],
      [LAB, 'Prepared about 120 blood samples a shift and ran them on the Sysmex XN'],
      [LAB, 'Wrote a checklist that cut mislabelled tubes from nine to two a month'],
      [PARALEGAL, 'Drafted letters, chased searches and kept the file index for two solicitors'],
      [PARALEGAL, 'Helped close 85 purchases in 2023'],
      [STAGE, 'Focused and programmed lighting cues for eleven shows on an ETC Ion desk'],
      [STAGE, 'Rigged lights for 11 shows at the Little Theatre'],
      [PHARMACY, 'Suggested moving the insulin fridge next to the counter, which shortened waiting by about a third'],
      [PHARMACY, 'Worked at the counter and with the robot'],
      [SURVEYOR, 'Surveyed 14 km of road between Hull and Beverley with a Leica total station'],
      [SURVEYOR, 'Finished the survey two weeks before the deadline, within a budget of £38,000'],
      [TRANSLATOR, 'Translate patents from Polish to English, around 2,500 words a day'],
      [TRANSLATOR, 'Work with memoQ for two agencies'],
      [BAKER, 'Baked 600 rolls a day and trained two apprentices'],
      [BAKER, 'Trained an apprentice who passed her exam in June 2022'],
      [GUARD, 'Monitored the cameras at the Northgate shopping centre and reported 23 thefts in a year'],
      [HEATING, 'Serviced heat pumps and boilers in private homes on 5–7 calls a day'],
      [HEATING, 'Reduced callbacks from 12% to 5% by photographing each install'],
      [NETWORK, 'Helped move 300 mailboxes from Exchange to Microsoft 365 over a weekend without losing mail'],
      [NETWORK, 'Wrote the PowerShell scripts for moving 300 mailboxes to Microsoft 365'],
      [ZOO, 'Cared for 42 penguins: fed them twice daily and weighed them weekly'],
      [ZOO, 'Logged weekly weights in ZIMS'],
      [TAILOR, 'Cut turnaround from three weeks to ten days by booking fittings through Calendly'],
      [TAILOR, 'Alter about 15 wedding dresses a month in season'],
      [ANALYST, 'Built a churn dashboard in Power BI on Snowflake and dbt, used in the Monday sales meeting'],
      [ANALYST, 'Pulled data from Snowflake with dbt'],
      [MUSEUM, 'Led school tours of up to 30 children in English and Dutch'],
      [MUSEUM, 'Developed a printing workshop that 18 schools booked'],
      [CALLS, 'Answered about 70 calls a day for an energy supplier'],
      [CALLS, 'Resolved 82% of calls at first contact, against 74% for the team'],
      [CALLS, 'Promoted to shift lead in October'],
      [CARPENTER, 'Built nine staircases last year, mostly in oak, and worked them out in SketchUp'],
      [NURSE, 'Introduced a handover sheet; falls dropped from seven to three a quarter'],
      [NURSE, 'Cared for 8–10 patients a night, including medication and wound care'],
      [CANDLES, 'Sold handmade candles on Etsy, earning $4,200 in the best month'],
      [WAREHOUSE, 'Picked about 140 lines an hour against a target of 120, with 0.3% errors'],
      [TEACHER, 'Taught maths to years 7 and 9; the class average rose by 8 points'],
    ],
    'fresh',
  ),
]
