import type { Layout } from '#shared/template/document.ts'
import { checkHtml } from '#shared/template/check-html.ts'
import { checkCss } from '#shared/template/check-css.ts'

/** Maximum length of a template's HTML and CSS, in characters each. */
const MAX_LENGTH = 60_000
const TOO_LONG = `A template's HTML and CSS may be ${MAX_LENGTH} characters long each.`

export type ProblemsByPart = { readonly html: readonly string[]; readonly css: readonly string[] }

/** Problems of a template, in sentences, that would break pages or confuse readers; empty if it is valid. */
export function checkTemplate(layout: Layout): readonly string[] {
  const { html, css } = problemsByPart(layout)
  return [...new Set([...html, ...css])]
}

/** The same, apart for the HTML and the CSS. What is too long is not looked at any closer. */
export function problemsByPart({ htmlTemplate, cssStyles }: Layout): ProblemsByPart {
  const [isLongHtml, isLongCss] = [htmlTemplate.length > MAX_LENGTH, cssStyles.length > MAX_LENGTH]
  if (isLongHtml || isLongCss) return { html: isLongHtml ? [TOO_LONG] : [], css: isLongCss ? [TOO_LONG] : [] }
  return { html: checkHtml(htmlTemplate), css: checkCss(cssStyles) }
}
