import { pino } from 'pino'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, expect, test } from 'vitest'
import { createPdfEngine } from '#server/engines/pdf/engine.ts'
import { pdfJob } from '#server/exports/pdf-job.ts'
import { fromJsonResume } from '#shared/resume/json-resume.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { BROWSER_DIR } from '../browser.ts'

const engine = createPdfEngine({ dataDir: BROWSER_DIR, log: pino({ level: 'silent' }) })
afterAll(() => engine.close())

const content: ResumeContent = {
  ...sampleContent('short'),
  interests: ['Competitive secret keeping'],
  custom: [{ id: 'plans', title: 'Plans I keep to myself', items: [] }],
  hiddenSections: ['experience', 'interests', 'custom:plans'],
  foreign: { salary: 'Wants 90,000' },
}

test('a printed file carries the resume’s data without hidden sections, imported extras, and the owner’s title', async () => {
  const resume = { content, title: 'For Acme, second try', updatedAt: '2026-01-05T10:00:00.000Z', templateId: 9 }
  const job = pdfJob(resume, composeDocument(content, null), { source: true, owner: 'someone' })
  const { bytes } = await engine.print(job)
  const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const { info, metadata } = await file.getMetadata()
  const attached = (await file.getAttachments())['resume.json'].content as Uint8Array
  const source = new TextDecoder().decode(attached)
  const said = [JSON.stringify(info), JSON.stringify(metadata), source, Buffer.from(bytes).toString('latin1')].join(
    '\n',
  )
  await file.destroy()

  expect(info).toMatchObject({ Title: 'Maya Okafor – Communication Studies' })
  expect(fromJsonResume(source)).toMatchObject({
    title: 'Maya Okafor – Communication Studies',
    content: { personalInfo: content.personalInfo, education: content.education, experience: [] },
    templateId: 9,
  })
  for (const secret of ['Acme', 'Customer Support Lead', 'secret keeping', 'to myself', '90,000'])
    expect(said).not.toContain(secret)
})
