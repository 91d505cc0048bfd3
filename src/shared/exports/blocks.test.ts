import { expect, test } from 'vitest'
import { blocksOf, textOf } from '#shared/exports/blocks.ts'
import { composeDocument } from '#shared/template/document.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { sampleContent } from '#shared/template/samples.ts'

test('an entry keeps its dates next to it, and its text below', () => {
  const html =
    '<article><div class="head"><h3>Nurse</h3> <span class="dates">2019 – 2021</span></div><p class="sub">St. Mary</p><ul><li>Led <b>six</b> <u>people</u></li></ul></article>'
  expect(blocksOf(html)).toEqual([
    { kind: 'entry', runs: [{ text: 'Nurse' }], aside: [{ text: '2019 – 2021' }] },
    { kind: 'subtitle', runs: [{ text: 'St. Mary' }], aside: [] },
    {
      kind: 'bullet',
      runs: [{ text: 'Led ' }, { text: 'six', bold: true }, { text: ' ' }, { text: 'people', underline: true }],
      aside: [],
    },
  ])
})

test('bullets in the list of another bullet are nested, and the next one is not', () => {
  const html = '<ul><li>Led a <b>team</b><ul><li>of six</li><li>in Oslo</li></ul></li><li>Cut costs</li></ul>'
  expect(blocksOf(html).map(({ runs, nested }) => [textOf(runs), nested])).toEqual([
    ['Led a team', undefined],
    ['of six', true],
    ['in Oslo', true],
    ['Cut costs', undefined],
  ])
})

test('dates of an entry without a name stay separate and do not move to the previous entry', () => {
  const html =
    '<div class="head"><h3>Nurse</h3><span class="dates">2020</span></div><div class="head"><span class="dates">2018</span></div>'
  expect(blocksOf(html).map(({ runs, aside }) => [textOf(runs), textOf(aside)])).toEqual([
    ['Nurse', '2020'],
    ['2018', ''],
  ])
})

test('dates that a template puts below the employer stay below', () => {
  const html =
    '<div class="head"><h3>Nurse</h3><p class="sub">St. Mary</p><span class="dates">2020 &amp; 2021</span></div>'
  expect(blocksOf(html).map(({ kind, runs, aside }) => [kind, textOf(runs), textOf(aside)])).toEqual([
    ['entry', 'Nurse', ''],
    ['subtitle', 'St. Mary', ''],
    ['paragraph', '2020 & 2021', ''],
  ])
})

test('a URL with an ampersand is one link', () => {
  expect(blocksOf('<p><a href="https://e.com/?b=c&amp;d=e">e.com/?b=c&amp;d=e</a> &lt;R&amp;D&gt;</p>')).toEqual([
    {
      kind: 'paragraph',
      runs: [{ text: 'e.com/?b=c&d=e', href: 'https://e.com/?b=c&d=e' }, { text: ' <R&D>' }],
      aside: [],
    },
  ])
})

test('contact details are on one line, separated from each other', () => {
  const html =
    '<p class="contacts"><span class="contact"><a href="mailto:a@b.co">a@b.co</a></span> <span class="contact">Rome</span> </p>'
  expect(blocksOf(html)).toEqual([
    {
      kind: 'contacts',
      runs: [{ text: 'a@b.co', href: 'mailto:a@b.co' }, { text: '   ' }, { text: 'Rome' }],
      aside: [],
    },
  ])
})

test('no word of any template is lost, and words keep the order of the page', () => {
  for (const template of [null, ...builtInTemplates])
    for (const sample of ['short', 'long', 'accented'] as const) {
      const { html } = composeDocument(sampleContent(sample), template)
      const page = html.replace(/<[^>]*>/g, ' ')
      const words = (text: string) =>
        text
          .replace(/&amp;/g, '&')
          .replace(/&#39;/g, "'")
          .replace(/&quot;/g, '"')
          .split(/\s+/)
          .join('')
      const read = blocksOf(html).map(({ runs, aside }) => textOf(runs) + textOf(aside))
      expect(words(read.join(' ')), `${template?.name} ${sample}`).toBe(words(page))
    }
})
