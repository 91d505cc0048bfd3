import { strFromU8, unzipSync } from 'fflate'

/** Why a ZIP cannot be opened. */
export type ZipProblem =
  | { readonly code: 'zip_broken' | 'zip_too_large' }
  | { readonly code: 'zip_too_many_files'; readonly most: number }
/** Texts by their names in the ZIP. */
export type PackedTexts = Readonly<Record<string, string>>

const MB = 1024 * 1024
/**
 * In bytes, except `files`. The full LinkedIn archive of an active member has about 20 MB; the files we read, a few
 * hundred KB.
 */
export const ZIP_LIMITS = { bytes: 50 * MB, file: 2 * MB, total: 8 * MB, files: 5000 } as const

/**
 * Unpacks only the wanted texts. Sizes are checked before unpacking, and no file may exceed its declared size, so a
 * small file that unpacks to gigabytes is refused.
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
        if (names.length > ZIP_LIMITS.files)
          throw new ZipRefused({ code: 'zip_too_many_files', most: ZIP_LIMITS.files })
        if (!isWanted(name)) return false
        const most = Math.max(size, originalSize)
        total += most
        if (most > ZIP_LIMITS.file || total > ZIP_LIMITS.total) throw new ZipRefused(tooLarge)
        return true
      },
    })
    return { texts: Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)])), names }
  } catch (error) {
    // Any other error comes from a broken file.
    return { problem: error instanceof ZipRefused ? error.problem : { code: 'zip_broken' } }
  }
}

const tooLarge: ZipProblem = { code: 'zip_too_large' }

class ZipRefused extends Error {
  readonly problem: ZipProblem
  constructor(problem: ZipProblem) {
    super(problem.code)
    this.problem = problem
  }
}
