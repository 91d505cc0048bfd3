import { EXPERIENCED, roleOf } from '#shared/coach/bank/asked.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** Guests, shops, words, discoveries, houses. */
export const ROLES_PUBLIC: readonly CoachQuestion[] = [
  ...roleOf('hospitality', [
    ['Two tables complain at the same moment, and a third wants to pay.', 'Eye contact, order, help.'],
    ['How do you turn a guest’s bad evening into a good memory?', 'Quick amends within your limits.'],
    ['What do you see when you walk into a restaurant or a hotel as a guest?', 'A trained eye for detail.'],
    ['Tell me about an evening on which half of the team was missing.', 'What you cut and what you kept.'],
    ['How do you keep cost of goods down without guests noticing?', 'Waste, portions, menu.'],
    ['A guest has had too much to drink. What do you do?', 'Calm, colleagues, safe way home.'],
    ['How do you recommend something more expensive without pushing?', 'Taste first, price clear.'],
  ]),
  ...roleOf('retail', [
    ['A customer says “I am just looking”. What do you do next?', 'Space, then an opening that helps.'],
    ['How did you raise sales of something that lay on the shelf?', 'Place, story, figure.'],
    ['The till is short by fifty. What happens now?', 'Count, report, find the pattern.'],
    ['How do you deal with somebody who wants to bring back a worn item?', 'Rule, goodwill, tone.'],
    ['You suspect that a customer is stealing.', 'House rules, safety, no accusation.'],
    ['How do you plan staff for a Saturday before a holiday?', 'Figures from last year and breaks kept.', EXPERIENCED],
    ['Which product would you sell me today, and what would you ask first?', 'Need before product.'],
  ]),
  ...roleOf('media', [
    ['How do you check a story that everybody else has already published?', 'Two sources, origin, doubt.'],
    ['Write me a headline for the last thing you worked on.', 'True, short, worth a click.'],
    ['A person quoted wants to withdraw a sentence. What do you do?', 'Agreements, fairness, public interest.'],
    ['How do you work when the deadline has moved up by two hours?', 'The core first.'],
    ['Tell me about a piece that you cut by half.', 'What you kept and why it got better.'],
    ['How do you answer a journalist when you may not say much?', 'Short, true, when there will be more.'],
    ['Which of your pieces found the wrong audience?', 'What you read from it.'],
  ]),
  ...roleOf('science', [
    ['Explain your research to the taxi driver who brought you here.', 'Question, why it matters, one picture.'],
    ['Which result of yours could you not reproduce?', 'Search for the cause, openness.'],
    ['How do you decide that an experiment is not worth going on with?', 'Cost, signal, alternatives.'],
    ['How do you keep a notebook so that others could go on tomorrow?', 'Dates, raw data, versions.'],
    ['Tell me about a review that rejected your paper.', 'What was right in it.'],
    ['How would you plan a study with half the sample you want?', 'Power, question, honesty.'],
    ['What do you do when a funder would like another result?', 'Independence and how you keep it.', EXPERIENCED],
  ]),
  ...roleOf('real-estate', [
    ['How do you arrive at a price you can defend to seller and buyer?', 'Comparables, condition, honesty.'],
    ['A viewing shows damp in the cellar. What do you say?', 'Disclosure before the sale.'],
    ['How do you win an owner who is talking to five agents?', 'Knowledge of the place, a plan.'],
    ['Tell me about a sale that nearly fell through at the notary or at closing.', 'Calm, facts, solution.'],
    ['Which questions do you ask before you show anything?', 'Need, means, time.'],
    ['How do you handle a tenant who does not pay?', 'Talk, plan, law.'],
    ['What makes a street better or worse in ten years?', 'Signs you read.'],
  ]),
]
