import { expect, test } from 'vitest'
import { grounded } from '#shared/grounding/grounded.ts'
import type { WriteRequest } from '#shared/writer/types.ts'

const request: WriteRequest = {
  told: [
    {
      questionId: 'proud',
      question: 'What are you proud of?',
      answer: 'I trained six nurses.',
      target: { part: 'experience', index: 0 },
      current: false,
      asks: [],
    },
  ],
  atHand: { experience: [], projects: [], skills: [] },
  targetRole: '',
  language: 'en',
}
const lineOf = (text: string) => ({
  text,
  source: { questionId: 'proud', quote: 'I trained six nurses' },
  verbatim: false,
})

test('no invention of an engine comes out', async () => {
  const engine = grounded({
    name: 'embedded',
    write: async () => ({
      summary: [lineOf('Nurse with 12 years at Charité.')],
      experience: [
        { index: 0, description: [], achievements: [lineOf('Trained 60 nurses'), lineOf('Trained 6 nurses')] },
      ],
      skills: [lineOf('Kubernetes')],
      projects: [],
      unused: [],
    }),
  })
  const { summary, skills, experience } = await engine.write(request)
  expect([...summary, ...skills]).toEqual([])
  expect(experience[0]?.achievements.map(({ text }) => text)).not.toContain('Trained 60 nurses')
  expect(experience[0]?.achievements.map(({ text }) => text)).toContain('Trained 6 nurses')
})
