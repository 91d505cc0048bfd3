import type { EmployerTactic } from '#shared/coach/negotiation/types.ts'

/**
 * What to answer to each of the employer's tactics. It is part of the negotiation, so it is in English like its
 * lines.
 */
export const ANSWERS: Readonly<Record<EmployerTactic, string>> = {
  lowball: 'Thank you. For these responsibilities I had a higher figure in mind. How did you arrive at yours?',
  'current-pay':
    'I would rather talk about what this role asks for and what I bring to it than about what I earn today.',
  'budget-limit': 'I understand that there is a budget. What could we do with a bonus, leave or an early review?',
  'internal-equity': 'Fairness matters to me too. Which responsibilities separate this level from the next one?',
  'good-cop': 'I am glad that you are on my side. What would help you to make the case, or can I speak with them?',
  'other-candidate': 'I can see that you have a choice. May I say once more what you get if you choose me?',
  'exploding-offer': 'I want to give you a firm yes, so I need two days. Can we say Friday at noon?',
  'split-the-difference': 'Half way takes me below what I can justify. If we meet a bit above it, I can say yes now.',
  flattery: 'Thank you, that means a lot. How can we show it in the offer?',
  deferral: 'Let us write down when we review it, by what measure, and by how much.',
}
