import { MARK_START } from '#shared/template/leaf.ts'
import { blockIn, cutIntoBlocks, elementOf } from '#web/preview/blocks.ts'
import { mapFields, type FieldText } from '#web/preview/field-map.ts'

/** Fields that print within the text of another one. */
const PRINTED_IN: readonly (readonly [RegExp, string])[] = [
  [/\.(endDate|current)$/, '.startDate'],
  [/^(education\.\d+)\.field$/, '$1.degree'],
]

/** The texts that show a field: its own, those of its parts, or the one that it is printed within. */
export function textsOfField(doc: HTMLElement, marked: string, path: string): FieldText[] {
  const own = textsOf(doc, marked, path)
  const [within] = PRINTED_IN.filter(([pattern]) => pattern.test(path))
  return own.length > 0 || !within ? own : textsOf(doc, marked, path.replace(...within))
}

function textsOf(doc: HTMLElement, marked: string, path: string): FieldText[] {
  return fieldsAround(doc, marked, path).filter(({ path: p }) => p === path || p.startsWith(`${path}.`))
}

/** The fields of those blocks in which a field stands; of the whole paper when it stands elsewhere too. */
function fieldsAround(doc: HTMLElement, marked: string, path: string): FieldText[] {
  const parts = cutIntoBlocks(marked)
  const places = [...parts.keys()].filter((at) => parts[at]?.includes(`${MARK_START}${path}`))
  const fields = places.map((at) => {
    const block = blockIn(parts, at)
    const element = block && elementOf(doc, block)
    return element && mapFields(element, block.html)
  })
  return fields.every((list) => list !== undefined) ? fields.flat() : mapFields(doc, marked)
}

/** The path of the field whose text is nearest to a point of the window; undefined on an empty paper. */
export function fieldNear(fields: readonly FieldText[], x: number, y: number): string | undefined {
  let nearest: { path: string; distance: number } | undefined
  for (const { path, range } of fields)
    for (const rect of range.getClientRects()) {
      const distance = Math.hypot(beyond(x, rect.left, rect.right), beyond(y, rect.top, rect.bottom))
      if (!nearest || distance < nearest.distance) nearest = { path, distance }
    }
  return nearest?.path
}

const beyond = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to)
