import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { readHeadersAndFooters } from '#shared/read-file/docx-headers.ts'
import { withoutHiddenRuns } from '#shared/read-file/docx-hidden.ts'
import { docxPropertiesOf, mainPartOf, readWithMammoth, RELATIONS, type DocxParts } from '#shared/read-file/docx.ts'
import { UnreadableFileError } from '#shared/read-file/unreadable-file.ts'
import type { FileRead, HiddenParts } from '#web/features/read-file/worker-messages.ts'

/** Unpacked; a resume has a hundredth of it. */
const MAX_UNPACKED = 50 * 1024 * 1024

/** Reads a DOCX with mammoth. Throws `UnreadableFileError`. */
export async function readDocx(bytes: Uint8Array<ArrayBuffer>): Promise<FileRead> {
  const parts = partsOf(bytes)
  const file = await readWithMammoth(mammoth, { arrayBuffer: bytes.buffer })
  return {
    kind: 'docx',
    mammoth: file,
    about: docxPropertiesOf(parts),
    around: readHeadersAndFooters(parts),
    hidden: await hiddenIn(bytes, parts),
  }
}

/** Reads a file with hidden text once more, without it. */
async function hiddenIn(bytes: Uint8Array<ArrayBuffer>, parts: DocxParts): Promise<HiddenParts | null> {
  const main = mainPartOf(Object.keys(parts), parts[RELATIONS]) ?? ''
  const { xml, texts } = withoutHiddenRuns(parts[main] ?? '')
  if (texts.length === 0) return null
  const isNeeded = (name: string) => !name.startsWith('word/media/')
  const packed = zipSync({ ...unpack(bytes, isNeeded), [main]: strToU8(xml) }, { level: 0 })
  return { texts, visible: await readWithMammoth(mammoth, { arrayBuffer: packed.buffer }) }
}

function partsOf(bytes: Uint8Array): DocxParts {
  const isText = (name: string) => name === RELATIONS || /^word\/[^/]+\.xml$/.test(name)
  const unpacked = Object.entries(unpack(bytes, isText)).map(([name, part]) => [name, strFromU8(part)] as const)
  const parts: DocxParts = Object.fromEntries(unpacked)
  if (!mainPartOf(Object.keys(parts), parts[RELATIONS])) throw new UnreadableFileError({ code: 'other-kind' })
  return parts
}

function unpack(bytes: Uint8Array, isNeeded: (name: string) => boolean) {
  let unpacked = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        unpacked += originalSize
        if (unpacked > MAX_UNPACKED) throw new UnreadableFileError({ code: 'too-large', megabytes: 10 })
        return isNeeded(name)
      },
    })
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError({ code: 'broken' })
  }
}
