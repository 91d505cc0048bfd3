import { asked, EXPERIENCED } from '#shared/coach/bank/asked.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** About pay, as an employer would ask: before the offer, at the offer, and after it. */
export const SALARY: readonly CoachQuestion[] = [
  ...asked('salary-expectation', { kind: 'salary', competency: 'negotiation' }, [
    ['What are your salary expectations?', 'A researched figure or range of your own, said once and calmly.'],
    ['What do you earn at present?', 'You need not say it; lead back to what this work is worth.'],
    ['Give me one number, please, not a range.', 'A number with a reason, and then silence.'],
    [
      'Our budget for this position is fixed. Does that work for you?',
      'A question about the whole package before any yes.',
    ],
    ['Why do you think you are worth that much?', 'Results you can show, not needs.'],
    ['Your figure is above what we pay others in the team.', 'Understanding, then what you bring that differs.'],
    ['What is the lowest you would accept?', 'No number against yourself; back to the value.'],
    ['Which figure would make you sign today?', 'Clear conditions, and time to read the contract.'],
    ['How did you arrive at your number?', 'Your own sources and reasons.'],
    ['Do you expect more than in your last position?', 'Yes or no with the difference in tasks.'],
    ['We pay by a fixed scale. Where do you see yourself on it?', 'Experience and tasks matched to the step.'],
    ['Would you work for less while you learn the job?', 'A review date and a figure agreed in writing.'],
  ]),
  ...asked('salary-offer', { kind: 'salary', competency: 'negotiation' }, [
    ['We can offer you this amount. What do you say?', 'Thanks, a pause, a counter with a reason.'],
    ['This is our final offer.', 'You ask what else can move: time, training, start, review.'],
    ['We need your answer by tomorrow.', 'A friendly request for a day that suits you, with a reason.'],
    ['Another candidate would take it for less.', 'No fight over price; what they get with you.'],
    [
      'You would have the chance to grow into a higher salary. Is that not enough?',
      'When, by what measure, in writing.',
    ],
    ['We cannot go up on salary. What else matters to you?', 'Two or three things you have prepared.'],
    ['Let us meet in the middle.', 'A look at whose middle it is, and a reason for your figure.'],
    ['We start everybody at this level.', 'What justifies an exception, and what follows after six months.'],
    [
      'You do not have experience with all of this. That is why it is less.',
      'What you can do at once, and how fast the rest comes.',
    ],
    ['Do you have other offers?', 'The truth, without a threat.'],
    ['I would have to fight for that figure with my boss. Help me.', 'Two sentences they can pass on.'],
    ['If I get you that amount, will you sign?', 'A yes only to the whole package.'],
    ['We had thought of a trial period at lower pay.', 'Length, measure and the figure after it.'],
    ['The offer has become lower than we said, because budgets were cut.', 'Calm questions, and your limit.'],
  ]),
  ...asked('salary-package', { kind: 'salary', competency: 'negotiation' }, [
    [
      'Part of your pay would depend on results. How do you see that?',
      'Who measures what, when, and what others reached.',
    ],
    [
      'Suppose we added five days off in place of more money. Would you take them?',
      'Your own order, with room to trade.',
    ],
    ['How important is working from home to you?', 'What you need and what you offer in return.'],
    ['When could you start?', 'A true date, and what could bring it forward.'],
    ['Would you accept a fixed-term contract?', 'What happens at its end, and what that is worth.'],
    ['We pay for further training. What would you choose?', 'Something that serves both sides.'],
    ['What would your benefits have to look like for you to move house?', 'A list prepared before.'],
    [
      'Would you take shares or a bonus in place of part of the salary?',
      'Questions about rules, risk and time.',
      EXPERIENCED,
    ],
  ]),
  ...asked('salary-raise', { kind: 'salary', competency: 'negotiation' }, [
    ['You asked for a talk about your salary. I am listening.', 'Results first, a figure, and a question at the end.'],
    ['Why now?', 'What has changed in your tasks or results.'],
    ['There is no money for raises this year.', 'When the next decision falls, and what can be done until then.'],
    ['Your colleagues do the same for less.', 'Your own work, without comparing people.'],
    ['What will you do if I say no?', 'No threat; what you would like to agree instead.'],
    ['We could give you a better title instead. Would you like that?', 'What the title changes, and when pay follows.'],
    ['You have another offer? Then we will match it.', 'Why you looked around, and what would keep you.', EXPERIENCED],
    ['Show me what you have brought us this year.', 'Three results with numbers.'],
    ['Let us talk about it again in half a year.', 'A date, a measure and a figure, in writing.'],
  ]),
]
