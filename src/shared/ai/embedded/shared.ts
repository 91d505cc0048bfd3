import { isFitLength } from '#shared/ai/embedded/fit.ts'
import type { Draft } from '#shared/ai/embedded/draft.ts'

/** The words of a line; what 'we' did says so: 'won the county relay' is one's own, 'with the team' is how it was. */
export function withTeam({ text, isShared, isAsSaid }: Draft): string {
  if (!isShared || isAsSaid || SAYS_SO.test(text)) return text
  const at = REST.exec(text)?.index ?? text.length
  const shared = `${text.slice(0, at)} with the team${text.slice(at)}`
  return isFitLength(shared) ? shared : text
}

const SAYS_SO =
  /\b(?:teams?|crew|group|together|jointly|colleagues?|partners?|friends?|volunteers|committee|class|with (?:a|an|another|my|\d+) \w+)\b/i
/** What came of a deed, or was counted beside it. */
const REST =
  /; |, \w+ing\b|, (?:about |over |under |nearly |only |just )?[$€£]?\d|, (?:done|now|so|which|worth|the (?:year|month|week|season) before)\b| by \w+ing\b| while\b| (?:that )?(?:somebody|someone|people|they|he|she|it|nobody) (?:was|were|is|are|had|has|did)\b/
