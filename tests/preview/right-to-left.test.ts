import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { DEFAULT_LAYOUT } from '#shared/template/built-in/default-layout.ts'
import { openPreviewPage, type PreviewPage } from './preview-page.ts'

const latin = z.parse(ResumeContent, {
  personalInfo: { fullName: 'Layla Alomari', email: 'layla@example.com', phone: '+971 50 555 0148' },
  summary: 'Product manager.',
  experience: [
    {
      company: 'Almadar Payments',
      position: 'Manager',
      startDate: '2011',
      endDate: '2013',
      achievements: ['Led a team', 'Cut costs'],
    },
  ],
})
const arabic = z.parse(ResumeContent, {
  personalInfo: { fullName: 'ليلى حسن العمري', email: 'layla@example.com', phone: '+971 50 555 0148' },
  summary: 'مديرة منتجات رقمية بخبرة عشر سنوات في الخدمات المالية والتجارة.',
  experience: [
    {
      company: 'شركة المدار للمدفوعات',
      position: 'مديرة',
      startDate: '2011',
      endDate: '2013',
      achievements: ['قدت فريقا من المهندسين والمصممين', 'خفضت تكلفة العمل'],
    },
  ],
})

let preview: PreviewPage
beforeAll(async () => {
  preview = await openPreviewPage()
})
afterAll(() => preview.close())

/** Runs in the page: the places of an entry's parts, as distances from the left or the right edge of the page. */
function places({ isMirrored }: { isMirrored: boolean }) {
  const doc = document.getElementById('host')!.shadowRoot!.querySelector('.doc')!
  const page = doc.getBoundingClientRect()
  const start = ({ left, right }: DOMRect) => (isMirrored ? page.right - right : left - page.left)
  const wordsOf = (selector: string, word: string): DOMRect => {
    const element = doc.querySelector(selector)!
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const at = walker.currentNode.nodeValue!.indexOf(word)
      if (at < 0) continue
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + word.length)
      return range.getBoundingClientRect()
    }
    throw new Error(`no ${word} in ${selector}`)
  }
  const text = (selector: string) => wordsOf(selector, '')
  const item = doc.querySelector('.experience li')!
  return {
    datesAfterTitle: Math.sign(start(text('.experience .dates')) - start(text('.experience h3'))),
    itemIsAtStart: Math.abs(start(text('.experience li')) - start(item.getBoundingClientRect())) < 2,
    itemIsIndented: start(item.getBoundingClientRect()) > start(item.parentElement!.getBoundingClientRect()),
    yearsInOrder: wordsOf('.experience .dates', '2011').left < wordsOf('.experience .dates', '2013').left,
    phoneInOrder: wordsOf('.contacts', '+971').left < wordsOf('.contacts', '0148').left,
  }
}

const layouts = [{ name: 'The built-in layout', ...DEFAULT_LAYOUT }, ...builtInTemplates].map(
  (template) => [template.name, template] as const,
)

test.each(layouts)('%s mirrors a page in Arabic, but not its dates and numbers', async (_, template) => {
  await preview.lay(latin, template)
  const inLatin = await preview.read(places, { isMirrored: false })
  await preview.lay(arabic, template)
  const inArabic = await preview.read(places, { isMirrored: true })
  expect(inArabic).toEqual(inLatin)
  expect(inArabic).toMatchObject({
    itemIsAtStart: true,
    itemIsIndented: true,
    yearsInOrder: true,
    phoneInOrder: true,
  })
})
