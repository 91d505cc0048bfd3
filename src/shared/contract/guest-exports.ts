import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'
import { ResumeContent, TemplateId } from '#shared/resume/schema.ts'

const exportForGuest = <const F extends 'pdf' | 'docx'>(format: F, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/guest-export/${format}` as `/api/guest-export/${F}`,
    summary,
    body: z.object({ content: ResumeContent, templateId: z._default(z.nullable(TemplateId), null) }),
    replies: { 200: File, 402: Problem, 404: Problem, 422: Problem },
  })

export const exportGuestPdf = exportForGuest('pdf', 'A resume without an account as tagged PDF')
export const exportGuestDocx = exportForGuest('docx', 'A resume without an account as Word document')

/** Files for visitors without an account, where the site owner offers them; nothing is stored. */
export const GUEST_EXPORTS = { pdf: exportGuestPdf, docx: exportGuestDocx } as const
