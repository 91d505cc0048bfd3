import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainAnswer, plainLine } from '#shared/interview/plain-answer.ts'

test.each([
  ['<script>alert(1)</script> I sold <b>40</b> bikes for < 5 and > 3', ' I sold 40 bikes for < 5 and > 3'],
  ['# Heading\n- I **led** 3 people\n> in `Go`\n```js\nfoo()', 'Heading\n- I led 3 people\nin Go\n \nfoo()'],
  ['I sold 🚲 bikes 👩‍👩‍👧 to 40 families ©', 'I sold bikes to 40 families ©'],
  ['I\u0007 sold\u001b[31m 40\u202e bikes\u2066', 'I sold 40 bikes'],
  [`I sold 40 bikes ${'x'.repeat(80_000)} to families`, 'I sold 40 bikes to families'],
  ['I sold bikes. I sold bikes. I SOLD bikes. To 40 families.', 'I sold bikes. To 40 families.'],
  ['the cafe\u0301 Mu\u0308ller', 'the café Müller'],
  ['1\ufe0f\u20e3 cook, 2\ufe0f\u20e3 waiters', '1 cook, 2 waiters'],
  ['Half \ud800 a letter', 'Half \ufffd a letter'],
])('%j is read as plain speech', (answer, plain) => {
  expect(plainAnswer(answer)).toBe(plain)
})

test.each([
  'I cut it from 12% to 5%, i.e. by 7 points; R&D & QA said “great”. C++, C#, .NET and snake_case!',
  'أنا بعت الدراجات وأدرت فريقًا من خمسة أشخاص',
  '我卖自行车，带领了五个人的团队。',
  'Ich führte 5 Leute – ohne Ausfall.\n\n* Zweitens: Müll sammeln',
  'I met Mr. Smith. I met Mr. Jones. We sold approx. 5. We sold approx. 7.',
  'می‌خواهم',
  'မြန်မာ'.repeat(60),
])('%s stays as it was typed', (answer) => {
  expect(plainAnswer(answer)).toBe(answer)
})

test('what is plain is not made plainer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (answer) => {
      const plain = plainAnswer(answer)
      expect(plain.length).toBeLessThanOrEqual(answer.toWellFormed().normalize('NFC').length)
      expect(plain.isWellFormed()).toBe(true)
    }),
  )
})

// Time that grows with the square of the length would exceed the test's timeout.
test.each(['<a ', '<', '👩‍', '#', '`', '> ', 'x. ', '\u001b['])(
  'a very long answer of nothing but %j is read in time',
  (unit) => {
    const answer = unit.repeat(1_000_000 / unit.length)
    expect(plainAnswer(answer).length).toBeLessThanOrEqual(answer.length)
  },
)

test('a line is one line of what can be seen', () => {
  expect(plainLine('  Head\u202e of\n Sales\u0000 ')).toBe('Head of Sales')
})
