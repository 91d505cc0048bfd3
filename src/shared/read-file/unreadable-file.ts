/** Why a file cannot be read; the interface has a message for each code that says what to do. */
export type UnreadableReason =
  | { readonly code: 'too-large'; readonly megabytes: number }
  | { readonly code: 'too-many-pages'; readonly pages: number; readonly most: number }
  | { readonly code: 'empty' | 'other-kind' | 'old-word' | 'broken' | 'encrypted' | 'no-text' | 'unreadable' }

/** Thrown when the file itself cannot be read; callers turn it into a message. */
export class UnreadableFileError extends Error {
  readonly refusal: UnreadableReason
  constructor(refusal: UnreadableReason) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export const MAX_FILE_BYTES = 10 * 1024 * 1024
const MAX_PAGES = 60

export type FileKind = 'pdf' | 'docx'

/** The kind of a file by its first bytes, whatever its name. Throws `UnreadableFileError` if it cannot be read. */
export function detectFileKind(bytes: Uint8Array): FileKind {
  if (bytes.length > MAX_FILE_BYTES)
    throw new UnreadableFileError({ code: 'too-large', megabytes: MAX_FILE_BYTES / 1024 / 1024 })
  if (bytes.length === 0) throw new UnreadableFileError({ code: 'empty' })
  // Some mail programs add text before the header, which readers accept.
  if (latin1(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf'
  if (startsWith(bytes, ZIP_SIGNATURE)) return 'docx'
  if (startsWith(bytes, OLD_OFFICE_SIGNATURE)) throw new UnreadableFileError({ code: 'old-word' })
  throw new UnreadableFileError({ code: 'other-kind' })
}

export function checkPages(pages: number): void {
  if (pages > MAX_PAGES) throw new UnreadableFileError({ code: 'too-many-pages', pages, most: MAX_PAGES })
}

/** The container of .doc files and of encrypted .docx files. */
const OLD_OFFICE_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04]

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)
const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
