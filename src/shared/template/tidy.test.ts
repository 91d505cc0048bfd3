import { expect, test } from 'vitest'
import { blocksOf } from '#shared/exports/blocks.ts'
import { plainText } from '#shared/exports/plain-text.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { checkTemplate } from '#shared/template/check.ts'
import { composeDocument, textFamily } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { tidyTemplate } from '#shared/template/tidy.ts'

test('each declaration and each block is on a line of its own', () => {
  expect(
    tidyTemplate({
      htmlTemplate: '{{#items}}<article class="entry"><p class="text">a</p><ul><li>b</li></ul></article>{{/items}}',
      cssStyles: ".doc,.page{--accent:#123456}\n.doc h1{color:red;font-family:'Open Sans'}",
    }),
  ).toEqual({
    htmlTemplate:
      '{{#items}}\n<article class="entry">\n<p class="text">a</p>\n<ul><li>b</li></ul>\n</article>\n{{/items}}',
    cssStyles: ".doc,.page {\n  --accent: #123456;\n}\n.doc h1 {\n  color: red;\n  font-family: 'Open Sans';\n}\n",
  })
})

test('a style sheet with comments stays as it was written', () => {
  const cssStyles = '/* Ours */ .doc h1{color:red;margin:0}'
  expect(tidyTemplate({ htmlTemplate: '', cssStyles }).cssStyles).toBe(cssStyles)
})

test.each([...builtInTemplates])('$name prints the same, in the same type and color', (template) => {
  const content = sampleContent('long')
  const tidy = tidyTemplate(template)
  const texts = [template, tidy].map((layout) => plainText(blocksOf(composeDocument(content, layout).html)))
  expect(texts[1]).toBe(texts[0])
  const [before, after] = [template, tidy].map((layout) => composeDocument(content, layout))
  expect(after?.families).toEqual(before?.families)
  expect(after?.css.replace(/\s|;(?=\s*\})/g, '')).toBe(before?.css.replace(/\s|;(?=\s*\})/g, ''))
  expect(textFamily(tidy.cssStyles)).toBe(textFamily(template.cssStyles))
  expect(checkTemplate(tidy)).toEqual([])
})
