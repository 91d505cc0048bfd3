import { changesBetween, withChanges } from '#shared/resume/json-changes.ts'
import { readDocument, withoutReplacedForms, writeDocument } from '#shared/resume/json-resume-document.ts'
import {
  EXTENSION,
  extensionOf,
  officialFields,
  withExtension,
  withoutExtension,
  type FileMeta,
} from '#shared/resume/json-resume-extension.ts'
import { depthOf, equal, isObject, objectOr, storable, type JsonObject } from '#shared/resume/json-value.ts'
import { LIMITS, type ResumeContent } from '#shared/resume/schema.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'
import { utf8Length } from '#shared/text/utf8.ts'

/** A file in the JSON Resume format, https://jsonresume.org/schema (1.0.0); it may contain fields of other versions. */
export type JsonResumeDocument = JsonObject

/** Why a file can't be imported; the interface provides the texts. */
export type ImportProblem =
  | { readonly code: 'not_json' | 'not_json_resume' | 'unstorable_name' }
  | { readonly code: 'too_large' | 'too_much_foreign'; readonly kilobytes: number }
  | { readonly code: 'too_deep'; readonly levels: number }
/** The title is blank if the file has neither a title nor a name. The template may be unknown here. */
export type Imported =
  | { readonly content: ResumeContent; readonly title: string; readonly templateId?: number }
  | { readonly problem: ImportProblem }

/** Reads a file, as text or parsed. Unknown fields are kept in the resume and written back. */
export function fromJsonResume(file: unknown): Imported {
  const parsed = typeof file === 'string' ? parse(file) : { document: file }
  if ('problem' in parsed) return parsed
  const problem = problemOf(parsed.document)
  if (problem !== null || !isObject(parsed.document)) return { problem: problem ?? NOT_A_RESUME }
  const document = objectOr(storable(parsed.document, MAX_DEPTH + CHANGES_DEPTH))
  const { changes, title, ...template } = extensionOf(document)
  const content = upgradeContent(withChanges(readDocument(withoutExtension(document)), changes))
  return { content, title: (title || content.personalInfo.fullName).trim().slice(0, LIMITS.title), ...template }
}

/** Writes a resume as a file that any reader of the format understands and that we read back without loss. */
export function toJsonResume(content: ResumeContent, meta?: FileMeta): JsonResumeDocument {
  const plain = writeDocument(content)
  const settled = withoutReplacedForms(content, readDocument(plain))
  const isWhole = isResume(plain) && equal(readDocument(withoutExtension(plain)), settled)
  if (isWhole && meta === undefined) return plain
  const added = meta === undefined ? {} : officialFields(plain, meta)
  const extension = {
    version: 1,
    ...(meta?.title !== undefined && { title: meta.title }),
    ...(typeof meta?.templateId === 'number' && { templateId: meta.templateId }),
    ...(Object.keys(added).length > 0 && { added: Object.keys(added) }),
  }
  const reread = readDocument(withoutExtension(withExtension(plain, added, extension)))
  const changes = changesBetween(reread, settled)
  return withExtension(plain, added, changes.length === 0 ? extension : { ...extension, changes })
}

const MAX_DEPTH = 32
/** Additional depth: our list of changes wraps the deepest value. */
const CHANGES_DEPTH = 8
const NOT_A_RESUME: ImportProblem = { code: 'not_json_resume' }
const TOO_LARGE: ImportProblem = { code: 'too_large', kilobytes: LIMITS.body / 1024 }

function parse(text: string): { document: unknown } | { problem: ImportProblem } {
  if (utf8Length(text, LIMITS.body) > LIMITS.body) return { problem: TOO_LARGE }
  try {
    return { document: JSON.parse(text) as unknown }
  } catch {
    return { problem: { code: 'not_json' } }
  }
}

function problemOf(document: unknown): ImportProblem | null {
  if (!isObject(document)) return NOT_A_RESUME
  const depth = Math.max(
    depthOf(withoutExtension(document), MAX_DEPTH),
    depthOf(objectOr(document['meta'])[EXTENSION], MAX_DEPTH + CHANGES_DEPTH) - CHANGES_DEPTH,
  )
  if (depth > MAX_DEPTH) return { code: 'too_deep', levels: MAX_DEPTH }
  if (utf8Length(JSON.stringify(document), LIMITS.body) > LIMITS.body) return TOO_LARGE
  if (hasUnstorableName(document)) return { code: 'unstorable_name' }
  return isResume(document) ? null : NOT_A_RESUME
}

/** A resume stores unknown fields in records, at the top and in entries, which can't have such names. */
function hasUnstorableName(document: JsonObject): boolean {
  const isUnstorable = (object: JsonObject): boolean =>
    Object.keys(object).some((key) => key.length > LIMITS.line || key === '__proto__')
  return [document, ...Object.values(document).flat().filter(isObject)].some(isUnstorable)
}

const PARTS = ['basics', 'work', 'volunteer', 'education', 'awards', 'certificates', 'publications', 'skills']
const MORE_PARTS = ['languages', 'interests', 'references', 'projects', 'meta', '$schema', 'hobbies']

const isResume = (document: JsonObject): boolean =>
  Object.keys(document).length === 0 || [...PARTS, ...MORE_PARTS].some((part) => Object.hasOwn(document, part))
