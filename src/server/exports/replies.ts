import type { PdfRefusal } from '#server/engines/pdf/refusal.ts'
import { contentDisposition } from '#server/http/file-headers.ts'
import { problem } from '#server/http/problem.ts'
import { FORMATS, type Format } from '#shared/contract/exports.ts'

/** A file that the PDF engine refuses: too many pages, which only its owner can change, or too much to do. */
export function unprinted({ code, message }: PdfRefusal) {
  if (code === 'too_many_pages') return problem(422, code, message)
  return { ...problem(503, code, message), headers: { 'retry-after': '5' } }
}

export function fileHeaders(title: string, format: Format, milliseconds: number) {
  const { ending, type } = FORMATS[format]
  return {
    'content-type': type,
    'content-disposition': contentDisposition(`${title}.${ending}`),
    'cache-control': 'no-store',
    'server-timing': `export;dur=${milliseconds.toFixed(1)}`,
  }
}
