import type { Browser, Page } from 'playwright-core'
import { sampleContent } from '#shared/template/samples.ts'
import type { InterfaceLanguage } from '#shared/text/interface-languages.ts'
import { visit } from '../browser.ts'
import { ADMIN_PASSWORD } from './admin-area.ts'
import { examiner } from './faults.ts'
import { wordsIn } from './languages/words-in.ts'
import { openFormTab, register } from './walk.ts'

/** Someone signed in, and what the buttons say in their language. */
export type Member = {
  readonly page: Page
  readonly say: ReturnType<typeof wordsIn>
  /** Their full resume. */
  readonly resume: number
  readonly user: string
}

const ANSWER =
  'Last spring our help desk got 300 messages a week. I sorted them by cause and wrote 40 articles, so tickets fell by 38%.'

/** An account in this language that owns the coach and a full resume, and administers the site. */
export async function createMember(browser: Browser, site: string, language: InterfaceLanguage) {
  const visitor = await examiner(browser, site, {
    locale: language,
    // The requests below are made in it too: an account speaks the language in which it was created.
    extraHTTPHeaders: { 'accept-language': language },
  })
  const { request } = visitor.context
  await register(visitor.context, `member-${language}-${Date.now()}@example.com`)
  const { id: user } = (await (await request.get('/api/user')).json()) as { id: string }
  await request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
  await request.put(`/api/admin/users/${user}/products/coach`, { failOnStatusCode: true })
  const data = { title: 'Full', content: sampleContent('long'), templateId: 3 }
  const created = await request.post('/api/resumes', { data, failOnStatusCode: true })
  const { id: resume } = (await created.json()) as { id: number }
  return { ...visitor, say: wordsIn(language), resume, user }
}

const press = ({ page, say }: Member, english: string) =>
  page
    .getByRole('button', { name: say(english) })
    .locator('visible=true')
    .first()
    .click()

const at =
  (path: string) =>
  async ({ page }: Member): Promise<void> => {
    await visit(page, path)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  }

const inBuilder =
  (show: (member: Member) => Promise<void>, query = '') =>
  async (member: Member): Promise<void> => {
    await at(`/resume-builder/${member.resume}${query}`)(member)
    await show(member)
  }

const onTab = (english: string) => inBuilder(({ page, say }) => openFormTab(page, say(english)))

const inAdminArea = (tab: string) => async (member: Member) => {
  await at(`/admin/dashboard?tab=${tab}${tab.endsWith('user=') ? member.user : ''}`)(member)
  await member.page.getByRole('tabpanel').getByRole('heading').first().waitFor()
}

async function practice(member: Member): Promise<void> {
  await at('/interview-prep')(member)
  await press(member, 'Start practicing')
  await member.page.waitForURL(/\/interview-prep\/\d+/)
  await member.page.getByRole('textbox', { name: member.say('Your answer') }).fill(ANSWER)
}

/** What people see who are signed in; each opens on its own. */
export const SCREENS: Readonly<Record<string, (member: Member) => Promise<void>>> = {
  dashboard: at('/'),
  'builder, personal': onTab('Personal'),
  'builder, experience': onTab('Experience'),
  'builder, education': onTab('Education'),
  'builder, skills': onTab('Skills'),
  'builder, projects': onTab('Projects'),
  'builder, more': onTab('More'),
  'builder, design': onTab('Design'),
  'download menu': inBuilder(async (member) => {
    await press(member, 'Download')
    await member.page.getByRole('menu').waitFor()
    await member.page.keyboard.press('ArrowDown')
  }),
  'command palette': inBuilder(async ({ page }) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
  }),
  interview: inBuilder(async (member) => {
    const { page, say } = member
    await page.getByLabel(say('Level')).selectOption('Mid-level')
    await press(member, 'Start the interview')
    await page.locator('#builder-form textarea').first().fill(ANSWER)
  }, '?interview=1'),
  'ATS checker': async (member) => {
    const { page, say } = member
    await at(`/ats-analyzer?resume=${member.resume}`)(member)
    await page.getByRole('textbox', { name: say('Job description') }).fill('We look for a designer who knows Figma.')
    await press(member, 'Analyze Resume')
    await page.getByText(say('Overall score')).first().waitFor()
  },
  coach: at('/interview-prep'),
  practice,
  feedback: async (member) => {
    await practice(member)
    await press(member, 'Get feedback')
    await member.page.getByRole('heading', { level: 3, name: member.say('Feedback') }).waitFor()
  },
  negotiation: at('/interview-prep/negotiation'),
  portfolio: at('/portfolio'),
  settings: at('/settings'),
  profile: at('/profile'),
  templates: at('/templates'),
  'admin area, analytics': inAdminArea('analytics'),
  'admin area, a user': inAdminArea('users&user='),
  'admin area, system': inAdminArea('system'),
}
