import { expect, test } from 'vitest'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { layoutOf } from '#shared/read-file/docx-layout.ts'
import { htmlDocument } from '#shared/read-file/html.ts'

const bulletsOf = (file: Parameters<typeof parseResume>[0]) => parseResume(file).content.experience[0]?.achievements

test('indented items of a pasted text are nested', () => {
  const text = `Ada King
ada@example.com

Experience
Cook, Blue Door
May 2019 - Present
- Led the kitchen
    - with six cooks
    - and two ovens
- Cut waste by 12%`
  expect(bulletsOf({ text })).toEqual(['Led the kitchen', '  with six cooks', '  and two ovens', 'Cut waste by 12%'])
})

test('a list in the item of a web page is nested, and a third level is nested like the second', () => {
  const html = `<h1>Ada King</h1><p>ada@example.com</p><h2>Experience</h2><h3>Cook, Blue Door</h3><p>May 2019 – Present</p>
<ul><li>Led the kitchen<ul><li>with six cooks<ul><li>and two ovens</li></ul></li></ul></li><li>Cut waste by 12%</li></ul>`
  const file = { ...layoutOf(htmlDocument(html)), pages: [], text: '' }
  expect(bulletsOf(file)).toEqual(['Led the kitchen', '  with six cooks', '  and two ovens', 'Cut waste by 12%'])
})
