import { expect, test } from 'vitest'
import { contactsIn } from '#shared/x-ray/contacts.ts'

const contacts = (text: string, urls: readonly string[] = []) =>
  contactsIn({ text, links: urls.map((url) => ({ page: 1, x: 0, y: 0, width: 1, height: 1, url })) })

test('email address, phone number and profiles are found in a header line', () => {
  const text = 'Zoë Łukas\nzoe.lukas@mail.example.com | +48 22 555 01 37 · linkedin.com/in/zoë-l, github.com/zoe.'
  expect(contacts(text)).toEqual({
    emails: ['zoe.lukas@mail.example.com'],
    phones: ['+48 22 555 01 37'],
    addresses: ['linkedin.com/in/zoë-l', 'github.com/zoe'],
  })
})

test.each(['(030) 1234-567', '555.010.2030', '0171/1234567', '06 12 34 56 78', '+44 2019 2020'])(
  '%s is a phone number',
  (number) => {
    expect(contacts(`Call ${number} today`).phones).toEqual([number])
  },
)

test.each([
  '2019 – 2023',
  '(2019–2023)',
  '03/2019 - 05/2023',
  '15.03.19 – 01.04.21',
  '2016/09 - 2017/03',
  'Year 12 2019–2021',
  '2017 2019 2021',
  '2019-03-01',
  '12345',
  'ISO 27001',
])('%s is not a phone number', (text) => {
  expect(contacts(text).phones).toEqual([])
})

test('a link’s address counts once, with or without its scheme', () => {
  expect(
    contacts('github.com/ada', ['https://github.com/ada/', 'mailto:a@b.example', 'https://ada.example']).addresses,
  ).toEqual(['github.com/ada', 'https://ada.example'])
})
