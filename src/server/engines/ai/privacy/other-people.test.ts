import { expect, test } from 'vitest'
import { otherPeople } from '#server/engines/ai/privacy/other-people.ts'

/** The text with each name replaced by '_'. */
function without(text: string): string {
  let [left, from] = ['', 0]
  for (const { start, end } of otherPeople(text)) {
    left += `${text.slice(from, start)}_`
    from = end
  }
  return left + text.slice(from)
}

test.each([
  ['I worked with Okonkwo on the night shift.', 'I worked with _ on the night shift.'],
  ['I trained Thulani and Nomvula for two weeks.', 'I trained _ and _ for two weeks.'],
  ['Oyelaran Adebayo asked me to run the till.', '_ asked me to run the till.'],
  ['Kwabena told me to fix it.', '_ told me to fix it.'],
  ['Xiomara and I built it.', '_ and I built it.'],
  ['Our landlord Mr Qureshi let me run the bar.', 'Our landlord _ let me run the bar.'],
  ['I reported to Bartosz Wiśniewski.', 'I reported to _.'],
  ['I fixed Bartholomew’s laptop.', 'I fixed _’s laptop.'],
  ['My team (Suresh, Anand, me) won.', 'My team (_, _, me) won.'],
  ['Jan van der Meer hired me, J. Fitzwilliam paid.', '_ hired me, J. _ paid.'],
  ['Reported to the CFO, Ingeborg Aas.', 'Reported to the CFO, _.'],
  ['Contact: Fatoumata Diallo', 'Contact: _'],
  ['Ich habe mit meiner Kollegin Sevgi die Regale gemacht.', 'Ich habe mit meiner Kollegin _ die Regale gemacht.'],
  ['Mein Chef Wrobel hat mich gelobt und ich war stolz.', 'Mein Chef _ hat mich gelobt und ich war stolz.'],
  ['Mon responsable Lefebvre m’a confié la caisse.', 'Mon responsable _ m’a confié la caisse.'],
  ['Mi jefa Itziar me dio la tienda.', 'Mi jefa _ me dio la tienda.'],
])('%s: names are found', (text, expected) => {
  expect(without(text)).toBe(expected)
})

test.each([
  'I used Power BI and PostgreSQL at Siemens in Bremen, from March to May.',
  'I speak German and Polish. On Mondays I was Sales Manager at the Deutsche Bank.',
  'Customers asked me for help. Grew the team from 3 to 12. Nobody left.',
  'Ich habe im Lager Regale gebaut und die Inventur für das Team gemacht.',
  'I tidied shelves at Öresund Freight, joined Skåne Transport and sold for Contoso.',
  'Led Q3 OKRs, merged 12 PRs, taught at Bremen University.',
])('%s: no names, nothing hidden', (text) => {
  expect(without(text)).toBe(text)
})
