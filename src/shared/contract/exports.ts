import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'

/** Download formats of a resume, with their file extensions and media types. */
export const FORMATS = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  docx: { ending: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  json: { ending: 'json', type: 'application/json' },
  txt: { ending: 'txt', type: 'text/plain; charset=utf-8' },
  md: { ending: 'md', type: 'text/markdown; charset=utf-8' },
} as const
export type Format = keyof typeof FORMATS

/** The file's bytes; the contract describes a file by its media type only. */
export const File: z.ZodMiniType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array)

const exportAs = <const F extends Format>(format: F, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/export/${format}/:id` as `/api/export/${F}/:id`,
    summary,
    replies: { 200: File, 401: Problem, 402: Problem, 404: Problem, 422: Problem },
  })

export const exportPdf = exportAs('pdf', 'A resume as tagged PDF')
export const exportDocx = exportAs('docx', 'A resume as Word document')
export const exportJson = exportAs('json', 'A resume as JSON Resume')
export const exportTxt = exportAs('txt', 'A resume as plain text')
export const exportMd = exportAs('md', 'A resume as Markdown')

/** The endpoint of each format. */
export const EXPORTS = { pdf: exportPdf, docx: exportDocx, json: exportJson, txt: exportTxt, md: exportMd } as const
