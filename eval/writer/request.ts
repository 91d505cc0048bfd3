import type { AnsweredQuestion, WriteRequest } from '#shared/writer/types.ts'
import type { Case } from './types.ts'

/** A case of the corpus as the product asks for it: one answer, and a resume that says nothing yet. */
export const requestOf = (of: Case): WriteRequest => ({
  told: [toldOf(of)],
  atHand: { experience: [], projects: [], skills: [] },
  targetRole: '',
  language: 'en',
})

function toldOf({ id, question, answer, category, current }: Case): AnsweredQuestion {
  const target: AnsweredQuestion['target'] =
    category === 'skills'
      ? { part: 'skills' }
      : category === 'career_goals' || category === 'values'
        ? { part: 'summary' }
        : { part: category === 'projects' ? 'projects' : 'experience', index: 0 }
  return { questionId: id, question, answer, target, current, asks: [] }
}
