import { msg } from '@lingui/core/macro'
import { leavesOf, objectOr, omit } from '#shared/resume/json-value.ts'
import { LIMITS, type ResumeContent } from '#shared/resume/schema.ts'
import { importSentence, type NotTakenBecause } from '#web/features/resumes/import/import-problem.ts'
import { translate } from '#web/lib/i18n.ts'

export type Taken = { readonly title: string; readonly content: ResumeContent }
export type Read = Taken | { readonly problem: string }

/** Nesting beyond this is no resume; some browsers cannot even parse it. */
const MOST_NESTING = 64

/** Reads a file in the JSON Resume format, or says in a sentence why it cannot be taken. Nothing is stored. */
export async function readImport(file: Pick<File, 'size' | 'text'>): Promise<Read> {
  if (file.size > LIMITS.body) return refuse({ code: 'too_large', kilobytes: LIMITS.body / 1024 })
  const text = (await file.text()).replace(/^\uFEFF/, '')
  if (nestingOf(text) > MOST_NESTING) return refuse({ code: 'too_deep', levels: MOST_NESTING })
  if (!isJson(text)) return refuse({ code: 'not_json' })
  // Fetched with the first file: few visitors import, and none does so often.
  const { fromJsonResume } = await import('#shared/resume/json-resume.ts')
  const imported = fromJsonResume(text)
  if ('problem' in imported) return refuse(imported.problem)
  if (isWordless(imported.content)) return refuse({ code: 'wordless' })
  return { ...imported, title: imported.title || translate(msg`Imported resume`) }
}

const refuse = (problem: NotTakenBecause): Read => ({ problem: importSentence(problem) })

/** Deepest nesting of brackets outside of strings, in one pass over the text. */
export function nestingOf(text: string): number {
  let [depth, deepest, isInString] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isInString) {
      if (character === '\\') at += 1
      else isInString = character !== '"'
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === '}' || character === ']') depth -= 1
  }
  return deepest
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What only says how a resume looks, and what we could not place, is nothing to read. */
const SILENT = ['schemaVersion', 'design', 'language', 'hiddenSections', 'foreign']

const isWordless = (content: ResumeContent): boolean =>
  leavesOf(omit(objectOr(content), SILENT)).every((text) => text.trim() === '')
