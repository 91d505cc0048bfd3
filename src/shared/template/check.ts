import type { Layout } from '#shared/template/document.ts'
import { checkHtml } from '#shared/template/check-html.ts'
import { checkCss } from '#shared/template/check-css.ts'

/** Maximum length of a template's HTML and CSS, in characters each. */
const MAX_LENGTH = 60_000

/** Problems of a template, in sentences, that would break pages or confuse readers; empty if it is valid. */
export function checkTemplate({ htmlTemplate, cssStyles }: Layout): readonly string[] {
  if (htmlTemplate.length > MAX_LENGTH || cssStyles.length > MAX_LENGTH)
    return [`A template's HTML and CSS may be ${MAX_LENGTH} characters long each.`]
  return [...checkHtml(htmlTemplate), ...checkCss(cssStyles)]
}
