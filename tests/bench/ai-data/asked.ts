/** The questions that the answers of the corpus answer. */
export const ASKED = {
  proud: 'What achievement in this job are you most proud of?',
  day: 'What did you do on a normal day?',
  dayNow: 'What do you do on a normal day?',
  better: 'What got better because you were there?',
  team: 'Tell me about something you achieved with a team.',
  hard: 'Tell me about a difficult problem and how you solved it.',
  numbers: 'Which results of yours can be put in numbers?',
  project: 'Tell me about a project you worked on. What was your part?',
  projectResult: 'Which project are you proud of and what came out of it?',
  skills: 'Which tools, methods or languages do you work with?',
  learned: 'What have you learned or been trained in?',
  goals: 'Where would you like to go next in your career?',
  values: 'What matters to you in your work?',
  others: 'What do colleagues or customers value in you?',
} as const
