import { expect, test } from 'vitest'
import { readPosting } from '#shared/ats/posting/read-posting.ts'

test.each([
  ['Requirements\n- 7+ years of experience with Python', 7],
  ['You have at least three years of experience in retail.', 3],
  ['Requirements\n- 3 to 5 years in a similar role', 3],
  ['Requirements\n- Five (5) years of progressive experience', 5],
  ['Requirements\n- 3 years of experience in Go, 8 years of experience overall', 8],
  ['Ihr Profil\n- Mindestens zwei Jahre Berufserfahrung in der Pflege', 2],
  ['Profil recherché\n- 5 ans d’expérience minimum sur un poste similaire', 5],
  ['Requisitos\n- Experiencia mínima de 2 años en almacén', 2],
])('%s: it demands years', (posting, years) => {
  expect(readPosting(posting).years).toBe(years)
})

test.each([
  ['wished for', 'Nice to have\n- 10 years of experience'],
  ['the company’s age', 'About us\nFor 25 years we have had experience in steel.'],
  ['an age', 'Requirements\n- You must be 18 years or older'],
  ['the length of the contract', 'Two-year contract, 25 days of holiday\nRequirements\n- Experience with SQL'],
  ['nothing', ''],
])('no years are demanded: %s', (_, posting) => {
  expect(readPosting(posting).years).toBeNull()
})
