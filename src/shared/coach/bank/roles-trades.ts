import { BEGINNERS, EXPERIENCED, roleOf } from '#shared/coach/bank/asked.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** Hands, machines, sites, goods. */
export const ROLES_TRADES: readonly CoachQuestion[] = [
  ...roleOf('trades', [
    ['Describe a fault you found that others had looked for in vain.', 'Order in searching, tools, cause.'],
    ['How do you leave a customer’s home after your work?', 'Clean, explained, tested.'],
    ['What do you do when the plan and the wall do not agree?', 'Measure, ask, document.'],
    ['Tell me about a day on which safety cost you time.', 'That it was no question for you.'],
    [
      'How do you train an apprentice so that they may make mistakes?',
      'Tasks that grow, checks at the right place.',
      EXPERIENCED,
    ],
    ['Which tool would you never lend, and why?', 'Care for tools, and humour.'],
    ['How do you estimate time and material for a job you have not done before?', 'Comparison, reserve, honesty.'],
  ]),
  ...roleOf('manufacturing', [
    [
      'The line stands still and nobody knows why. What are your first ten minutes?',
      'Safety, what changed, whom you call.',
    ],
    ['How did you bring down scrap?', 'Cause, trial, figure.'],
    ['What belongs into a good shift handover?', 'Numbers, faults, what is open.'],
    ['Tell me about a changeover you made faster.', 'Steps before and after, minutes.'],
    ['How do you react when a part just misses the tolerance?', 'Block, tell, decide by rule.'],
    ['Which improvement came from a colleague at the machine?', 'That you listen and give credit.'],
    ['How do you keep attention on a task that repeats itself all day?', 'Rotation, checks, habits.', BEGINNERS],
  ]),
  ...roleOf('engineering', [
    ['Which part did you design that failed, and where was the weak point?', 'Load, assumption, correction.'],
    ['How do you decide on a safety margin?', 'Standard, risk, cost.'],
    ['Explain a drawing of yours to somebody who has to build it.', 'Function, tolerances, order.'],
    ['How did you save cost without losing function?', 'Where the money really was.'],
    ['When do you trust a simulation, and when do you want a test?', 'Limits of models.'],
    ['Tell me about a review in which your design was torn apart.', 'What you took from it.'],
    ['How do you carry a change through drawings, suppliers and stock?', 'Traceability and timing.', EXPERIENCED],
  ]),
  ...roleOf('construction', [
    ['Rain for a week and the date stands. What do you do?', 'Re-ordering work, telling the client, claims.'],
    ['How do you coordinate trades that stand in each other’s way?', 'Sequence, meetings, marks on site.'],
    ['Tell me about a near miss on one of your sites.', 'What you stopped and what you changed.'],
    ['How do you check work that will be covered tomorrow?', 'Hold points, photographs, signatures.'],
    ['A subcontractor delivers poor work under time pressure.', 'Facts, deadline, consequence.'],
    ['How do you keep the books of changes so that they are paid?', 'Early notice, measure, proof.', EXPERIENCED],
    ['What does your first walk in the morning look like?', 'Safety, people, deliveries, plan.'],
  ]),
  ...roleOf('logistics', [
    ['A truck with urgent goods stands at the border. What do you do?', 'Options, cost, informing the customer.'],
    ['How did you reduce empty runs or waiting times?', 'Figures and the change behind them.'],
    ['The stock in the system and on the shelf differ. Where do you begin?', 'Count, movements, cause.'],
    ['How do you plan tours when drivers and customers want opposite things?', 'Rules first, then fairness.'],
    ['Which figure do you look at first in the morning?', 'One that lets you act.'],
    ['Tell me about a season in which volume doubled.', 'People, space, order of steps.'],
    ['How do you make a warehouse safer without slowing it down?', 'Ways, sight, habits.'],
  ]),
  ...roleOf('operations', [
    ['Draw me, in words, the process you know best.', 'Start, end, handovers, where it waits.'],
    ['Which bottleneck did you remove, and where did it go then?', 'Seeing the whole.'],
    ['How do you decide what may be done differently in each place and what may not?', 'Standard where it matters.'],
    ['Tell me about a supplier that let you down.', 'Stopgap, talk, second source.'],
    ['How do you introduce a new procedure to people who have seen many come and go?', 'Trial, their ideas, proof.'],
    ['What would you measure in your first month here?', 'Few figures and why these.'],
    ['How do you prepare for something that happens once in ten years?', 'Plan, drill, contacts.', EXPERIENCED],
  ]),
  ...roleOf('agriculture', [
    ['How do you decide on the day to sow or to harvest?', 'Signs, forecast, machines, risk.'],
    ['Tell me about a season that went against you.', 'What you saved and what you changed.'],
    ['How do you notice that an animal is not well?', 'Watching, comparing, acting early.'],
    ['How do you keep hygiene when the day is sixteen hours long?', 'Fixed steps nobody skips.'],
    ['Which machine have you kept going beyond its years?', 'Upkeep and sense for cost.'],
    ['How do you use less water, fuel or fertiliser without losing yield?', 'A trial with figures.'],
    ['What do you say to a neighbour who complains about noise or smell?', 'Listening and a small step.'],
  ]),
]
