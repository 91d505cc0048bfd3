import { fromReactiveResume, isReactiveResume } from '#shared/import/reactive-resume.ts'
import { hasTooMuchForeign } from '#shared/resume/foreign.ts'
import { fromJsonResume, type Imported, type ImportProblem } from '#shared/resume/json-resume.ts'
import { templateIn } from '#shared/resume/json-resume-extension.ts'
import { fieldOf, isObject, storableText, textOf, type JsonObject } from '#shared/resume/json-value.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

/**
 * Reads any supported JSON file: Reactive Resume, a resume from an account archive, or JSON Resume. The caller has
 * already parsed the text once, so its nesting is not too deep.
 */
export function fromJson(text: string): Imported {
  const imported = readAny(text)
  return 'content' in imported && hasTooMuchForeign(imported.content) ? { problem: TOO_MUCH } : imported
}

const TOO_MUCH: ImportProblem = { code: 'too_much_foreign', kilobytes: LIMITS.foreign / 1024 }

function readAny(text: string): Imported {
  const file = parseOrUndefined(text)
  if (isReactiveResume(file)) return fromReactiveResume(file)
  if (isArchived(file)) return fromArchive(file)
  return fromJsonResume(text)
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A resume from a personal data export, with its content in our own format. */
const isArchived = (file: unknown): file is JsonObject & { readonly content: JsonObject } =>
  isObject(file) && Object.hasOwn(file, 'title') && isObject(fieldOf(file, 'content'))

function fromArchive(file: JsonObject & { readonly content: JsonObject }): Imported {
  const content = upgradeContent(file.content)
  const title = textOf(fieldOf(file, 'title')).trim() || content.personalInfo.fullName.trim()
  return { content, title: storableText(title.slice(0, LIMITS.title)), ...templateIn(file) }
}
