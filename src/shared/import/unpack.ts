import { strFromU8, unzipSync } from 'fflate'

/** Why a packed file cannot be opened. */
export type ZipProblem =
  | { readonly code: 'zip_broken' | 'zip_too_large' }
  | { readonly code: 'zip_too_many_files'; readonly most: number }
/** Texts by their names within the packed file. */
export type PackedTexts = Readonly<Record<string, string>>

const MB = 1024 * 1024
/** LinkedIn's whole archive of a busy person is about 20 MB; what is read of it, a few hundred KB. */
export const ZIP_LIMITS = { bytes: 50 * MB, file: 2 * MB, total: 8 * MB, files: 5000 } as const

/**
 * Unpacks the texts that are wanted, and nothing else. Sizes are checked before a byte is unpacked, and no file grows
 * beyond the size it names: a small file that unpacks to gigabytes is refused.
 */
export function unpackTexts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): { readonly texts: PackedTexts; readonly names: readonly string[] } | { readonly problem: ZipProblem } {
  if (bytes.length > ZIP_LIMITS.bytes) return { problem: tooLarge }
  const names: string[] = []
  let total = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        names.push(name)
        if (names.length > ZIP_LIMITS.files) throw new Refused({ code: 'zip_too_many_files', most: ZIP_LIMITS.files })
        if (!isWanted(name)) return false
        const most = Math.max(size, originalSize)
        total += most
        if (most > ZIP_LIMITS.file || total > ZIP_LIMITS.total) throw new Refused(tooLarge)
        return true
      },
    })
    return { texts: Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)])), names }
  } catch (error) {
    // Whatever else the reader stumbles over is the file's.
    return { problem: error instanceof Refused ? error.problem : { code: 'zip_broken' } }
  }
}

const tooLarge: ZipProblem = { code: 'zip_too_large' }

class Refused extends Error {
  readonly problem: ZipProblem
  constructor(problem: ZipProblem) {
    super(problem.code)
    this.problem = problem
  }
}
