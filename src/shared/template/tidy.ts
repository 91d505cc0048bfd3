import { rulesOf, withoutComments } from '#shared/template/css-text.ts'
import type { Layout } from '#shared/template/document.ts'

/** The source of a template with a line for each declaration and block, for people who edit it. It prints the same. */
export const tidyTemplate = <T extends Layout>(layout: T): T => ({
  ...layout,
  htmlTemplate: tidyHtml(layout.htmlTemplate),
  cssStyles: tidyCss(layout.cssStyles),
})

/** A sheet with comments, or one that can't be read, is left as it is. */
function tidyCss(source: string): string {
  const { css, problems } = withoutComments(source)
  const { rules, rest } = rulesOf(css)
  if (css !== source || problems.length > 0 || rest.trim() !== '') return source
  return rules.map(({ selectors, body }) => `${selectors.trim()} {\n${declarationsIn(body)}}\n`).join('')
}

const declarationsIn = (body: string): string =>
  body
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .map((declaration) => `  ${declaration.trim().replace(/^([\w-]+)\s*:\s*/, '$1: ')};\n`)
    .join('')

/** White space between blocks is not printed; words stay as they are. */
const tidyHtml = (source: string): string =>
  source
    .replace(/(?<=[>}])(<(?:section|article|header|aside|div|ul|ol|p)[ >])/g, '\n$1')
    .replace(/(<\/(?:section|article|header|aside|div|ul|ol)>)(?=[<{])/g, '$1\n')
