import { hasLevels, INDENT, isNested, withIndent, withoutIndent } from '#shared/resume/nested-bullets.ts'
import { useText } from '#web/features/builder/state/builder-context.tsx'
import { limitOf } from '#web/features/builder/state/field-path.ts'
import { useFieldControl } from '#web/features/builder/form/fields/use-field-control.ts'

/** The text of a bullet as its control shows it, without the indent that nests it. */
export function useBulletText({ list, index }: { list: string; index: number }) {
  const path = `${list}.${index}`
  const value = useText(path)
  const { set, focus } = useFieldControl(path)
  if (!hasLevels(list)) return { text: value, nested: false, limit: limitOf(path), set, focus }
  const nested = index > 0 && isNested(value)
  return {
    text: withoutIndent(value),
    nested,
    limit: limitOf(path) - (nested ? INDENT.length : 0),
    set: (text: string) => set(withIndent(text, nested)),
    focus,
  }
}
