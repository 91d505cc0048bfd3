import { GENERAL, isOfWork, topicRoots } from '#shared/coach/rubric/competency-words.ts'
import { FILLERS, HEDGES, VOICED } from '#shared/coach/rubric/fillers-words.ts'
import { industryRoots } from '#shared/coach/rubric/industry-words.ts'
import { isInstruction } from '#shared/coach/rubric/instructions.ts'
import { rootOf, tellsTopic } from '#shared/coach/rubric/roots.ts'
import * as story from '#shared/coach/rubric/story-words.ts'
import { deedsIn } from '#shared/coach/rubric/verbs.ts'
import type { RubricWords } from '#shared/coach/rubric/words.ts'

/** English answers. */
export const ENGLISH: RubricWords = {
  voiced: VOICED,
  fillers: FILLERS,
  hedges: HEDGES,
  fillersBetweenCommas: new Set(['like']),
  step: /^(?:so|then|but|because|finally|eventually|afterwards|however|later)$/,
  isOpen: () => false,
  links: story.LINK,
  examples: /\b(?:for example|for instance|such as|say)\b/g,
  vague: story.VAGUE,
  // 'I think we should' does not say who acted.
  i: /\b(?:i|myself)\b(?!'?m? ?(?:think|guess|mean|suppose|hope)\b)/g,
  we: /\b(?:we|ourselves)\b/g,
  when: story.WHEN,
  where: story.WHERE,
  problem: story.PROBLEM,
  nameAfter: new Set(['at', 'for']),
  areNounsCapitalized: false,
  task: story.TASK,
  sharedTask: story.SHARED_TASK,
  goal: story.GOAL,
  outcome: story.OUTCOME,
  announcesEnd: story.ANNOUNCES_END,
  change: story.CHANGE,
  vagueEnd: story.VAGUE_END,
  hypothetical: story.HYPOTHETICAL,
  insult: story.INSULT,
  isInstruction,
  numberWords: new Set(
    `two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty
    ninety hundred thousand million dozen half doubled tripled halved zero`.split(/\s+/),
  ),
  deedsIn,
  topics: {
    rootOf,
    isIn: (roots, root) => roots.has(root),
    tellsTopic,
    ofQuestion: topicRoots,
    ofIndustry: industryRoots,
    isOfWork,
    general: GENERAL,
  },
}
