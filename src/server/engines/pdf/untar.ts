/** One regular file of an archive. */
export type ArchivedFile = { readonly path: string; readonly bytes: Uint8Array; readonly isExecutable: boolean }

const BLOCK = 512

/** Reads the regular files of an uncompressed tar archive; refuses a path that would leave the folder. */
export function untar(archive: Uint8Array): ArchivedFile[] {
  const files: ArchivedFile[] = []
  for (let at = 0; at + BLOCK <= archive.length;) {
    const header = archive.subarray(at, at + BLOCK)
    const path = field(header, 0, 100)
    if (path === '') break // an empty block ends the archive
    const size = octal(header, 124, 12)
    const start = at + BLOCK
    if (start + size > archive.length) throw new Error(`The archive ends inside ${path}.`)
    if (isRegular(header)) {
      if (path.startsWith('/') || path.split('/').includes('..')) throw new Error(`The archive holds the path ${path}.`)
      files.push({
        path,
        bytes: archive.subarray(start, start + size),
        isExecutable: (octal(header, 100, 8) & 1) === 1,
      })
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}

/** Type '0' and the older NUL both mean a plain file; folders and links are of no use here. */
const isRegular = (header: Uint8Array) => header[156] === 0x30 || header[156] === 0

const field = (header: Uint8Array, from: number, length: number) =>
  new TextDecoder().decode(header.subarray(from, from + length)).replace(/\0.*$/s, '')

const octal = (header: Uint8Array, from: number, length: number) => Number.parseInt(field(header, from, length), 8) || 0
