import type { EmployerTactic } from '#shared/coach/negotiation/types.ts'

/** What to answer to each of the employer's tactics. */
export const ANSWERS: Readonly<Record<EmployerTactic, string>> = {
  lowball: 'Thank you. I had a higher figure in mind for these responsibilities. How did you arrive at yours?',
  'current-pay': 'I’d rather talk about what this role needs and what I bring to it than about what I earn today.',
  'budget-limit':
    'I understand that there is a budget. What could we do with a bonus, vacation days, or an early review?',
  'internal-equity': 'Fairness matters to me too. Which responsibilities separate this level from the next one?',
  'good-cop': 'I’m glad you’re on my side. What would help you make the case, or can I speak with them?',
  'other-candidate': 'I can see that you have a choice. May I say once more what you get if you choose me?',
  'exploding-offer':
    'I want to give you a firm yes, so I need a couple of days. Can I get back to you by Friday at noon?',
  'split-the-difference': 'Halfway is below what I can justify. If we meet a bit above it, I can say yes now.',
  flattery: 'Thank you, that means a lot. How can we reflect that in the offer?',
  deferral: 'Let’s write down when we’ll review it, what we’ll look at, and how much it could come to.',
}
