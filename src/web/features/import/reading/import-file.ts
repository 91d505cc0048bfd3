import { msg } from '@lingui/core/macro'
import type { ImportedFile } from '#shared/import/document.ts'
import { ZIP_LIMITS } from '#shared/import/unpack.ts'
import type { ReadFile } from '#shared/parse/items.ts'
import type { ParsedResume } from '#shared/parse/parse-resume.ts'
import { withHeader } from '#shared/read-file/docx-headers.ts'
import { detectFileKind, UnreadableFileError } from '#shared/read-file/unreadable-file.ts'
import type { Imported } from '#shared/resume/json-resume.ts'
import { paperFor } from '#shared/resume/default-paper.ts'
import { leavesOf, objectOr, omit } from '#shared/resume/json-value.ts'
import { LIMITS, type Paper, type ResumeContent } from '#shared/resume/schema.ts'
import { withPhoto } from '#shared/resume/photo.ts'
import { importProblemMessage, type FileImportProblem } from '#web/features/import/reading/import-problem.ts'
import { photoOf } from '#web/features/import/reading/photo-of.ts'
import { runInWorker } from '#web/features/import/reading/run-in-worker.ts'
import type { WorkerJobs } from '#web/features/import/reading/worker-jobs.ts'
import { translate } from '#web/lib/i18n.ts'
import type { FileRead } from '#web/features/read-file/worker-messages.ts'
import { mainReading } from '#web/features/read-file/main-reading.ts'
import { openFile, type OpenFile } from '#web/features/read-file/open-file.ts'
import { refusalMessage } from '#web/features/read-file/refusal-message.ts'
import { isUnreadable } from '#web/features/read-file/is-unreadable.ts'

export type ImportedResume = { readonly title: string; readonly content: ResumeContent; readonly templateId?: number }
/** The file beside what was read from it: pictures of its pages, or its text. */
export type Original =
  | { readonly kind: 'pages'; readonly pages: readonly PageSize[]; readonly draw: OpenFile['draw'] }
  | { readonly kind: 'text'; readonly text: string }
type PageSize = { readonly width: number; readonly height: number }
/** What was read and is to be looked through before anything is taken over; `close` frees the file. */
export type ImportDraft = ImportedResume &
  Pick<ParsedResume, 'confidence' | 'sources' | 'leftOver'> & {
    readonly name: string
    readonly original: Original
    /** Text in the file that no one can see, line by line; it is left out. */
    readonly hidden: readonly string[]
    /** The file names its fields itself: every one of them is sure. */
    readonly isCertain: boolean
    readonly close: () => void
  }
export type ImportResult =
  | { readonly kind: 'sure'; readonly taken: ImportedResume }
  | { readonly kind: 'draft'; readonly draft: ImportDraft }
  | { readonly kind: 'refused'; readonly sentence: string }

type OpenDocument = typeof openFile

/** JSON of other products may carry a picture of its owner, which is left behind; ours is a tenth of it at most. */
const MAX_JSON = 5 * 1024 * 1024

/**
 * Reads a file of any kind that we know. Formats whose fields say what they are come as a resume; what had to be
 * recognized comes as a draft. Nothing is stored or sent. Throws the signal's reason once it is given.
 */
export async function readImport(
  file: File,
  signal: AbortSignal,
  open: OpenDocument = openFile,
): Promise<ImportResult> {
  try {
    const read = await readKind(file, signal, open)
    if (read.kind !== 'sure') return read
    return isWordless(read.taken.content) ? refuse({ code: 'wordless' }) : read
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof UnreadableFileError) return { kind: 'refused', sentence: refusalMessage(error.refusal) }
    if (isUnreadable(error)) return { kind: 'refused', sentence: refusalMessage({ code: 'unreadable' }) }
    console.error(error)
    return refuse({ code: 'not_read' })
  }
}

async function readKind(file: File, signal: AbortSignal, open: OpenDocument): Promise<ImportResult> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  const kind = kindOrNull(head)
  if (kind === 'pdf') return readDocument(file, signal, open)
  if (kind === 'docx') return readPacked(file, signal, open)
  return looksLikeJson(file.name, head) ? readJson(file, signal) : readText(file, signal)
}

/** By the first bytes, whatever the name says. An old Word file throws. */
function kindOrNull(head: Uint8Array) {
  try {
    return detectFileKind(head)
  } catch (error) {
    if (error instanceof UnreadableFileError && error.refusal.code === 'other-kind') return null
    throw error
  }
}

