import { msg } from '@lingui/core/macro'
import type { ImportProblem } from '#shared/resume/json-resume.ts'
import { translate } from '#web/lib/i18n.ts'

/** Why a file is not taken: what stops its reading, or that it was read and says nothing. */
export type NotTakenBecause = ImportProblem | { readonly code: 'wordless' }

/** The sentence for it, in the language of the interface. */
export function importSentence(problem: NotTakenBecause): string {
  switch (problem.code) {
    case 'too_large': {
      const { kilobytes } = problem
      return translate(msg`This file is larger than ${kilobytes} KB. Remove pictures from it and try again.`)
    }
    case 'too_deep': {
      const { levels } = problem
      return translate(
        msg`This file nests its parts too deeply to be read: more than ${levels} levels. Export it again as JSON Resume.`,
      )
    }
    case 'not_json':
      return translate(msg`This file is not valid JSON. Choose a file that was exported as JSON Resume.`)
    case 'not_json_resume':
      return translate(
        msg`This file is no JSON Resume: it has none of the parts that such a file has, such as basics or work.`,
      )
    case 'unstorable_name':
      return translate(msg`This file has a field whose name cannot be kept. Rename it and try again.`)
    case 'wordless':
      return translate(msg`There is nothing readable in this file: no name, no work, no education.`)
  }
}
