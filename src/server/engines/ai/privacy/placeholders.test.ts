import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleaned } from '#server/engines/ai/model/fence.ts'
import { createPlaceholders } from '#server/engines/ai/privacy/placeholders.ts'
import { PersonalInfo } from '#shared/resume/schema.ts'

const ADA = PersonalInfo.parse({
  fullName: 'Zoë Müller-Lovelace',
  email: 'zoe@lovelace.example',
  phone: '+49 170 1234567',
  location: 'Lindenweg 8, 28203 Bremen',
  website: 'https://zoe.example/cv',
  linkedin: 'https://www.linkedin.com/in/zoe-ml',
  github: 'github.com/zoeml',
})
const hidden = (text: string, info: PersonalInfo = ADA) => createPlaceholders(info).hide(cleaned(text))

test.each([
  ['My name is Zoë Müller-Lovelace.', 'My name is [NAME_1].'],
  ['ZOË and zoe, mueller or Muller', '[NAME_1] and [NAME_2], [NAME_3] or [NAME_4]'],
  ['zo\u200bë\u00ad and Zoe\u0308', '[NAME_1] and [NAME_2]'],
  ['Write to zoe@lovelace.example or z.m@old-job.co.uk.', 'Write to [MAIL_1] or [MAIL_2].'],
  ['0170/1234567 or +49 (170) 123-4567', '[PHONE_1] or [PHONE_2]'],
  ['+1 (555) 010-9999 or 555-010-9999 or 01 42 68 53 00', '[PHONE_1] or [PHONE_2] or [PHONE_3]'],
  ['I live in Bremen, Lindenweg 8', 'I live in [ADDRESS_1], [ADDRESS_2]'],
  ['10 Downing Street and Hauptstraße 12a, 10115 Berlin', '[ADDRESS_1] and [ADDRESS_2]'],
  ['12 rue de la Paix, calle Mayor 5', '[ADDRESS_1], [ADDRESS_2]'],
  ['See https://x.example/a?b=1 and zoe.example', 'See [LINK_1] and [LINK_2]'],
  ['github.com/zoeml/tool, zoeml, @zoeml, linkedin.com/in/zoe-ml', '[LINK_1] [LINK_4], [LINK_2], [LINK_3]'],
  ['My boss Sarah Connor and her Klaus', 'My boss [NAME_1] and her [NAME_2]'],
  ['Dr. Okafor, Frau Weber and Étienne', 'Dr. [NAME_1], Frau [NAME_2] and [NAME_3]'],
])('%s: hidden', (text, expected) => {
  expect(hidden(text)).toBe(expected)
})

test.each([
  'I led 12 people from 2019-2021 and cut costs by 1,200,000 USD, which is 15-20%.',
  'We moved from Node.js 18.2.1 and ASP.NET to @angular/core on 01/02/2023.',
  'Don’t stop: will mark the place, and it may grow. TCP/IP, CI/CD, 24/7.',
  'Grew from $12k to $7k a month, 3.5 of 5 stars, 99.99% uptime, 100 000 000 rows.',
])('%s: no personal data, nothing hidden', (text) => {
  expect(hidden(text)).toBe(text)
})

test.each([
  ['See priya-sharma.com, priya.github.io and Booking.com', 'See [LINK_1], [LINK_2] and Booking.com'],
  ['My insta is zoe.ml99. Instagram is great.', 'My insta is [LINK_1]. Instagram is great.'],
  ['I live at SW1A 1AA, or in P.O. Box 123', 'I live at [ADDRESS_1], or in [ADDRESS_2]'],
  ['IBAN DE89 3704 0044 0532 0130 00, insured as 123-45-6789', 'IBAN [TEXT_1], insured as [TEXT_2]'],
  ['I was born on 12 March 1988 and started in 2019', 'I was born on [TEXT_1] and started in 2019'],
])('%s: also hidden', (text, expected) => {
  expect(hidden(text)).toBe(expected)
})

test('a name that is also a common word is hidden only if capitalized', () => {
  const info = PersonalInfo.parse({ fullName: 'Will van der Berg', location: 'Reading' })
  expect(hidden('Will and Berg will keep reading the van der in Reading', info)).toBe(
    '[NAME_1] and [NAME_2] will keep reading the van der in [ADDRESS_3]',
  )
})

test('a person may have the name of a placeholder', () => {
  const { hide, restore } = createPlaceholders(PersonalInfo.parse({ fullName: 'Mia Link' }))
  expect(hide('https://x.example by Mia Link')).toBe('[LINK_1] by [NAME_2]')
  expect(restore('[LINK_1] by [NAME_2]')).toBe('https://x.example by Mia Link')
})