/** By the name, too, so that a broken one is told as such. */
function looksLikeJson(name: string, head: Uint8Array): boolean {
  const start = new TextDecoder().decode(head).trimStart()
  return !/^(?:<|\{\\rtf)/.test(start) && (/\.json$/i.test(name) || /^[[{]/.test(start))
}

async function readJson(file: File, signal: AbortSignal): Promise<ImportResult> {
  if (file.size > MAX_JSON) return refuse({ code: 'too_large', kilobytes: MAX_JSON / 1024 })
  const text = await file.text()
  return certain(await runInWorker('json', text, signal), file.name, () => readable(text))
}

/** Text without a format of its own: an old resume, or a copied profile page. */
async function readText(file: File, signal: AbortSignal): Promise<ImportResult> {
  if (file.size > MAX_JSON) return refuse({ code: 'too_large', kilobytes: MAX_JSON / 1024 })
  return textDraft(await runInWorker('text', new Uint8Array(await file.arrayBuffer()), signal), file.name, signal)
}

async function textDraft(read: WorkerJobs['text']['answer'], name: string, signal: AbortSignal): Promise<ImportResult> {
  if ('problem' in read) return refuse(read.problem)
  if ('imported' in read) return certain(read.imported, name, () => read.text)
  const { file, footer, page } = read
  if (file.text.trim() === '') throw new UnreadableFileError({ code: 'empty' })
  const found = await runInWorker('parse', file, signal)
  const original: Original = { kind: 'text', text: file.text }
  return draftOf({ ...found, leftOver: [...found.leftOver, ...footer] }, { name, original, page: page ?? undefined })
}

async function readPacked(file: File, signal: AbortSignal, open: OpenDocument): Promise<ImportResult> {
  if (file.size > ZIP_LIMITS.bytes) return refuse({ code: 'zip_too_large' })
  const found = await runInWorker('zip', new Uint8Array(await file.arrayBuffer()), signal)
  if (found.kind === 'docx') return readDocument(file, signal, open)
  if (found.kind === 'odt') {
    if (!found.read) throw new UnreadableFileError({ code: 'encrypted' })
    return textDraft(found.read, file.name, signal)
  }
  if (found.kind === 'problem') return refuse(found.problem)
  const { imported, text } = found
  if ('problem' in imported) return refuse(imported.problem)
  if (isWordless(imported.content)) return refuse({ code: 'zip_no_resume' })
  // The columns say what their fields are: there is nothing to doubt, but much to leave out.
  return certainDraft(imported, file.name, text)
}

/** A format whose fields say what they are; it is only looked through if the file says more than a resume can. */
async function certain(imported: ImportedFile, name: string, original: () => string): Promise<ImportResult> {
  if ('problem' in imported) return refuse(imported.problem)
  if (isWordless(imported.content)) return refuse({ code: 'wordless' })
  const { picture = '', leftOver = [], ...resume } = imported
  const photo = picture === '' ? undefined : await photoOf(picture)
  const content = photo ? withPhoto(resume.content, { image: photo }) : resume.content
  const lines = picture !== '' && !photo ? [...leftOver, translate(msg`A photo that we can’t read`)] : leftOver
  const whole = { ...resume, content }
  return lines.length === 0 ? sure(whole, name) : certainDraft({ ...whole, leftOver: lines }, name, original())
}

type ImportedWithRest = ImportedResume & Pick<ImportedFile, 'leftOver'>

function certainDraft({ leftOver = [], ...resume }: ImportedWithRest, name: string, text: string): ImportResult {
  const known = { confidence: {}, sources: {}, hidden: [], isCertain: true, close: () => {} }
  const original = { kind: 'text', text } as const
  return { kind: 'draft', draft: { ...taken(resume, name), ...known, leftOver, name, original } }
}

/** JSON in lines, without the bytes of pictures. */
const readable = (json: string): string =>
  JSON.stringify(JSON.parse(json.replace(/^\uFEFF/, '')), null, 2).replace(
    /(?<=data:image\/[a-z]{1,9};base64,)[A-Za-z0-9+/=]+/g,
    '…',
  )

/** A PDF of ours carries the resume whole; in any other document it is recognized. */
async function readDocument(file: File, signal: AbortSignal, open: OpenDocument): Promise<ImportResult> {
  const opened = await untilAborted(open(file), signal)
  const { read, draw, close } = opened
  try {
    const whole = read.kind === 'pdf' ? await readAttachment(read.pdfjs, file.name, signal) : null
    if (whole) {
      close()
      return whole
    }
    const text = textIn(read)
    const found = await runInWorker('parse', text, signal)
    // Nothing tells what the foot of a page is about.
    const leftOver = [...found.leftOver, ...(read.kind === 'docx' ? read.around.footer : [])]
    const original: Original =
      read.kind === 'pdf' ? { kind: 'pages', pages: text.pages, draw } : { kind: 'text', text: text.text }
    const hidden = read.hidden?.texts ?? []
    const page = read.kind === 'docx' ? (read.about.page ?? undefined) : text.pages[0]
    return draftOf({ ...found, leftOver }, { name: file.name, original, page, hidden, close })
  } catch (error) {
    close()
    throw error
  }
}

/** The resume as data in a PDF, as we and Europass add it; null without one. */
async function readAttachment(pdf: ReadFile, name: string, signal: AbortSignal): Promise<ImportResult | null> {
  const { source, xml } = pdf
  if (source !== undefined) {
    const whole = await runInWorker('json', source, signal)
    return 'problem' in whole || isWordless(whole.content) ? null : sure(whole, name)
  }
  if (xml === undefined) return null
  const read = await runInWorker('text', new TextEncoder().encode(xml), signal)
  const result = 'imported' in read ? await certain(read.imported, name, () => read.text) : null
  return result?.kind === 'refused' ? null : result
}

type FileOfDraft = Pick<ImportDraft, 'name' | 'original'> &
  Partial<Pick<ImportDraft, 'hidden' | 'close'>> & { readonly page?: PageSize | undefined }

/** What was recognized in a file, on its paper, or else on the usual one of the person it is about. */
function draftOf({ content, language, ...found }: ParsedResume, file: FileOfDraft): ImportResult {
  const { name, original, page, hidden = [], close = () => {} } = file
  const { fullName: title, phone } = content.personalInfo
  const paper = paperOf(page) ?? paperFor({ locale: navigator.language, phone })
  const named = taken({ content: { ...content, language, design: { ...content.design, paper } }, title }, name)
  return { kind: 'draft', draft: { ...named, ...found, name, original, hidden, isCertain: false, close } }
}

/** The paper of a page, upright or not; null if it is neither or unknown. Programs round sizes by a point or so. */
function paperOf(page: PageSize | undefined): Paper | null {
  const sides = page ? [page.width, page.height].toSorted((one, other) => one - other) : []
  const isOf = (size: readonly number[]) =>
    sides.length > 0 && sides.every((side, at) => Math.abs(side - (size[at] ?? 0)) < 4)
  return isOf(A4) ? 'a4' : isOf(LETTER) ? 'letter' : null
}

/** In points. */
const A4 = [595, 842]
const LETTER = [612, 792]

function textIn(read: FileRead): ReadFile {
  if (read.kind === 'docx') return withHeader(read.hidden?.visible ?? read.mammoth, read.around.header)
  return read.hidden?.visible ?? mainReading(read.pdfjs, read.pdfium)
}

/** A reader cannot be stopped before it has answered: its answer is discarded then. */
async function untilAborted(opening: Promise<OpenFile>, signal: AbortSignal): Promise<OpenFile> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    return await Promise.race([opening, aborted])
  } catch (error) {
    void opening.then(({ close }) => close()).catch(() => {})
    throw error
  }
}

const refuse = (problem: FileImportProblem): ImportResult => ({
  kind: 'refused',
  sentence: importProblemMessage(problem),
})

const sure = (imported: Imported, name: string): ImportResult =>
  'problem' in imported ? refuse(imported.problem) : { kind: 'sure', taken: taken(imported, name) }

function taken({ title, ...read }: ImportedResume, name: string): ImportedResume {
  const base = name.replace(/\.[^.]*$/, '').trim()
  return { ...read, title: (title.trim() || base || translate(msg`Imported resume`)).slice(0, LIMITS.title) }
}

/** What only says how a resume looks, and what we could not place, is nothing to read. */
const SILENT = ['schemaVersion', 'design', 'language', 'hiddenSections', 'foreign']

const isWordless = (content: ResumeContent): boolean =>
  leavesOf(omit(objectOr(content), SILENT)).every((text) => text.trim() === '')
