import { honest, planted } from './types.ts'

// Written after the checker was mended for the fresh part, and never looked at one by one.

const COURIER =
  'I deliver parcels in the old town, about 110 stops a day by cargo bike. In June I got a route in Altstadt nobody wanted and cut it from nine hours to seven. The route plan was done by dispatch, I only changed the order of stops.'
const DENTAL =
  'Assisted two dentists, sterilised instruments, took X-rays. My colleague did the billing. I ordered supplies for about €2,300 a month. I never treated patients alone.'
const BREWER =
  'Brewed three beers of my own at Kesselhaus, 400 litres a batch. We tried hazy IPA but it did not sell, the stout did. Cleaned tanks weekly, tested pH daily.'
const COACH =
  'I coached the under-12 girls for two seasons, 16 players. They finished third of ten. The head coach picked the team, I ran the Tuesday training.'
const SUPPORT =
  'Answered mails in Zendesk, 45 to 50 a day. I wrote 20 macros and reply time went from 9 hours to 5. Refunds were handled by finance.'
const FARM =
  'I milked 80 cows twice a day and fixed the fences. The vet did the calvings. In spring I drove the Fendt for the silage, around 60 hectares.'
const LIBRARY =
  'I catalogued 1,900 books in Koha, read to children on Saturdays and set up a shelf for Ukrainian readers. The grant was applied for by my boss.'
const SALES =
  'I sold kitchens, 22 last year, average 14,000 francs. I hit my target in ten of twelve months. A customer came back because I had measured his kitchen myself.'

const PART = 'unseen'

/** Planted inventions and honest lines that are only measured. */
export const UNSEEN = [
  ...planted(
    'number',
    [
      [COURIER, 'Deliver about 150 parcels a day by cargo bike', '150'],
      [SUPPORT, 'Wrote 30 macros in Zendesk', '30'],
      [SALES, 'Sold 22 kitchens last year, 10% over target', '10%'],
    ],
    PART,
  ),
  ...planted('name', [[LIBRARY, 'Set up a shelf for Ukrainian readers in Leeds', 'Leeds']], PART),
  ...planted(
    'tool',
    [
      [SUPPORT, 'Answered mails in Zendesk and Freshdesk', 'Freshdesk'],
      [FARM, 'Drove the Fendt and a John Deere for the silage', 'John Deere'],
    ],
    PART,
  ),
  ...planted(
    'date',
    [
      [COURIER, 'Took over a new route in July', 'July'],
      [FARM, 'Drove the Fendt for the silage in fall', 'fall'],
    ],
    PART,
  ),
  ...planted(
    'employer',
    [
      [COURIER, 'Deliver parcels for DHL in the old town', 'DHL'],
      [BREWER, 'Brewed three beers at BrewDog', 'BrewDog'],
    ],
    PART,
  ),
  ...planted(
    'title',
    [
      [DENTAL, 'Dentist for two seasons', 'Dentist'],
      [COACH, 'Head coach of 16 players', 'Head coach'],
      [LIBRARY, 'Librarian who catalogued 1,900 books', 'Librarian'],
    ],
    PART,
  ),
  ...planted(
    'polarity',
    [
      [DENTAL, 'Treated patients alone', 'Treated patients'],
      [BREWER, 'Brewed a hazy IPA that sold', 'hazy IPA that sold'],
      [BREWER, 'Brewed and sold hazy IPA', 'sold hazy IPA'],
    ],
    PART,
  ),
  ...planted(
    'ownership',
    [
      [DENTAL, 'Handled billing and ordered supplies', 'Handled billing'],
      [FARM, 'Delivered calves and milked 80 cows', 'Delivered calves'],
      [LIBRARY, 'Wrote the grant application', 'Wrote the grant application'],
      [SUPPORT, 'Processed refunds', 'Processed refunds'],
      [COACH, 'Picked the team of 16 players', 'Picked'],
      [COURIER, 'Created the route plan', 'Created the route plan'],
    ],
    PART,
  ),
  ...planted(
    'unit',
    [
      [BREWER, 'Tested pH weekly', 'weekly'],
      [FARM, 'Harvested around 60 acres of silage', 'acres'],
    ],
    PART,
  ),
  ...planted(
    'currency',
    [
      [DENTAL, 'Ordered supplies for about £2,300 a month', '£'],
      [SALES, 'Sold kitchens at an average of 14,000 euros', 'euros'],
    ],
    PART,
  ),
  ...planted(
    'range',
    [
      [SUPPORT, 'Answered 45 to 60 mails a day', '45 to 60'],
      [COURIER, 'Cut a route from ten hours to seven', 'ten hours'],
    ],
    PART,
  ),
  ...honest(
    [
      [COURIER, 'Deliver parcels by cargo bike, about 110 stops a day'],
      [COURIER, 'Shortened a route from nine to seven hours by changing the order of stops'],
      [DENTAL, 'Assisted two dentists and took X-rays'],
      [DENTAL, 'Ordered supplies of about €2,300 a month'],
      [DENTAL, 'Sterilized instruments'],
      [BREWER, 'Brewed three own beers in batches of 400 litres'],
      [BREWER, 'Cleaned tanks every week and tested pH every day'],
      [COACH, 'Coached 16 girls under 12 for two seasons'],
      [COACH, 'Ran Tuesday training for a team that finished third of ten'],
      [SUPPORT, 'Answered 45–50 mails a day in Zendesk'],
      [SUPPORT, 'Wrote 20 macros; reply time fell from 9 to 5 hours'],
      [FARM, 'Milked 80 cows twice daily'],
      [FARM, 'Repaired fences and drove a Fendt over around 60 hectares'],
      [LIBRARY, 'Catalogued 1,900 books in Koha'],
      [LIBRARY, 'Read to children every Saturday'],
      [LIBRARY, 'Set up a shelf for Ukrainian readers'],
      [SALES, 'Sold 22 kitchens last year at an average of CHF 14,000'],
      [SALES, 'Met the target in 10 of 12 months'],
      [SALES, 'Won back a customer by measuring his kitchen personally'],
    ],
    PART,
  ),
].map((item) => ({ ...item, heldOut: true as const }))
