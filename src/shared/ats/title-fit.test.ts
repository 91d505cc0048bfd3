import { expect, test } from 'vitest'
import { titleFit } from '#shared/ats/title-fit.ts'

test.each([
  ['Bilanzbuchhalterin', 'Bilanzbuchhalter'],
  ['Erzieher:in', 'Erzieherin'],
  ['Softwareentwickler*in (m/w/d)', 'Softwareentwicklerin'],
  ['Verkäufer/in', 'Verkäuferin'],
  ['Vendeuse', 'Vendeur'],
  ['Chef·fe de projet', 'Cheffe de projet'],
  ['Jefe de obra', 'Jefa de obra'],
  ['Enfermero/a', 'Enfermera'],
  ['Waiter', 'Waitress'],
  ['Infirmier(ère)', 'Infirmière'],
])('%s and %s are one job', (asked, held) => {
  expect(titleFit(asked, [held])).toBe(1)
})

test.each([
  ['Betriebselektriker', 'Elektroniker für Betriebstechnik'],
  ['Registered Nurse', 'Staff Nurse'],
  ['Truck Driver', 'Lorry Driver'],
  ['Kellner', 'Waiter'],
  ['Cook', 'Cuisinière'],
  ['Accountant', 'Buchhalterin'],
])('“%s” is asked, and “%s” is another name for it', (asked, held) => {
  expect(titleFit(asked, [held])).toBe(1)
})

test('a narrower job counts whole, a broader one in part, another one not at all', () => {
  expect(titleFit('Registered Nurse', ['ICU Nurse'])).toBe(1)
  const broader = titleFit('ICU Nurse', ['Registered Nurse'])
  expect(broader).toBeGreaterThan(0.4)
  expect(broader).toBeLessThan(1)
  expect(titleFit('Truck Driver', ['Registered Nurse'])).toBe(0)
})

test('rank words alone are no match', () => {
  expect(titleFit('Senior Accountant', ['Senior Bartender'])).toBe(0)
})
