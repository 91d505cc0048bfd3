import type { FieldText } from '#web/features/preview/field-map.ts'

/** Fields that print within the text of another one. */
const PRINTED_IN: readonly (readonly [RegExp, string])[] = [
  [/\.(endDate|current)$/, '.startDate'],
  [/^(education\.\d+)\.field$/, '$1.degree'],
]

/** The texts that show a field: its own, those of its parts, or the one that it is printed within. */
export function textsOfField(fields: readonly FieldText[], path: string): FieldText[] {
  const of = (wanted: string) => fields.filter(({ path: p }) => p === wanted || p.startsWith(`${wanted}.`))
  const own = of(path)
  if (own.length > 0) return own
  const [within] = PRINTED_IN.filter(([pattern]) => pattern.test(path))
  return within ? of(path.replace(...within)) : []
}

/** The path of the field whose text stands nearest to a point of the window; undefined on an empty paper. */
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
