import { firstText, pictureIn, type ImportedFile } from '#shared/import/document.ts'
import { leftOverOf } from '#shared/import/left-over.ts'
import { fromReactiveResume, isReactiveResume } from '#shared/import/reactive-resume.ts'
import { hasTooMuchForeign } from '#shared/resume/foreign.ts'
import { fromJsonResume, type ImportProblem } from '#shared/resume/json-resume.ts'
import { EXTENSION, templateIn } from '#shared/resume/json-resume-extension.ts'
import { fieldOf, isObject, objectOr, omit, storableText, textOf, type JsonObject } from '#shared/resume/json-value.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

/**
 * Reads any supported JSON file: Reactive Resume, a resume from an account archive, or JSON Resume. The caller has
 * already parsed the text once, so its nesting is not too deep.
 */
export function fromJson(text: string): ImportedFile {
  const imported = readAny(text)
  return 'content' in imported && hasTooMuchForeign(imported.content) ? { problem: TOO_MUCH } : imported
}

const TOO_MUCH: ImportProblem = { code: 'too_much_foreign', kilobytes: LIMITS.foreign / 1024 }

function readAny(text: string): ImportedFile {
  const file = parseOrUndefined(text)
  if (isReactiveResume(file)) return fromReactiveResume(file)
  if (isArchived(file)) return fromArchive(file)
  return isObject(file) && !isOurs(file) ? fromOtherJsonResume(file) : fromJsonResume(text)
}

const isOurs = (file: JsonObject): boolean => Object.hasOwn(objectOr(fieldOf(file, 'meta')), EXTENSION)

/** A JSON Resume that another product wrote, without the picture in it, which becomes a photo. */
function fromOtherJsonResume(file: JsonObject): ImportedFile {
  const basics = objectOr(fieldOf(file, 'basics'))
  const name = PICTURES.find((each) => pictureIn(firstText(basics, each)) !== '')
  const document = name === undefined ? file : { ...file, basics: omit(basics, [name]) }
  const imported = fromJsonResume(document)
  if ('problem' in imported) return imported
  const leftOver = leftOverOf(omit(document, ['$schema', 'meta']), imported.content)
  return { ...imported, leftOver, picture: name === undefined ? '' : firstText(basics, name) }
}

/** Its name in the format, and that of earlier versions. */
const PICTURES = ['image', 'picture']

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

function fromArchive(file: JsonObject & { readonly content: JsonObject }): ImportedFile {
  const content = upgradeContent(file.content)
  const title = textOf(fieldOf(file, 'title')).trim() || content.personalInfo.fullName.trim()
  return { content, title: storableText(title.slice(0, LIMITS.title)), ...templateIn(file) }
}
