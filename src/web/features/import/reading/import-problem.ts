import { msg } from '@lingui/core/macro'
import type { ZipProblem } from '#shared/import/unpack.ts'
import type { ImportProblem } from '#shared/resume/json-resume.ts'
import { translate } from '#web/lib/i18n.ts'

/** Why a file is not taken: what stops its reading, or that it was read and says nothing. */
export type FileImportProblem =
  | ImportProblem
  | ZipProblem
  | { readonly code: 'wordless' | 'zip_no_resume' | 'unknown_kind' | 'not_read' }

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
        msg`This file has more than ${kilobytes} KB that a resume has no fields for, such as an embedded picture. Remove it from the file and try again.`,
      )
    }
    case 'too_deep': {
      const { levels } = problem
      return translate(
        msg`This file nests its parts too deeply to be read: more than ${levels} levels. Export it again as JSON Resume.`,
      )
    }
    case 'not_json':
      return translate(msg`This file is not valid JSON. Choose a file as it was exported.`)
    case 'not_json_resume':
      return translate(
        msg`This file is no JSON Resume and no file of Reactive Resume: it has none of their parts, such as basics or work.`,
      )
    case 'unstorable_name':
      return translate(msg`This file has a field whose name cannot be kept. Rename it and try again.`)
    case 'zip_broken':
      return translate(
        msg`This ZIP file cannot be opened: it is damaged, or it asks for a password. Download it again and try once more.`,
      )
    case 'zip_too_large':
      return translate(
        msg`This ZIP file is too large to be opened here. Ask LinkedIn for the smaller archive, with your profile only.`,
      )
    case 'zip_too_many_files': {
      const { most } = problem
      return translate(msg`This ZIP file holds more than ${most} files. Choose LinkedIn’s own archive as you got it.`)
    }
    case 'zip_no_resume':
      return translate(
        msg`There is no resume in this ZIP file. We read the archive of your data that LinkedIn sends: Settings, Data privacy, Get a copy of your data.`,
      )
    case 'unknown_kind':
      return translate(
        msg`This kind of file is not known here. Choose a PDF, a Word file (.docx), LinkedIn’s archive (.zip) or a resume as JSON.`,
      )
    case 'not_read':
      return translate(
        msg`The reading did not work. Check your connection, load this page again and choose the file once more.`,
      )
    case 'wordless':
      return translate(msg`There is nothing readable in this file: no name, no work, no education.`)
  }
}
