import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { PictureShape } from '#shared/docx-look/word-paragraph.ts'

/** Names of ECMA-376 (20.1.10.56, ST_ShapeType). */
const GEOMETRY: Readonly<Record<PictureShape, string>> = {
  rectangle: 'rect',
  rounded: 'roundRect',
  ellipse: 'ellipse',
}
const DOCUMENT = 'word/document.xml'

/** The file with its pictures in their shapes, in order: the library that writes the file has rectangles only. */
export function withShapes(file: Uint8Array, shapes: readonly PictureShape[]): Uint8Array {
  if (shapes.every((shape) => shape === 'rectangle')) return file
  const parts = unzipSync(file)
  const rest = [...shapes]
  const xml = strFromU8(parts[DOCUMENT] ?? new Uint8Array()).replace(
    /(<a:prstGeom prst=")rect"/g,
    (_, start: string) => `${start}${GEOMETRY[rest.shift() ?? 'rectangle']}"`,
  )
  return zipSync({ ...parts, [DOCUMENT]: strToU8(xml) })
}
