import { expect, test } from 'vitest'
import { prefilled } from '#shared/resume/prefill.ts'
import { emptyContent } from '#shared/resume/schema.ts'

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  location: 'London',
  website: 'https://ada.example',
  github: 'https://github.com/ada',
  linkedin: 'https://linkedin.com/in/ada',
}

test('a new resume starts with the profile and nothing else', () => {
  expect(prefilled(ada)).toEqual({
    ...emptyContent(),
    personalInfo: {
      fullName: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      location: 'London',
      website: 'https://ada.example',
      github: 'https://github.com/ada',
      linkedin: 'https://linkedin.com/in/ada',
    },
  })
})

test('a person with one name has no spaces around it', () => {
  expect(prefilled({ ...ada, firstName: '' }).personalInfo.fullName).toBe('Lovelace')
  expect(prefilled({ ...ada, firstName: '', lastName: '' }).personalInfo.fullName).toBe('')
})
