import { setField, type FieldValue } from '#shared/resume/fields.ts'
import { storableText } from '#shared/resume/json-value.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'

/** Sets a field, and may set others with it. */
export type EditField = typeof setField

/** How a control tells the resume what is typed into it, and where the cursor is. */
export function useFieldControl(path: string, edit: EditField = setField) {
  const { store } = useBuilder()
  return {
    set: (value: FieldValue) => store.edit((content) => edit(content, path, storable(value)), path),
    focus: {
      onFocus: () => store.setState({ activeField: path }),
      onBlur: () => {
        store.seal()
        if (store.getState().activeField === path) store.setState({ activeField: null })
      },
    },
  }
}

/** A character that no resume can hold must not cost the text around it. */
const storable = (value: FieldValue): FieldValue => (typeof value === 'string' ? storableText(value) : value)
