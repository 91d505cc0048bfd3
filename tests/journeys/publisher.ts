import type { APIRequestContext, Browser } from 'playwright-core'
import { expect } from 'vitest'
import type { Portfolio, ShareLink } from '#shared/contract/portfolio.ts'
import type { Resume } from '#shared/contract/resumes.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Postbox } from './mail.ts'
import { newcomer, register } from './walk.ts'

export type Publisher = Awaited<ReturnType<typeof createPublisher>>

/** A signed-in person with a confirmed email address, who may publish. */
export async function createPublisher(browser: Browser, site: string, postbox: Postbox, email: string) {
  const { context } = await newcomer(browser, site)
  const { request } = context
  await register(context, email)
  const { link } = await postbox.letterTo(email, 'Confirm your email address')
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page
    .getByText('Confirmed', { exact: true })
    .or(page.getByRole('heading', { name: /confirmed/i }))
    .first()
    .waitFor()
  await page.close()
  return {
    request,
    /** Creates a resume, public by default; returns its id. */
    async show(content: ResumeContent, { title = 'First', templateId = 1, isPublic = true } = {}): Promise<number> {
      const created = await answered<Resume>(request, 'post', '/api/resumes', { title, content, templateId })
      if (isPublic) await answered(request, 'put', `/api/resumes/${created.id}/visibility`, { isPublic })
      return created.id
    },
    wear: (id: number, content: ResumeContent, templateId: number) =>
      answered<Resume>(request, 'put', `/api/resumes/${id}`, { title: 'First', content, templateId }),
    look: (values: Partial<Portfolio>) => answered<Portfolio>(request, 'put', '/api/portfolio', values),
    async setting(values: Record<string, unknown>): Promise<void> {
      const now = (await (await request.get('/api/settings')).json()) as Record<string, unknown>
      await answered(request, 'put', '/api/settings', { ...now, ...values })
    },
    async link(resumeId: number, values: { password?: string } = {}): Promise<string> {
      const created = await answered<ShareLink>(request, 'post', '/api/portfolio/links', {
        resumeId,
        label: 'Acme',
        ...values,
      })
      return `/shared/${created.id}`
    },
    /** The cookies that sign another browser in. */
    state: () => context.storageState(),
  }
}

async function answered<T>(request: APIRequestContext, method: 'post' | 'put', path: string, data: object): Promise<T> {
  const answer = await request[method](path, { data })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}