test('equal data gets the same placeholder in every text, and is restored in its original spelling', () => {
  const { hide, restore } = createPlaceholders(ADA)
  expect([hide('Zoë wrote'), hide('ZOË and Zoë')]).toEqual(['[NAME_1] wrote', '[NAME_2] and [NAME_1]'])
  expect(restore('By [NAME_2], [NAME_1].')).toBe('By ZOË, Zoë.')
})

test('an unknown placeholder cannot be restored', () => {
  const { hide, restore } = createPlaceholders(ADA)
  hide('Zoë')
  expect(restore('By [NAME_2]')).toBeNull()
})

test('text that looks like a placeholder restores no personal data', () => {
  const { hide, restore } = createPlaceholders(ADA)
  const sent = hide('[NAME_2] Zoë [MAIL_1]')
  expect(sent).toBe('[TEXT_1] [NAME_3] [TEXT_2]')
  expect(restore(sent)).toBe('[NAME_2] Zoë [MAIL_1]')
})

const letters = fc.stringMatching(/^[A-ZÄÖÜÉÑŁŠ][a-zäöüßéñłš]{2,9}$/)
const personal = fc.record({
  fullName: fc.tuple(letters, letters).map((parts) => parts.join(' ')),
  email: fc.tuple(letters, letters).map(([name, host]) => `${name}@${host}.example`.toLowerCase()),
  phone: fc.stringMatching(/^\+[1-9]\d [1-9]\d{2} \d{3} \d{4}$/),
  location: fc.tuple(letters, letters).map((parts) => parts.join(', ')),
  website: letters.map((name) => `https://${name.toLowerCase()}.example`),
  linkedin: letters.map((name) => `https://www.linkedin.com/in/${name.toLowerCase()}`),
  github: letters.map((name) => `https://github.com/${name.toLowerCase()}-dev`),
})
const AROUND = [' ', '. ', ', ', ' (', ') ', '\n', ': ', ' – ', ' and ', ' led 40 people ', '! '] as const
const around = fc.constantFrom(...AROUND)
const spelled = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
  (text: string) => [...text].join('\u200b'),
)

test('no personal data of a resume is left, in any spelling and any context', () => {
  fc.assert(
    fc.property(
      personal,
      fc.array(fc.tuple(around, fc.nat(), spelled), { minLength: 1, maxLength: 12 }),
      (info, pieces) => {
        const [first = '', last = ''] = info.fullName.split(' ')
        const [town = ''] = info.location.split(', ')
        const data = [
          first,
          last,
          town,
          ...Object.values(info),
          info.phone.replaceAll(' ', ''),
          info.phone.replaceAll(' ', '-'),
        ]
        // A name may also be part of the surrounding text ('Ple' in 'People').
        fc.pre(!data.some((datum) => AROUND.some((words) => words.includes(datum.toLowerCase()))))
        const text = pieces.map(([gap, at, spell]) => `${gap}${spell(data[at % data.length] ?? '')}`).join('') + '.'
        const left = hidden(text, info)
          .replaceAll(/\[[A-Z]+_\d+\]/g, '')
          .toLowerCase()
        for (const datum of data) {
          // 'ß' in capitals is 'SS', which is a separate spelling.
          expect(left).not.toContain(datum.toLowerCase())
          expect(left).not.toContain(datum.toUpperCase().toLowerCase())
        }
      },
    ),
    { numRuns: 150 },
  )
}, 30_000)

test('hidden data is restored exactly', () => {
  const any = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('[NAME_1]', 'Zoë', 'a@b.example', '[TEXT_2', '0170 1234567'),
  )
  fc.assert(
    fc.property(fc.array(any), (parts) => {
      const { hide, restore } = createPlaceholders(ADA)
      const text = parts.join(' ')
      expect(restore(hide(text))).toBe(text)
    }),
    { numRuns: 300 },
  )
})

// Quadratic time would exceed the test's timeout many times over.
test.each([
  'x',
  '0',
  ' ',
  "A'",
  'Xa-',
  'Xa ',
  'My boss Xa ',
  'Xa van ',
  'a-a.',
  '1 Xa ',
  '00 ',
  '(',
  'a@',
  '[NAME_',
  'Zoë ',
])('a very long text of only %j is searched for personal data in time', (unit) => {
  const { hide, restore } = createPlaceholders(ADA)
  const text = unit.repeat(400_000 / unit.length)
  expect(restore(hide(text))).toBe(text)
})
