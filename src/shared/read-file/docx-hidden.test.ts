import { expect, test } from 'vitest'
import { withoutHiddenRuns } from '#shared/read-file/docx-hidden.ts'

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...runs: readonly string[]) => `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${runs.join('')}</w:p>`
const WHITE = '<w:color w:val="FFFFFF"/>'

test.each([
  ['hidden', '<w:vanish/>'],
  ['white', WHITE],
  ['almost white', '<w:color w:val="fefefe"/>'],
  ['white with white shading', `${WHITE}<w:shd w:val="clear" w:color="auto" w:fill="FFFFFF"/>`],
  ['of one point', '<w:sz w:val="2"/><w:szCs w:val="2"/>'],
])('a run that is %s is left out', (_, properties) => {
  const { xml, texts } = withoutHiddenRuns(
    paragraph(run('Cook'), run('Helm &amp; ', properties), run('Istio', properties)),
  )
  expect(xml.replace(/<[^>]*>/g, '')).toBe('Cook')
  expect(texts).toEqual(['Helm & Istio'])
})

test.each([
  ['black', paragraph(run('Cook', '<w:color w:val="000000"/>'))],
  ['yellow', paragraph(run('Cook', '<w:color w:val="FFFF00"/>'))],
  ['not hidden', paragraph(run('Cook', '<w:vanish w:val="0"/>'))],
  ['of two points', paragraph(run('Cook', '<w:sz w:val="4"/>'))],
  ['white on its shading', paragraph(run('Cook', `${WHITE}<w:shd w:val="clear" w:fill="1F3864"/>`))],
  ['white on a highlight', paragraph(run('Cook', `${WHITE}<w:highlight w:val="darkBlue"/>`))],
  ['white on its paragraph', `<w:p><w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr>${run('Cook', WHITE)}</w:p>`],
  ['white in a table', `<w:tbl><w:tr><w:tc>${paragraph(run('Cook', WHITE))}</w:tc></w:tr></w:tbl>`],
  ['white in a text box', `<w:p><w:r><w:txbxContent>${paragraph(run('Cook', WHITE))}</w:txbxContent></w:r></w:p>`],
  ['white before a shape', `<wp:anchor behindDoc="1"/>${paragraph(run('Cook', WHITE))}`],
  ['white on a page color', `<w:background w:color="1F3864"/>${paragraph(run('Cook', WHITE))}`],
])('a run that is %s stays', (_, xml) => {
  expect(withoutHiddenRuns(xml)).toEqual({ xml, texts: [] })
})

test('each paragraph’s hidden text is a line, and a run after a hidden one stays', () => {
  const xml = paragraph(run('Helm', '<w:vanish/>'), run('Cook')) + paragraph(run('Istio', '<w:vanish/>'))
  expect(withoutHiddenRuns(xml).texts).toEqual(['Helm', 'Istio'])
})
