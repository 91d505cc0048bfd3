import type { Layout } from '#shared/template/document.ts'
import { checkHtml } from '#shared/template/check-html.ts'
import { checkCss } from '#shared/template/check-css.ts'

/** Longest source of a template, in characters, for each of its two files. */
const LONGEST = 60_000

/** Says in sentences what a template does that pages or their readers cannot bear; empty when it is sound. */
export function checkTemplate({ htmlTemplate, cssStyles }: Layout): readonly string[] {
  if (htmlTemplate.length > LONGEST || cssStyles.length > LONGEST)
    return [`A template's HTML and CSS may be ${LONGEST} characters long each.`]
  return [...checkHtml(htmlTemplate), ...checkCss(cssStyles)]
}
