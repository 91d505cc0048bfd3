import { problem } from '#server/http/problem.ts'
import type { ProblemsByPart } from '#shared/template/check.ts'

/** Sentences of each part that a refusal carries: a hostile template could have a thousand. */
const MOST_SENTENCES = 20

/** Why a template is not accepted. */
export function refusalOf({ html, css }: ProblemsByPart) {
  const fields = {
    ...(html.length > 0 && { htmlTemplate: html.slice(0, MOST_SENTENCES).join(' ') }),
    ...(css.length > 0 && { cssStyles: css.slice(0, MOST_SENTENCES).join(' ') }),
  }
  return problem(422, 'template_refused', Object.values(fields).join(' '), fields)
}
