import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, onEachDatabase, registerUser, type TestSite } from '#server/testing/site.ts'
import type { Resume } from '#shared/contract/resumes.ts'
import { textFile, type TextFormat } from '#shared/exports/text-file.ts'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'

onEachDatabase('text files', (engine) => {
  let site: TestSite
  let cookie: string
  beforeAll(async () => {
    site = await createTestSite(engine)
    cookie = await registerUser(site)
  })
  afterAll(() => site.close())

  test('the browser makes the same text files as the server', async () => {
    const anyTemplate = fc.option(fc.constantFrom(...builtInTemplates), { nil: null })
    await fc.assert(
      fc.asyncProperty(anyResume, anyTemplate, async (content, template) => {
        const body = { title: 'Cook', content, templateId: template?.id ?? null }
        const made = await site.request('POST', '/api/resumes', { cookie, body })
        const resume = (await made.json()) as Resume
        for (const format of ['json', 'txt', 'md'] satisfies TextFormat[]) {
          const file = await site.request('POST', `/api/export/${format}/${resume.id}`, { cookie })
          expect(file.status).toBe(200)
          expect(await file.text()).toBe(textFile(format, resume, template))
        }
        await site.request('DELETE', `/api/resumes/${resume.id}`, { cookie })
      }),
      { numRuns: 10 },
    )
  })
})
