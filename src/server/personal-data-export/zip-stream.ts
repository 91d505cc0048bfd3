import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

/** One file, in parts that are made as they are needed. */
export type ZipEntry = {
  readonly name: string
  readonly parts: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
}

/** Bytes compressed at once: a few milliseconds, between which other requests are answered. */
const PIECE = 64 * 1024

/** A ZIP file in pieces. Neither the file nor any of its entries is ever in memory as a whole. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  for await (const { name, parts } of entries) {
    const file = new ZipDeflate(name)
    zip.add(file)
    for await (const part of parts) {
      const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
      for (let at = 0; at < bytes.length; at += PIECE) {
        file.push(bytes.subarray(at, at + PIECE))
        await setImmediate()
        yield* made.splice(0)
      }
    }
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* made.splice(0)
}
