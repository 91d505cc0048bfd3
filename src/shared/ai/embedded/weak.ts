import { hasAmount, isRateOfNothing } from '#shared/ai/embedded/amounts.ts'
import type { Draft } from '#shared/ai/embedded/draft.ts'

/** What says too little to be a line: a phrase without a number, and having been hired. */
export const isWeak = ({ kind, text, verbatim }: Draft): boolean =>
  /^(?:hired|employed) (?:to|for|as|at|in)\b|^(?:asked|told) (?:what|how|why|if|whether|who|where)\b/.test(text) ||
  (kind === 'fact' && verbatim && !hasAmount(text) && !/^(?:no|zero|0) /i.test(text)) ||
  (kind === 'fact' && isRateOfNothing(text, ''))

/** Words that say nothing of anybody. */
export const BUZZ =
  /\b(?:synerg\w+|leverag\w+|paradigm\w*|thought leader\w*|game.?chang\w+|disrupt\w*|best.in.class|world.class|rock ?star|ninja|guru|go-getter|out of the box|moved the needle|value.add\w*|deep.?div\w+)\b/i

/** A deed that says so little that it stands only where an answer says nothing better. */
export const saysLittle = ({ text, words, kind }: Draft): boolean =>
  (kind !== 'duty' && text.split(' ').length < 4 && !hasAmount(text) && !words.some(({ isName }) => isName)) ||
  (/^(?:assigned|transferred) (?:to|for|as|at|in)\b/.test(text) && !hasAmount(text)) ||
  (BUZZ.test(text) && !/\d/.test(text.replace(/360.?\w*/, ''))) ||
  (!hasAmount(text) && /^(?:watch(?:ed)? |(?:told|hired|asked) to )/.test(text))
