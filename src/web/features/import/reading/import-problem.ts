import { msg } from '@lingui/core/macro'
import { MAX_TEXT } from '#shared/import/max-text.ts'
import type { ZipProblem } from '#shared/import/unpack.ts'
import type { ImportProblem } from '#shared/resume/json-resume.ts'
import { pageI18n, translate } from '#web/lib/i18n.ts'

/** Why a file is not taken: what stops its reading, or that it was read and says nothing. */
export type FileImportProblem =
  | ImportProblem
  | ZipProblem
  | { readonly code: 'wordless' | 'zip_no_resume' | 'unknown_kind' | 'not_read' | 'text_too_long' }

/** The sentence for it, in the language of the interface. */
export function importProblemMessage(problem: FileImportProblem): string {
  switch (problem.code) {
    case 'too_large': {
      const { kilobytes } = problem
      return translate(msg`This file is larger than ${kilobytes} KB. Remove pictures from it and try again.`)
    }
    case 'too_much_foreign': {
      const { kilobytes } = problem
      return translate(
        msg`This file has more than ${kilobytes} KB of data that doesn’t belong in a resume, such as an embedded picture. Remove it and try again.`,
      )
    }
    case 'too_deep': {
      const { levels } = problem
      return translate(
        msg`We can’t read this file because it’s nested more than ${levels} levels deep. Export it again as JSON Resume.`,
      )
    }
    case 'not_json':
      return translate(msg`This file isn’t valid JSON. Choose the file exactly as it was exported.`)
    case 'not_json_resume':
      return translate(
        msg`This isn’t a JSON Resume or Reactive Resume file: it has none of their sections, such as basics or work.`,
      )
    case 'unstorable_name':
      return translate(msg`This file has a field name we can’t store. Rename the field and try again.`)
    case 'zip_broken':
      return translate(
        msg`We can’t open this ZIP file because it’s damaged or password-protected. Download it again and try once more.`,
      )
    case 'zip_too_large':
      return translate(
        msg`This ZIP file is too large to open here. Request the smaller archive from LinkedIn, with only your profile.`,
      )
    case 'zip_too_many_files': {
      const { most } = problem
      return translate(msg`This ZIP file has more than ${most} files. Choose the archive exactly as LinkedIn sent it.`)
    }
    case 'zip_no_resume':
      return translate(
        msg`There’s no resume in this ZIP file. Choose the archive LinkedIn sends you from Settings > Data privacy > Get a copy of your data.`,
      )
    case 'unknown_kind':
      return translate(
        msg`We can’t import this type of file. Choose a PDF, Word (.docx), OpenDocument (.odt), RTF, HTML, or text file, a LinkedIn archive (.zip), or a JSON resume.`,
      )
    case 'text_too_long': {
      const most = pageI18n().number(MAX_TEXT)
      return translate(msg`This text is longer than ${most} characters. Keep only your resume, and try again.`)
    }
    case 'not_read':
      return translate(msg`We couldn’t read this file. Check your connection, reload the page, and try again.`)
    case 'wordless':
      return translate(msg`We couldn’t find a name, work experience, or education in this file.`)
  }
}
