import type { ImportedFile } from '#shared/import/document.ts'
import { fromEuropass, isEuropass } from '#shared/import/europass.ts'
import { fromJson } from '#shared/import/from-json.ts'
import { fromLinkedIn, isLinkedInExport, isLinkedInFile } from '#shared/import/linkedin.ts'
import { MAX_TEXT } from '#shared/import/max-text.ts'
import { unpackTexts, type ZipProblem } from '#shared/import/unpack.ts'
import type { ParsedResume } from '#shared/parse/parse-resume.ts'
import { mainPartOf, RELATIONS } from '#shared/read-file/docx.ts'
import { isOdt, ODT_PARTS } from '#shared/read-file/odt-parts.ts'
import type { ImportProblem } from '#shared/resume/json-resume.ts'
import type { TextRead } from '#web/features/import/reading/foreign-text.ts'

/** What a packed file turned out to be. */
type Unpacked =
  | { readonly kind: 'docx' }
  /** Null with a password. */
  | { readonly kind: 'odt'; readonly read: PlainAnswer | null }
  /** `text` is what stood in its files, to be looked at beside what was read. */
  | { readonly kind: 'linkedin'; readonly imported: ImportedFile; readonly text: string }
  | { readonly kind: 'problem'; readonly problem: ZipProblem | { readonly code: 'zip_no_resume' } }

/** A format in XML that names its fields, with its text to be looked at beside what was read. */
type EuropassRead = { readonly imported: ImportedFile; readonly text: string }

type TextAnswer = EuropassRead | PlainAnswer
type PlainAnswer = TextRead | { readonly problem: { readonly code: 'text_too_long' | 'unknown_kind' } }

/** What is worked out away from the page. */
export type WorkerJobs = {
  readonly json: { readonly ask: string; readonly answer: ImportedFile }
  readonly zip: { readonly ask: Uint8Array; readonly answer: Unpacked }
  readonly text: { readonly ask: Uint8Array; readonly answer: TextAnswer }
  readonly parse: { readonly ask: TextRead['file']; readonly answer: ParsedResume }
}

export const WORKER_JOBS: {
  readonly [K in keyof WorkerJobs]: (ask: WorkerJobs[K]['ask']) => Promise<WorkerJobs[K]['answer']>
} = {
  json: async (text) => readJson(text),
  zip: async (bytes) => unpack(bytes),
  text: async (bytes) => readText(bytes),
  // Fetched apart: it knows every skill, and most of what is brought needs none of that.
  parse: async (file) => (await import('#shared/parse/parse-resume.ts')).parseResume(file),
}

/** Nesting beyond this is no resume; some browsers cannot even parse it. */
const MAX_NESTING = 64

function readJson(written: string): ImportedFile {
  const text = written.replace(/^\uFEFF/, '')
  const problem: ImportProblem = { code: 'too_deep', levels: MAX_NESTING }
  return nestingOf(text) > MAX_NESTING ? { problem } : fromJson(text)
}

async function unpack(bytes: Uint8Array): Promise<Unpacked> {
  const found = unpackTexts(bytes, (name) => name === RELATIONS || ODT_PARTS.includes(name) || isLinkedInFile(name))
  if ('problem' in found) return { kind: 'problem', problem: found.problem }
  const { texts, names } = found
  if (mainPartOf(names, texts[RELATIONS])) return { kind: 'docx' }
  if (isOdt(texts)) {
    const { readOdtText } = await import('#web/features/import/reading/foreign-text.ts')
    const read = readOdtText(texts)
    return { kind: 'odt', read: read && withinLimit(read) }
  }
  if (!isLinkedInExport(names)) return { kind: 'problem', problem: { code: 'zip_no_resume' } }
  const text = Object.entries(texts).map(([name, file]) => `${name}\n\n${file.trim()}`)
  return { kind: 'linkedin', imported: fromLinkedIn(texts), text: text.join('\n\n\n') }
}

async function readText(bytes: Uint8Array): Promise<TextAnswer> {
  const text = decodeText(bytes)
  if (text === null) return { problem: { code: 'unknown_kind' } }
  if (isEuropass(text)) return { imported: fromEuropass(text), text }
  const { readForeignText } = await import('#web/features/import/reading/foreign-text.ts')
  return withinLimit(readForeignText(bytes, text) ?? { file: { text }, footer: [], page: null })
}

const withinLimit = (read: TextRead): PlainAnswer =>
  read.file.text.length > MAX_TEXT ? { problem: { code: 'text_too_long' } } : read

/** Text in UTF-8, in UTF-16 with its mark, or as Windows wrote it before; null if the bytes are no text. */
function decodeText(bytes: Uint8Array): string | null {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  const text = mark
    ? new TextDecoder(mark).decode(bytes)
    : (decodeUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes))
  // No text has control characters but tabs and the ends of lines and pages.
  return /[^\P{Cc}\s]/u.test(text) ? null : text
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

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
