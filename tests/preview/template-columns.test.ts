import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { traitsOf } from '#shared/template/traits.ts'
import { openPreviewPage, type PreviewPage } from './preview-page.ts'

let preview: PreviewPage
beforeAll(async () => {
  preview = await openPreviewPage()
})
afterAll(() => preview.close())

test.each(builtInTemplates.map((template) => [template.name, template] as const))(
  '%s has as many columns on the page as the gallery says',
  async (_, template) => {
    await preview.lay(sampleContent('long'), template)
    expect(await preview.read(columns, '#host')).toBe(traitsOf(template.id)?.columns)
  },
)

/** Runs in the page: two if titles or dates are left of the text they belong to, or sections are side by side. */
function columns(at: string): 1 | 2 {
  const root = document.querySelector(at)!.shadowRoot!
  const textOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }
  const sections = [...root.querySelectorAll('section')]
  const hasMargin = sections.some((section) => {
    const texts = [...section.querySelectorAll('.entry li, p.text')].map((each) => textOf(each).left)
    const labels = [...section.querySelectorAll('h2, .dates')].map((each) => textOf(each).right)
    return texts.length > 0 && labels.some((right) => right <= Math.min(...texts))
  })
  const areBeside = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left && one.top < other.bottom && other.top < one.bottom
  const boxes = sections.map((section) => section.getBoundingClientRect())
  return hasMargin || boxes.some((one) => boxes.some((other) => areBeside(one, other))) ? 2 : 1
}
