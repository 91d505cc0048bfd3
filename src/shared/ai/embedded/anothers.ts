import { lowerText } from '#shared/ai/embedded/bits.ts'
import { isCalledByName, MEANWHILE } from '#shared/ai/embedded/pronouns.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import type { Draft } from '#shared/ai/embedded/draft.ts'

/** Facts that tell of no deed of whoever speaks and mean nothing alone: what was aimed at, what others did. */
export const isAnothers = ({ kind, text, beside, words }: Draft): boolean =>
  kind === 'fact' &&
  !beside &&
  ((GOAL.test(text) && !isOwnBudget(words)) ||
    AVERAGE.test(text) ||
    PLANNED.test(text) ||
    OTHERS.test(text) ||
    (RECORD.test(text) && !/^(?:my|our)$/.test(words[0]?.lower ?? '')) ||
    /\b(?:held|made|set|won) by a colleague\b/.test(text))

/** 'Move was planned for 10 days', without what it took. */
export const PLANNED =
  /^(?!.*\b(?:done|took|taking|finished)\b).*\b(?:was|were|is|are) (?:planned|scheduled|meant|supposed|expected|budgeted) (?:for|to|at)\b/i

/** 'Target was 420k': not that it was reached. */
export const GOAL =
  /^(?:\w+ )?(?:target|goal|aim|quota|norm|budget|deadline|limit|plan|requirement|objective)s?(?: (?:for|of|on|per|in|at) [^,;]{1,40}?)? (?:was|were|is|are|had been) /i
/** 'My budget was 250k': what somebody was given to look after. */
const isOwnBudget = ([first, second]: Draft['words']): boolean =>
  /^(?:my|our)$/.test(first?.lower ?? '') && second?.lower === 'budget'

/** 'The shop next door sold 300 a day', 'the project before had 57 claims'. */
const OTHERS =
  /^(?!(?:my|our) )(?:\w+ )?(?:office|branch|company|firm|shop|store|department|floor|competition|competitors?|predecessor|rest|others?)(?: as a whole| next door| across the \w+)? (?:had|has|sold|made|did|took|got|lost|needed|(?:was|were|is|are) at)\b|^(?:\w+ ){1,2}before (?:had|has|sold|made|did|took|got|lost|needed|was|were)\b/i

/** 'The record for the route is 3 hours', 'the shop next door charges 90': what others did or did in the middle. */
const RECORD =
  /^(?:average|record|norm|standard)(?: (?:for|of|on|in|at) [^,;]{1,40}?)? (?:was|is) |^(?:shop|store|office|company|firm|salon|branch|place)s? next door /i
/** 'The yard average was 4%'. */
export const AVERAGE = /^(?:[\w-]+ ){1,3}(?:average|mean|median|norm) (?:was|is|were|had) /i

/** 'The growth was the new manager's doing, not mine': a thing that whoever speaks gives to somebody else. */
export const isAnothersDoing = ({ subject, subjectWords, group, rest, words, connector }: Clause): boolean =>
  // 'I held the ladder while Sam painted 4 rooms'
  (MEANWHILE.test(connector.at(-1) ?? '') && subjectWords.length < 3 && isCalledByName(subjectWords)) ||
  (subject === 'none' && group === null && RELATIVE.test(lowerText(words)) && isBase(words)) ||
  (subject === 'thing' && BIGGER.test(lowerText(subjectWords)) && EARNS.test(group?.base ?? '')) ||
  (PEOPLE.test(lowerText(subjectWords)) && group?.time === 'present' && !/\bnow\b/.test(lowerText(words))) ||
  /\b(?:somebody|someone) else (?:did|does|made|has done)\b/.test(lowerText(words)) ||
  (subject === 'thing' && (group?.copula ?? false) && GIVEN_AWAY.test(lowerText(rest)))
/** 'My wife make the cakes': whose verb has lost its ending, as learners say it. */
const RELATIVE =
  /^(?:my|our|the) (?:wife|husband|mother|father|mum|mom|dad|brother|sister|son|daughter|cousin|uncle|aunt|friend|boss|chef|owner|colleague|teacher) (?!and\b)/
const isBase = ([, , verb]: Clause['words']): boolean => verb?.forms.includes('base') ?? false

/** 'The whole company makes 2 million': nobody made that alone. */
const BIGGER =
  /^(?:the|this|my|our) (?:(?:whole|entire) (?!team|crew|shift|group|class)\w+|(?:charity|company|firm|plant|factory|hospital|organi[sz]ation|city|council|university|bank|chain|corporation))$/
const EARNS = /^(?:make|earn|sell|lose|spend|produce|employ|turn|have|do|feed|treat|serve|ship|build)$/
/** 'People buy a sofa and throw it out after 5 years': so it goes in the world. */
const PEOPLE = /^(?:people|everybody|everyone|nobody|most people|you|they all)$/
const GIVEN_AWAY =
  /(?:'s|s') (?:\w+ )?(?:doing|work|merit|achievement|success|idea|win|credit|job|project|decision)\b|\bnot (?:mine|ours|me|us)\b|^(?:all |mostly |mainly |really )?(?:thanks|due|down) to (?!my |our |me |us |about |\d)/

/** Words for what was asked for, which is not what was done: 'that was the rule'. */
export const DEMANDS = /\b(?:rule|target|goal|limit|plan|idea|deal|quota|norm|theory|promise|dream|wish|law|standard)\b/
