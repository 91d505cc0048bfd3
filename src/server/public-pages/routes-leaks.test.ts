import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ScreenshotDocument } from '#server/engines/pdf/page-scripts.ts'
import type { PdfJob } from '#server/engines/pdf/engine.ts'
import { linkTo, resumeOf, saveLook, shower, type Shower } from '#server/testing/public-pages.ts'
import { createTestSite, createTestPdfEngine, type TestSite } from '#server/testing/site.ts'
import { Profile } from '#shared/contract/profile.ts'
import { PublicPortfolio, PublicResume } from '#shared/contract/public.ts'
import { filledWith } from '#shared/portfolio/every-field.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

const canaryOf = (field: string) => `canary-${field.replaceAll('.', '-')}-end`
const FULL = filledWith(canaryOf)
const CONTACT = ['personalInfo.email', 'personalInfo.phone', 'personalInfo.location', 'references.contact']
/** In addition to the names that only the editor uses. */
const NEVER = [
  ...'experience education projects volunteer awards publications references'.split(' ').map((part) => `${part}.id`),
  ...'experience education projects volunteer awards publications references'
    .split(' ')
    .map((part) => `${part}.foreign`),
  'custom.items.id',
  'foreign',
]

let site: TestSite
let ada: Shower
let printed: PdfJob | undefined
let photographed: ScreenshotDocument | undefined
beforeEach(async () => {
  const pdf = createTestPdfEngine({
    print: async (job) => {
      printed = job
      return { bytes: new TextEncoder().encode('%PDF-1.7'), pages: 1, fitReached: true }
    },
    screenshot: async (job) => {
      photographed = job.picture
      return new TextEncoder().encode('PNG')
    },
  })
  site = await createTestSite('sqlite', { engines: { pdf } })
  ada = await shower(site, { settings: { profilePublic: true } })
})
afterEach(() => site.close())

/** Every response that contains a resume at a public URL. */
async function told(place: string): Promise<Record<'page' | 'pdf' | 'vcard' | 'card', string>> {
  const get = async (path: string) => (await site.request('GET', `/api/${place}${path}`)).text()
  const page = await get('')
  const vcard = (await get('/contact.vcf')).replaceAll('\r\n ', '')
  await get('/resume.pdf')
  await get('/card.png')
  return { page, vcard, pdf: JSON.stringify(printed), card: JSON.stringify(photographed) }
}

const canariesIn = (text: string) => new Set(text.match(/canary-[\w-]+?-end/g))

/** A resume with all fields; everything in `hidden` is hidden. */
async function shownAt(content: ResumeContent): Promise<string> {
  return `portfolios/${ada.id}/${await resumeOf(site, ada, { title: 'canary-title-end', content })}`
}

test('nothing private in a public resume is exposed', async () => {
  const outs = await told(await shownAt(FULL))
  for (const out of Object.values(outs)) {
    const found = canariesIn(out)
    for (const field of [...CONTACT, ...NEVER, 'title']) expect(found).not.toContain(canaryOf(field))
  }
  // Each response does contain what it is for.
  expect(canariesIn(outs.page).size).toBeGreaterThan(40)
  expect(canariesIn(outs.pdf).size).toBeGreaterThan(40)
  expect(canariesIn(outs.card)).toContain(canaryOf('experience.position'))
  expect([...canariesIn(outs.vcard)]).toEqual([canaryOf('personalInfo.fullName'), canaryOf('experience.position')])
})

test('a share link shows contact details, and nothing that is always private', async () => {
  const id = await resumeOf(site, ada, { title: 'canary-title-end', content: FULL, isPublic: false })
  const outs = await told(`shared/${await linkTo(site, ada, id)}`)
  for (const out of Object.values(outs))
    for (const field of [...NEVER, 'title']) expect(canariesIn(out)).not.toContain(canaryOf(field))
  for (const field of CONTACT) expect(canariesIn(outs.page)).toContain(canaryOf(field))
  expect(JSON.stringify(outs)).not.toContain('Label for Acme')
})

const SECTIONS =
  'summary experience education skills projects certifications volunteer awards publications interests references'
test.each([...SECTIONS.split(' ').map((name) => [name, name]), ['custom:mine', 'custom']])(
  'nothing in the hidden section %s is exposed',
  async (id, name) => {
    await saveLook(site, ada.id, { showsContact: true })
    const hiddenSections = [id] as ResumeContent['hiddenSections']
    const outs = await told(await shownAt({ ...FULL, ...(hiddenSections && { hiddenSections }) }))
    for (const out of Object.values(outs)) expect(out).not.toContain(`canary-${name}`)
  },
)

test('a file contains its source only if the source has no more than the page', async () => {
  const person = { ...emptyContent().personalInfo, fullName: 'Ada Lovelace', email: 'ada@private.example' }
  const plain = { ...emptyContent(), personalInfo: person, summary: 'Engines' }
  const sourceOf = async (place: string) => {
    await site.request('GET', `/api/${place}/resume.pdf`)
    return printed?.source
  }
  expect(await sourceOf(await shownAt(plain))).toBeUndefined()
  await saveLook(site, ada.id, { showsContact: true })
  const source = await sourceOf(await shownAt(plain))
  expect(source).toContain('ada@private.example')
  expect(source).not.toContain('canary-title')
  expect(await sourceOf(await shownAt({ ...plain, hiddenSections: ['summary'] }))).toBeUndefined()
  expect(await sourceOf(await shownAt({ ...plain, design: { embedSource: false } }))).toBeUndefined()
})

test('the page of a user returns exactly the fields of the contract', async () => {
  const fields = Object.keys(Profile.shape)
  expect(fields.toSorted()).toEqual(['firstName', 'github', 'lastName', 'linkedin', 'location', 'phone', 'website'])
  const canaries = Object.fromEntries(fields.map((field) => [field, `https://canary-${field}-end.example`]))
  await site.request('PUT', '/api/profile', { cookie: ada.cookie, body: canaries })
  await resumeOf(site, ada, { title: 'Shown', content: FULL })
  const answer = await (await site.request('GET', `/api/portfolios/${ada.id}`)).text()
  expect([...canariesIn(answer)].toSorted()).toEqual(
    ['firstName', 'github', 'lastName', 'linkedin', 'website']
      .map((field) => `canary-${field}-end`)
      .concat(canaryOf('experience.position'))
      .toSorted(),
  )
  expect(answer).not.toContain('ada@example.com')
  expect(Object.keys(JSON.parse(answer) as object).toSorted()).toEqual(Object.keys(PublicPortfolio.shape).toSorted())
})

test('a resume returns exactly the fields of the contract', async () => {
  const place = await shownAt(FULL)
  const answer = (await (await site.request('GET', `/api/${place}`)).json()) as object
  expect(Object.keys(answer).toSorted()).toEqual([...Object.keys(PublicResume.shape), 'address'].toSorted())
  const token = await linkTo(site, ada, Number(place.split('/')[2]))
  const { resume } = (await (await site.request('GET', `/api/shared/${token}`)).json()) as { resume: object }
  expect(Object.keys(resume).toSorted()).toEqual(Object.keys(PublicResume.shape).toSorted())
})
