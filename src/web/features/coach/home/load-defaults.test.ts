import { expect, test } from 'vitest'
import { defaultsFor } from '#web/features/coach/home/load-defaults.ts'
import type { CoachSessionCard } from '#shared/contract/coach.ts'

const session = (role: string, industry: string): CoachSessionCard => ({
  id: 3,
  role,
  industry,
  level: 'Senior',
  kinds: ['behavioural'],
  postingTitle: '',
  questions: 6,
  answered: 2,
  average: 70,
  createdAt: '2026-04-05T10:00:00.000Z',
})
const send = () => Promise.reject(new Error('nothing is asked for'))

test.each([
  ['Registered Nurse', 'healthcare', ''],
  ['Astronaut', 'general', ''],
  ['Astronaut', 'engineering', 'Engineering'],
  ['Accountant', 'healthcare', 'Healthcare & Nursing'],
])(
  'after %j in the field %j, the form shows %j: a field derived from the role follows the next role as well',
  async (role, industry, named) => {
    expect(await defaultsFor([session(role, industry)], [], send)).toEqual({
      role,
      industry: named,
      level: 'Senior',
      resumeId: null,
    })
  },
)
