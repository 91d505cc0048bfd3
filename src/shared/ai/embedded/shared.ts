import { isFitLength } from '#shared/ai/embedded/fit.ts'
import type { Draft } from '#shared/ai/embedded/draft.ts'

/**
 * The words of a line; what 'we' did says so: 'won the county relay' is one's own, 'with the team' is how it was. What one
 * or two others did as well, who are no team, was done jointly.
 */
export function withTeam({ text, isShared, isAsSaid }: Pick<Draft, 'text' | 'isShared' | 'isAsSaid'>): string {
  if (!isShared || isAsSaid || SAYS_SO.test(text)) return text
  const at = REST.exec(text)?.index ?? text.length
  const shared = isShared === 'jointly' ? `jointly ${text}` : `${text.slice(0, at)} with the team${text.slice(at)}`
  return isFitLength(shared) ? shared : text
}

const SAYS_SO =
  /\b(?:(?<!\b(?:put|putting|bring|brought|pull|pulled|get|got) )together|jointly|each other|teams? of|(?:job-)?shared)\b|^(?:only|one of|part of)\b|\b(?:with|among|alongside|in|as|of|for|by|between|a|an|the) (?:[\p{L}\d’'-]+ ){0,3}(?:teams?|crews?) (?:of|with)\b|\b(?:with|among|alongside|in|as|of|for|by|between) (?:[\p{L}\d’'-]+ ){0,3}(?:teams?|crews?)\b|\b(?:with|among|alongside|in|as) (?:[\p{L}\d’'-]+ ){0,3}(?:group|colleagues?|coworkers?|partners?|friends?|volunteers?|committee|class|mates?|brothers?|sisters?|cousins?|famil\w+|father|mother|husband|wife|girls|boys|women|apprentices?|trainees?|nurses?|professors?|consultants?|assistants?|accountants?)\b|\bwith (?:an?|another|one|\d+)(?: other)? (?!computer|printer|trailer|tractor|motor|container|server|counter|sensor|burner|boiler|number|letter|paper|order|offer|customer|deliver)\p{L}+(?:er|or|ist|ian|men|people|other)s?\b/iu
/** What came of it, or was counted beside it. */
const REST =
  /; |, \w+ing\b|, (?:about |over |under |nearly |only |just )?[$€£]?\d|, (?:done|now|so|which|worth|the (?:year|month|week|season) before)\b| by \w+ing\b| while\b| (?:that )?(?:somebody|someone|people|they|he|she|it|nobody) (?:was|were|is|are|had|has|did)\b/
