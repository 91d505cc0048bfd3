import { expect, test } from 'vitest'
import { englishLeftIn } from './left-over-english.ts'

test('English is recognized with its numbers and names, and where no catalog has it', () => {
  const isEnglish = englishLeftIn('de')
  const left = [
    'Save Resume',
    'You now have Professional',
    '7 of 100 points',
    'This sentence is in no catalog and was never translated.',
  ]
  const fine = ['Lebenslauf speichern', 'Hallo Ada', 'AI Interview Coach', 'Design', 'Jana Vogt']
  expect([...left, ...fine].filter(isEnglish)).toEqual(left)
})
