/**
 * Every code that `Judged.advice` can hold, with the names of the values it fills in. The interface has a sentence for
 * each.
 */
export const ADVICE = {
  // Of any criterion
  empty: [],
  // In a language that we do not read. Stored feedback has this name, from when English was the only one.
  'not-english': [],
  'not-needed': [],
  'too-short': ['words'],
  'not-spoken': [],
  // Story
  'situation-missing': [],
  'situation-without-time': [],
  'situation-without-place': [],
  'situation-without-problem': [],
  'situation-late': [],
  'situation-good': [],
  'task-missing': [],
  'task-shared': [],
  'task-without-goal': [],
  'task-good': [],
  'action-missing': [],
  'action-hypothetical': [],
  'action-by-others': ['steps'],
  'action-few': ['steps'],
  'action-good': ['steps'],
  'result-missing': [],
  'result-vague': [],
  'result-without-number': [],
  'result-good': [],
  'ownership-nobody': [],
  'ownership-we': ['i', 'we'],
  'ownership-mixed': ['i', 'we'],
  'ownership-without-deed': ['i', 'we'],
  'ownership-good': ['i', 'we'],
  // Any answer
  'specificity-missing': [],
  'specificity-no-number': ['details'],
  'specificity-few': ['details'],
  'specificity-vague-words': ['details', 'vague'],
  'specificity-good': ['details'],
  'relevance-missing': [],
  'relevance-insult': [],
  'relevance-instruction': [],
  'relevance-repeats-question': [],
  'relevance-unclear': [],
  'relevance-thin': ['shared'],
  'relevance-good': ['shared'],
  'structure-one-sentence': [],
  'structure-long-sentences': ['average'],
  'structure-short-sentences': ['average'],
  'structure-without-links': [],
  'structure-order': [],
  'structure-good': ['sentences'],
  'length-short': ['words', 'from', 'to'],
  'length-long': ['words', 'from', 'to'],
  'length-short-spoken': ['seconds', 'from', 'to'],
  'length-long-spoken': ['seconds', 'from', 'to'],
  'length-good': ['words'],
  'fillers-many': ['count', 'perHundred'],
  'fillers-some': ['count', 'perHundred'],
  'fillers-good': ['count', 'perHundred'],
  'pace-slow': ['perMinute', 'from', 'to'],
  'pace-fast': ['perMinute', 'from', 'to'],
  'pace-good': ['perMinute'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type AdviceCode = keyof typeof ADVICE

/** All codes, in the order of the criteria. */
// The keys of a literal object are its codes; Object.keys alone forgets their names.
export const ADVICE_CODES = Object.keys(ADVICE) as readonly AdviceCode[]
